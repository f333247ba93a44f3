// Where the camera goes by itself: to the choice that is asked, else to whose turn it is. On
// screens that show the whole map at once it stays where it is.
import { Phase, type State } from "$generated/a_vos_marques/layout";
import { untrack } from "svelte";
import type { Camera } from "$lib/camera.svelte";
import { boundsOf, type Bounds, type Point } from "$lib/shapes";
import type { Laid } from "../laid";
import type { Lookout } from "../lookout.svelte";
import { spaceAt } from "../moves";

export interface Sight {
  shown: State;
  viewer: number;
  lookout: Lookout;
  isClose: boolean; // the map is too small to be seen whole
  points: readonly string[]; // the places that a lesson points at
}

const AROUND = 170; // a car, in the map's units
const EDGE = 70; // of the window, in the board's units

export class Guide {
  private question = ""; // the latest that was asked

  constructor(
    private readonly laid: Laid,
    private readonly camera: Camera,
    private readonly look: () => Sight,
  ) {}

  lead(): void {
    const { isClose } = this.look();
    const part = this.part;
    const question = this.asked;
    untrack(() => {
      if (question && question !== this.question) this.camera.release();
      this.question = question || this.question;
      this.camera.show(isClose ? part : null, EDGE);
    });
  }

  /** What is asked of the viewer, told apart from what was asked before. */
  private get asked(): string {
    const { lookout, shown } = this.look();
    return lookout.isAsked ? `${lookout.asked.round_number} ${shown.active} ${lookout.phase}` : "";
  }

  /** The part of the map that it is about. */
  private get part(): Bounds {
    const { lookout, shown, viewer, points } = this.look();
    const { drives, outcome, isAsked, asked } = lookout;
    const pointed = points.map((spot) => spaceAt(this.laid, spot)).filter((space) => space >= 0);
    if (pointed.length) return around(this.laid, pointed, AROUND);
    if (drives.length) {
      return around(
        this.laid,
        [...drives.map(({ end }) => end), asked.players[viewer]!.space],
        EDGE / 2,
      );
    }
    if (outcome) {
      const spaces = outcome.pushes.flatMap((push) => push.spaces);
      return around(this.laid, [asked.players[lookout.seat]!.space, ...spaces], AROUND * 0.7);
    }
    const seat = isAsked && asked.phase !== Phase.ATTACK ? viewer : shown.active;
    return around(this.laid, [untrack(() => shown.players[seat]!.space)], AROUND);
  }
}

function around(laid: Laid, spaces: readonly number[], margin: number): Bounds {
  const points = spaces.map((space): Point => [laid.roads.at(space).x, laid.roads.at(space).y]);
  return boundsOf(points, margin);
}
