// A costly choice on the board: the moment of it with both moves, and what came or would have come.
import { Actions } from "../engine/actions";
import { OMNISCIENT } from "../engine/eyes";
import type { Judgement } from "../engine/judge";
import type { Hindsight } from "../review/hindsight.svelte";
import type { Playback } from "./playback.svelte";

export type Scenery = "before" | "played" | "better";

/** Where a move's way over the board ends, apart from the other's. */
export interface Signpost {
  spot: string;
  isBetter: boolean;
}

export class Examining {
  readonly actions: Actions;
  mistake = $state.raw<Judgement | null>(null);
  private at = $state(0); // the number of the moment before it, as its seat counts

  constructor(
    readonly playback: Playback,
    readonly hindsight: Hindsight,
  ) {
    this.actions = Actions.of(playback.table.facts);
  }

  /** What the board shows of it; null while it shows another moment. */
  get scenery(): Scenery | null {
    const { mistake, playback, at } = this;
    if (!mistake || playback.viewpoint !== mistake.seat) return null;
    if (playback.isSupposed) return "better";
    if (playback.number === at) return "before";
    return playback.number === this.number ? "played" : null;
  }

  /** The number of its move, as its seat counts: what others choose in secret has none. */
  get number(): number {
    return this.at + 1;
  }

  get signposts(): Signpost[] {
    if (this.scenery !== "before") return [];
    const { played, better } = this.ways();
    const apart = (own: string[], other: string[]) => own.findLast((spot) => !other.includes(spot));
    const [wrong, right] = [apart(played, better), apart(better, played)];
    return [
      ...(right === undefined ? [] : [{ spot: right, isBetter: true }]),
      ...(wrong === undefined ? [] : [{ spot: wrong, isBetter: false }]),
    ];
  }

  async examine(mistake: Judgement): Promise<void> {
    const { playback } = this;
    if (playback.viewpoint !== mistake.seat) await playback.lookAs(mistake.seat);
    const { table } = playback;
    this.at = await table.counterpart(OMNISCIENT, mistake.number - 1, mistake.seat);
    this.mistake = mistake;
    await this.show("before");
  }

  async show(scenery: Scenery): Promise<void> {
    const { playback, mistake, at } = this;
    if (!mistake) return;
    if (playback.viewpoint !== mistake.seat) await playback.lookAs(mistake.seat);
    await playback.goTo(scenery === "played" ? this.number : at);
    if (scenery === "before") playback.mark(this.marks());
    if (scenery === "better") {
      const { events } = await this.hindsight.suppose(mistake.number, mistake.best);
      if (this.mistake === mistake && playback.number === at) playback.suppose(events);
    }
  }

  close(): void {
    this.mistake = null;
    void this.playback.goTo(this.playback.number);
  }

  private marks() {
    const { played, better } = this.ways();
    return new Map([
      ...played.map((spot) => [spot, "chosen"] as const),
      ...better.map((spot) => [spot, "hinted"] as const),
    ]);
  }

  private ways(): Record<"played" | "better", string[]> {
    const { action, best, seat } = this.mistake!;
    const way = (move: number) => this.playback.ui.path(this.actions.decode(move), seat);
    return { played: way(action), better: way(best) };
  }
}
