// What lies before the viewer: the goals of their cards, and the one they look at or have chosen.
import type { State } from "$generated/ave_cesar/layout";
import type { BoardContext } from "$lib/board.svelte";
import { focusOf, proposedSpot } from "./choosing";
import { courseOf } from "./course";
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
    private readonly board: BoardContext,
    private readonly look: () => Sight,
  ) {}

  /** The spot to press again for what is chosen. */
  readonly proposed = $derived.by((): string | null =>
    proposedSpot(courseOf(this.look().shown), (spot) => this.board.stateOf(spot)),
  );

  /** What is shown, but for a move that is only proposed. */
  readonly asked = $derived.by((): State => {
    if (this.latest === null || this.proposed === null) this.latest = this.look().shown;
    return this.latest;
  });

  readonly goals = $derived.by((): Goal[] => {
    const { viewer, isAsked } = this.look();
    return isAsked ? goalsOf(this.asked, viewer, (path) => this.board.leads(path)) : [];
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
    const way = goal ? wayToGoal(this.asked, viewer, goal) : [];
    if (!way.length) return [];
    const from = standpointOf(this.asked.players[viewer]!);
    return strides(courseOf(this.asked), from, way);
  });
}
