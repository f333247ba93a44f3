// The theatre: shows what happened event by event, in order, and settles on what is.
import { decode, viewOf } from "../engine/memory";
import type { GameEvent } from "../engine/events";
import type { Facts } from "../engine/facts";
import type { Chapter, Frame } from "../engine/referee";
import type { AnyGameUi, Effect, TrackedFlight, TrackedPiece } from "../games/contract";
import { Pause } from "$lib/pause";
import { nextPicture } from "$lib/pictures";
import { shared } from "$lib/sharing";
import type { Say } from "$lib/texts.svelte";
import { Flights } from "./flights.svelte";
import { track } from "./pieces";

/** An event as the log lists it. */
export interface Line {
  number: number; // of its action
  event: GameEvent;
}

export interface Stagehands {
  facts: Facts;
  ui: AnyGameUi;
  say: Say;
  /** Milliseconds to wait for each of an effect's; 0 shows everything at once. */
  tempo(): number;
  /** Hears each event as it is shown. */
  onEvent(event: GameEvent, effect: Effect): void;
}

export class Theatre {
  state = $state.raw<unknown>(null);
  beside = $state.raw<unknown>(null); // the state again, for what stands beside the board: a picture later
  pieces = $state.raw<TrackedPiece[]>([]);
  lines = $state.raw<Line[]>([]);
  now = $state.raw<{ number: number; event: GameEvent } | null>(null);
  frame = $state.raw<Frame | null>(null); // the latest that is fully shown
  isPlaying = $state(false);
  private shown = 0; // events
  private isSkipping = false;
  private readonly sky = new Flights();
  private readonly breath = new Pause();
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly hands: Stagehands) {}

  get flights(): readonly TrackedFlight[] {
    return this.sky.aloft;
  }

  /** Shows a frame as it is: at the start, for another viewer, after an undo. */
  cut(frame: Frame): void {
    this.isSkipping = false;
    this.lines = frame.chapters.flatMap(linesOf).filter((line) => this.isListed(line));
    this.show(stateIn(frame, this.hands.facts));
    this.settle(frame);
  }

  /** Plays what is new in a frame, after all that is still playing. */
  play(frame: Frame): Promise<void> {
    this.queue = this.queue.then(() => this.perform(frame));
    return this.queue;
  }

  /** Goes on from the event being shown. */
  hurry(): void {
    this.breath.cutShort();
  }

  /** Shows at once what is left, until the viewer is asked again. */
  skip(): void {
    this.isSkipping = this.isPlaying;
    this.breath.cutShort();
  }

  private async perform(frame: Frame): Promise<void> {
    await this.picture();
    this.isPlaying = true; // together with what is played, or both would be drawn by themselves
    for (const line of frame.chapters.flatMap(linesOf)) {
      const { pause } = this.effectOf(line.event);
      this.stage(line);
      if (pause > 0) await this.picture();
      this.tell(line);
      await this.pause(pause);
    }
    this.show(stateIn(frame, this.hands.facts));
    this.beside = this.state;
    await this.picture();
    this.settle(frame);
  }

  private stage(line: Line): void {
    const { ui } = this.hands;
    const next = structuredClone(this.state);
    ui.stage(next, line.event);
    this.show(next);
    this.now = { number: ++this.shown, event: line.event };
    const effect = this.effectOf(line.event);
    if (effect.flight && !this.isHurried) this.sky.launch(effect.flight);
    this.hands.onEvent(line.event, effect);
  }

  private tell(line: Line): void {
    this.beside = this.state;
    if (this.isListed(line)) this.lines = [...this.lines, line];
  }

  private isListed({ event }: Line): boolean {
    return !this.effectOf(event).isQuiet;
  }

  private effectOf(event: GameEvent): Effect {
    return this.hands.ui.effect(event, this.hands.say);
  }

  private settle(frame: Frame): void {
    this.frame = frame;
    this.beside = this.state;
    this.isPlaying = false;
    this.isSkipping &&= isForOthers(frame);
  }

  private show(state: unknown): void {
    this.state = shared(this.state, state);
    this.pieces = shared(this.pieces, track(this.pieces, this.hands.ui.pieces(state)));
  }

  private get isHurried(): boolean {
    return this.isSkipping || this.hands.tempo() === 0;
  }

  private async pause(time: number): Promise<void> {
    if (this.isHurried || time === 0) return;
    await this.breath.wait(time * this.hands.tempo());
    await this.picture();
  }

  /** What comes next has a picture of its own: each is drawn in time, however much happens. */
  private picture(): Promise<void> {
    return this.isHurried ? Promise.resolve() : nextPicture();
  }
}

function stateIn({ view }: Frame, { records }: Facts): unknown {
  return decode(records.state, viewOf(view));
}

/** Whether the game goes on without the viewer for now. */
function isForOthers({ viewer, waiting }: Frame): boolean {
  return viewer >= 0 && waiting.length > 0 && !waiting.includes(viewer);
}

function linesOf(chapter: Chapter): Line[] {
  return chapter.events.map((event) => ({ number: chapter.number, event }));
}
