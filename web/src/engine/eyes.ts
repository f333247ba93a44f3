// What each viewer gets to see of what happened, and whether they notice that it did.
import type { Facts } from "./facts";
import { locate } from "./memory";
import type { Bytes, Rules } from "./rules";

/** A viewer from whom nothing is hidden but the dice to come: for matches looked at again. */
export const OMNISCIENT = -2;
/** The viewer who has no seat. */
export const ONLOOKER = -1;

/** An action, as far as it can be noticed. */
export interface Deed {
  seat: number;
  state: Bytes; // after it
  events: Bytes;
  waiting: number[];
}

export class Eyes {
  /** A deed is told apart from the one before it once: that one stays the same. */
  private readonly noticed = new WeakMap<Deed, Map<number, boolean>>();

  constructor(private readonly rules: Rules) {}

  view(viewer: number, state: Bytes): Bytes {
    return viewer === OMNISCIENT
      ? withoutDice(this.rules.facts, state)
      : this.rules.redact(state, viewer);
  }

  events(viewer: number, events: Bytes): Bytes {
    return viewer === OMNISCIENT ? events : this.rules.redactEvents(events, viewer);
  }

  /** Whether a viewer notices a deed: it is their own, or something is other than before it. */
  notices(viewer: number, deed: Deed, before: Deed): boolean {
    const known = this.noticed.get(deed) ?? new Map<number, boolean>();
    this.noticed.set(deed, known);
    const isNoticed = known.get(viewer) ?? this.tellsApart(viewer, deed, before);
    known.set(viewer, isNoticed);
    return isNoticed;
  }

  /** The viewers who notice one of some deeds, each of which followed the one before it. */
  witnesses(players: number, before: Deed, deeds: readonly Deed[]): number[] {
    return this.viewers(players).filter((viewer) =>
      deeds.some((deed, place) => this.notices(viewer, deed, deeds[place - 1] ?? before)),
    );
  }

  /** How many of some deeds each viewer notices, onlookers first; the first is the set-up. */
  chapters(players: number, deeds: readonly Deed[]): number[] {
    return this.viewers(players).map(
      (viewer) =>
        deeds.filter((deed, place) => place && this.notices(viewer, deed, deeds[place - 1]!))
          .length,
    );
  }

  private viewers(players: number): number[] {
    return Array.from({ length: players + 1 }, (_, place) => ONLOOKER + place);
  }

  private tellsApart(viewer: number, deed: Deed, before: Deed): boolean {
    if (viewer === OMNISCIENT || viewer === deed.seat) return true;
    if (this.events(viewer, deed.events).length > 0) return true;
    if (deed.waiting.join() !== before.waiting.join()) return true;
    return !isSame(this.view(viewer, deed.state), this.view(viewer, before.state));
  }
}

function isSame(one: Bytes, other: Bytes): boolean {
  return one.every((byte, place) => byte === other[place]);
}

function withoutDice(facts: Facts, state: Bytes): Bytes {
  const { state: layout, dice } = facts.records;
  const { at } = locate(layout, "dice");
  return new Uint8Array(state).fill(0, at, at + dice.size);
}
