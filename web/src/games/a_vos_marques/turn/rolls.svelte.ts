// The dice as they were rolled in this turn.
import { type Event, LETTER } from "$generated/a_vos_marques/layout";
import { untrack } from "svelte";

type Now = { number: number; event: Event } | null;

/** A die that lies there, and which roll it was: another one tumbles. */
export interface Rolled<Face> {
  face: Face | null;
  roll: number;
}

export class Rolls {
  esp = $state.raw<Rolled<string>>({ face: null, roll: 0 });
  blue = $state.raw<Rolled<number>>({ face: null, roll: 0 });
  red = $state.raw<Rolled<number[]>>({ face: null, roll: 0 });

  hear(now: Now): void {
    if (!now) return;
    const { number: roll, event } = now;
    switch (event.kind) {
      case "turn_began":
        return this.clear();
      case "rolled_esp":
        return void (this.esp = { face: LETTER[event.letter]!, roll });
      case "rolled_blue":
        return void (this.blue = { face: event.face + 1, roll });
      case "rolled_wrong_way":
        return void (this.red = { face: [event.face + 1], roll });
      case "rolled_red": {
        const faces = [event.die_1, event.die_2, event.die_3].filter((face) => face > 0);
        return void (this.red = { face: faces, roll });
      }
    }
  }

  private clear(): void {
    for (const die of ["esp", "blue", "red"] as const) {
      this[die] = { face: null, roll: untrack(() => this[die].roll) };
    }
  }
}
