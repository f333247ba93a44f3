// The roads of a map: what lies next to what, how far it is, and where the arrows point.
import { FINISH, START } from "../art/map/facts";
import type { RoadFacts, Space } from "./facts";

export { FINISH, START };
export const NO_DESTINATION = -1;

export const ERRAND_PLACES = ["service_station", "police", "dealer", "restaurant"] as const;

export class Network {
  readonly spaces: readonly Space[];
  readonly destinations: readonly number[]; // places of errands
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly roads: readonly (readonly number[])[];
  private readonly links: readonly (readonly number[])[];
  private readonly known = new Map<number, readonly number[]>(); // steps to a space from all others

  constructor(readonly facts: RoadFacts) {
    const { spaces, roads, links, destinations } = facts;
    this.spaces = spaces;
    this.destinations = destinations;
    this.numbers = new Map(spaces.map(({ name }, number) => [name, number]));
    this.roads = spaces.map(({ name }) => roads[name]!);
    this.links = spaces.map((_, number) =>
      links.flatMap(({ ends: [one, other] }) =>
        one === number ? [other] : other === number ? [one] : [],
      ),
    );
  }

  name(space: number): string {
    return this.spaces[space]?.name ?? "";
  }

  /** The number of a space by its name, or -1. */
  numbered(name: string): number {
    return this.numbers.get(name) ?? -1;
  }

  at(space: number): Space {
    return this.spaces[space]!;
  }

  /** Where roads, ferry and tunnel lead, in the order of the names. */
  ways(space: number): number[] {
    const all = [...this.roads[space]!, ...this.links[space]!];
    return all.toSorted((one, other) => (this.name(one) < this.name(other) ? -1 : 1));
  }

  neighbours(space: number): readonly number[] {
    return this.roads[space]!;
  }

  isLink(from: number, to: number): boolean {
    return this.links[from]!.includes(to);
  }

  /** The neighbour against the arrows; START's is START. */
  back(space: number): number {
    return this.facts.back[space]!;
  }

  /** The neighbours along the arrows. */
  onward(space: number): readonly number[] {
    return this.facts.onward[space]!;
  }

  toFinish(space: number): number {
    return this.facts.to_finish[space]!;
  }

  /** The fewest steps by road; no way leads through FINISH. */
  steps(from: number, to: number): number {
    return this.stepsTo(to)[from] ?? Infinity;
  }

  private stepsTo(target: number): readonly number[] {
    const found = this.known.get(target) ?? this.counted(target);
    this.known.set(target, found);
    return found;
  }

  private counted(target: number): number[] {
    const steps = this.spaces.map(() => Infinity);
    steps[target] = 0;
    const waiting = [target];
    for (const space of waiting) {
      if (space === FINISH && space !== target) continue;
      for (const next of this.roads[space]!) {
        if (steps[next]! < Infinity) continue;
        steps[next] = steps[space]! + 1;
        waiting.push(next);
      }
    }
    return steps;
  }

  /** The nearest place of a kind, by road; of two, the one nearer to the finish: AVM-46. */
  nearest(from: number, place: string): number {
    const places = this.destinations.filter((space) => this.at(space).place === place);
    const ranked = places.toSorted(
      (one, other) =>
        this.steps(from, one) - this.steps(from, other) ||
        this.toFinish(one) - this.toFinish(other) ||
        one - other,
    );
    return ranked[0]!;
  }
}
