// A choice being made on the board: spot after spot, until one action is left to confirm.
import type { Actions } from "../engine/actions";
import type { Kind } from "../engine/facts";
import type { AnyGameUi, SpotState } from "../games/contract";

interface Way {
  action: number;
  path: string[];
}

/** All ways of a seat: what they are does not change while it plays. */
interface Ways {
  all: readonly Way[]; // to every action of the game, by action
  detours: readonly Way[]; // to the same actions
}

const known = new WeakMap<AnyGameUi, Map<number, Ways>>();

function waysOf(ui: AnyGameUi, actions: Actions, seat: number): Ways {
  const seats = known.get(ui) ?? new Map<number, Ways>();
  known.set(ui, seats);
  const ways = seats.get(seat) ?? waysAnew(ui, actions, seat);
  seats.set(seat, ways);
  return ways;
}

function waysAnew(ui: AnyGameUi, actions: Actions, seat: number): Ways {
  const moves = Array.from({ length: actions.size }, (_, action) => actions.decode(action));
  return {
    all: moves.map((move, action) => ({ action, path: ui.path(move, seat) })),
    detours: moves.flatMap((move, action) =>
      (ui.detours?.(move, seat) ?? []).map((path) => ({ action, path })),
    ),
  };
}

export class Choice {
  chosen = $state.raw<string[]>([]); // spots pressed so far
  proposal = $state<number | null>(null); // the action to confirm
  hinted = $state.raw<string[]>([]); // spots a hint points at
  private passed = $state.raw<string[]>([]); // spots pressed that only a detour goes over
  private ways = $state.raw<Way[]>([]); // to the legal actions
  private readonly all: readonly Way[];
  private readonly detours: readonly Way[];
  private isStepwise = false; // every spot of a way is to be pressed, even if no other is left

  constructor(
    private readonly actions: Actions,
    ui: AnyGameUi,
    readonly seat: number,
  ) {
    ({ all: this.all, detours: this.detours } = waysOf(ui, actions, seat));
  }

  /** Begins anew, with these legal actions. */
  offer(legal: readonly number[], { isStepwise = false } = {}): void {
    const allowed = new Set(legal);
    const others = this.detours.filter((way) => allowed.has(way.action));
    this.ways = [...legal.map((action) => this.all[action]!), ...others];
    this.isStepwise = isStepwise;
    this.cancel();
    this.hinted = [];
  }

  cancel(): void {
    this.chosen = [];
    this.passed = [];
    this.proposal = null;
  }

  /** The kind of which a bare number is asked, such as a bid; else null. */
  get dial(): Kind | null {
    const [first] = this.ways;
    if (!first || this.ways.some((way) => way.path.length > 0)) return null;
    const kind = this.actions.kindOf(first.action);
    return kind.fields.length === 1 ? kind : null;
  }

  get legal(): number[] {
    return actionsOf(this.ways);
  }

  /** The action that is all there is to do; null where there is a choice, or a number to give. */
  get only(): number | null {
    const [first, ...others] = this.legal;
    return others.length || this.dial ? null : (first ?? null);
  }

  /** A spot to begin with. */
  get firstOpen(): string | null {
    return [...this.openSpots][0] ?? null;
  }

  stateOf(spot: string): SpotState {
    if (this.hinted.includes(spot)) return "hinted";
    if (this.chosen.includes(spot) || this.passed.includes(spot)) return "chosen";
    return this.openSpots.has(spot) ? "open" : "closed";
  }

  /** Presses a spot. Tells what came of it: "closed" if it leads nowhere. */
  press(spot: string): "confirm" | "chosen" | "closed" {
    if (this.proposal !== null && this.chosen.at(-1) === spot) return "confirm";
    const start = this.starts.find((before) => this.leads([...before, spot]));
    if (start) this.choose([...start, spot]);
    else if (this.hinted.includes(spot))
      this.choose(this.hinted); // whatever its place on the way
    else return "closed";
    return "chosen";
  }

  /** Picks an action as a whole, from a list or a dial. */
  propose(action: number): void {
    this.settle(this.all[action]!);
  }

  /** Points at the way to an action. */
  point(action: number): void {
    this.cancel();
    this.hinted = this.all[action]!.path;
  }

  /** The actions somebody may have had in mind who pressed a spot: to explain what stands against them. */
  meant(spot: string): number[] {
    const onward = this.startingWith([...this.chosen, spot]);
    const found = [
      onward,
      this.startingWith([spot]),
      this.all.filter((w) => w.path.includes(spot)),
    ];
    return actionsOf(found.find((ways) => ways.length > 0) ?? []);
  }

  /** Whether these spots, pressed in this order, lead to a legal action. */
  leads(path: readonly string[]): boolean {
    return this.ways.some((way) => begins(way.path, path));
  }

  /** What a spot may be pressed after: all that is chosen, or what is left when it changes a part. */
  private get starts(): string[][] {
    const detour = this.passed.length ? [this.passed] : [];
    return [this.chosen, ...detour, ...withoutOne(this.chosen), []];
  }

  private choose(path: string[]): void {
    const left = this.ways.filter((way) => begins(way.path, path));
    const only = actionsOf(left).length === 1 && this.isFound(left[0]!, path) ? left[0]! : null;
    this.hinted = [];
    if (only) return this.settle(only);
    this.cancel();
    this.chosen = path;
  }

  /** Proposes an action; whichever way was taken to it, its own can be changed spot by spot. */
  private settle({ action, path }: Way): void {
    this.chosen = this.all[action]!.path;
    this.passed = path.filter((spot) => !this.chosen.includes(spot));
    this.proposal = action;
  }

  private isFound(way: Way, path: readonly string[]): boolean {
    return !this.isStepwise || way.path.length === path.length;
  }

  private startingWith(path: string[]): Way[] {
    return [...this.all, ...this.detours].filter((way) => begins(way.path, path));
  }

  private openSpots = $derived.by(() => {
    const next = this.ways.filter((way) => begins(way.path, this.chosen));
    const starts = this.chosen.length ? [] : this.ways.map((way) => way.path[0]);
    const onward = next.map((way) => way.path[this.chosen.length]);
    return new Set([...starts, ...onward].filter((spot) => spot !== undefined));
  });
}

function actionsOf(ways: readonly Way[]): number[] {
  return [...new Set(ways.map((way) => way.action))];
}

/** A path with one of its spots left out: the last, or the one before, … */
function withoutOne(path: readonly string[]): string[][] {
  return path.map((_, place) => path.toSpliced(place, 1)).toReversed();
}

function begins(path: readonly string[], with_: readonly string[]): boolean {
  return with_.every((spot, place) => path[place] === spot);
}
