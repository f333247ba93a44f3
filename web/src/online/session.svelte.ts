// One sitting at a table far away.
import type { Frame } from "../engine/referee";
import { loadUi } from "../games/registry";
import { sayEvent } from "../games/spoken";
import { loadGameTexts } from "$lib/texts.svelte";
import type { Choice } from "../table/choice.svelte";
import { Session } from "../table/session.svelte";
import { RemoteTable } from "./remote.svelte";
import type { Scene, ScenePlace, TableCard } from "./wire";

export class OnlineSession extends Session {
  declare readonly table: RemoteTable;

  /** The table beside its match; nothing until it was heard of. */
  get scene(): Scene | null {
    return this.table.scene;
  }

  placeOf(seat: number): ScenePlace | undefined {
    return this.scene?.seats[seat];
  }

  /** Whether who looks plays themselves, and something is being played. */
  get mayPlay(): boolean {
    return this.scene?.phase === "playing" && !this.placeOf(this.viewer)?.bot;
  }

  /** Paused, or ended before its time. */
  override get isHeld(): boolean {
    return this.scene?.phase === "paused" || this.scene?.phase === "over";
  }

  /** Whether the match waits for somebody here, also while what led to that is still shown. */
  get isWaitedFor(): boolean {
    const isAsked = (seat: number) =>
      this.frame?.waiting.includes(seat) && !this.placeOf(seat)?.bot;
    return this.scene?.phase === "playing" && !this.isUnderWay && this.table.mine.some(isAsked);
  }

  /** The seats here whose answer to the open question is still missing. */
  get answerers(): number[] {
    const { needs = [], agreed = [] } = this.scene?.question ?? {};
    return this.table.mine.filter((seat) => needs.includes(seat) && !agreed.includes(seat));
  }

  /** What a seat would take back, as the log here tells it; nothing where that is not told. */
  latestMoveOf(seat: number): { text: string; isLast: boolean } | null {
    const number = this.table.latestOf(this.viewer, seat);
    const line = this.lines.find((told) => told.number === number);
    if (!line || line.event.seat !== seat) return null; // it went without saying
    const text = sayEvent(this.say, this.table.facts, line.event, this.names);
    return { text, isLast: number === this.frame?.number };
  }

  /** Whether the viewer has chosen in secret, and may still choose something else. */
  get mayRevise(): boolean {
    return this.secretive.includes(this.viewer);
  }

  protected override offered(frame: Frame): Choice | null {
    return this.mayPlay ? super.offered(frame) : null;
  }
}

/** Lays a table out with the words and the board of its game; what is on it comes over the line. */
export async function laidOut(card: TableCard): Promise<OnlineSession> {
  const [ui] = await Promise.all([loadUi(card.game), loadGameTexts(card.game)]);
  const table = await RemoteTable.open(card);
  return new OnlineSession(table, ui.on?.(table.facts) ?? ui);
}
