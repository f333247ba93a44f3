// The cars whose letters were voided this turn: events tell it, the state forgets it.
import { Phase, type Event, type State } from "$generated/autoscooter/layout";

interface Sight {
  shown: State;
  now: { number: number; event: Event } | null;
}

export class Voided {
  private heard: number[] = [];
  private turn = -1; // in which they were heard of

  constructor(private readonly look: () => Sight) {}

  readonly cars = $derived.by((): readonly number[] => {
    const { shown, now } = this.look();
    if (shown.phase === Phase.PROGRAM || shown.turn !== this.turn) this.heard = [];
    this.turn = shown.turn;
    if (now?.event.kind === "letter_voided") {
      this.heard = [...new Set([...this.heard, now.event.car])];
    }
    return this.heard;
  });
}
