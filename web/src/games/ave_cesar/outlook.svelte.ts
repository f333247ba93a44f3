// What lies before the viewer: the goals of their cards, and the one they look at or have chosen.
import type { State } from "$generated/ave_cesar/layout";
import type { BoardContext } from "$lib/board.svelte";
import { focusOf, proposedSpot } from "./choosing";
import type { Circus } from "./course";
import { type Goal, goalsOf, wayToGoal } from "./goals";
import { standpointOf, strides, type Stride } from "./ways";

export interface Sight {
  shown: State;
  viewer: number;
  isAsked: boolean; // the viewer has to play
}

export class Outlook {
  looked = $state.raw<string | null>(null); // the spot under the pointer, or with the focus
  private latest: State | null = null;

  constructor(
    private readonly circus: Circus,
    private readonly board: BoardContext,
    private readonly look: () => Sight,
  ) {}

  /** The spot to press again for what is chosen. */
  readonly proposed = $derived.by((): string | null =>
    proposedSpot(this.circus.courseOf(this.look().shown), (spot) => this.board.stateOf(spot)),
  );

  /** What is shown, but for a move that is only proposed. */
  readonly asked = $derived.by((): State => {
    if (this.latest === null || this.proposed === null) this.latest = this.look().shown;
    return this.latest;
  });

  readonly goals = $derived.by((): Goal[] => {
    const { viewer, isAsked } = this.look();
    return isAsked
      ? goalsOf(this.circus, this.asked, viewer, (path) => this.board.leads(path))
      : [];
  });

  readonly focus = $derived.by(() =>
    focusOf(this.goals, this.looked, (spot) => this.board.stateOf(spot)),
  );

  /** The goals to point out: those of one card, or of all. */
  readonly lit = $derived.by((): Goal[] =>
    this.goals.filter(({ value }) => value === this.focus.value),
  );

  /** The way to the goal that is looked at. */
  readonly way = $derived.by((): Stride[] => {
    const { viewer } = this.look();
    const { goal } = this.focus;
    const way = goal ? wayToGoal(this.circus, this.asked, viewer, goal) : [];
    if (!way.length) return [];
    const from = standpointOf(this.circus, this.asked.players[viewer]!);
    return strides(this.circus.courseOf(this.asked), from, way);
  });
}
