// The theatre: shows what happened event by event, in order, and settles on what is.
import { decode, viewOf } from "../engine/memory";
import type { GameEvent } from "../engine/events";
import type { Facts } from "../engine/facts";
import type { Chapter, Frame } from "../engine/referee";
import type { AnyGameUi, Effect, TrackedFlight, TrackedPiece } from "../games/contract";
import type { Say } from "$lib/texts.svelte";
import { track } from "./pieces";

const FLIGHT_TIME = 900; // milliseconds until a flight is cleared away

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
  pieces = $state.raw<TrackedPiece[]>([]);
  lines = $state.raw<Line[]>([]);
  flights = $state.raw<TrackedFlight[]>([]);
  now = $state.raw<{ number: number; event: GameEvent } | null>(null);
  frame = $state.raw<Frame | null>(null); // the latest that is fully shown
  isPlaying = $state(false);
  private shown = 0; // events
  private isSkipping = false;
  private endPause: () => void = () => {};
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly hands: Stagehands) {}

  /** Shows a frame as it is: at the start, for another viewer, after an undo. */
  cut(frame: Frame): void {
    this.lines = frame.chapters.flatMap(linesOf);
    this.settle(frame);
  }

  /** Plays what is new in a frame, after all that is still playing. */
  play(frame: Frame): Promise<void> {
    this.isPlaying = true;
    this.queue = this.queue.then(() => this.perform(frame));
    return this.queue;
  }

  /** Shows the rest at once. */
  skip(): void {
    this.isSkipping = this.isPlaying;
    this.endPause();
  }

  private async perform(frame: Frame): Promise<void> {
    for (const line of frame.chapters.flatMap(linesOf)) {
      this.stage(line);
      await this.pause(this.effectOf(line.event).pause);
    }
    this.settle(frame);
  }

  private stage(line: Line): void {
    const { ui } = this.hands;
    const next = structuredClone(this.state);
    ui.stage(next, line.event);
    this.show(next);
    this.lines = [...this.lines, line];
    this.now = { number: ++this.shown, event: line.event };
    const effect = this.effectOf(line.event);
    this.launch(effect);
    this.hands.onEvent(line.event, effect);
  }

  private effectOf(event: GameEvent): Effect {
    return this.hands.ui.effect(event, this.hands.say);
  }

  private launch({ flight }: Effect): void {
    if (!flight || this.isHurried) return;
    const id = this.shown;
    this.flights = [...this.flights, { ...flight, id }];
    setTimeout(() => (this.flights = this.flights.filter((one) => one.id !== id)), FLIGHT_TIME);
  }

  private settle(frame: Frame): void {
    this.frame = frame;
    this.show(decode(this.hands.facts.records.state, viewOf(frame.view)));
    this.isPlaying = false;
    this.isSkipping = false;
  }

  private show(state: unknown): void {
    this.state = state;
    this.pieces = track(this.pieces, this.hands.ui.pieces(state));
  }

  private get isHurried(): boolean {
    return this.isSkipping || this.hands.tempo() === 0;
  }

  private pause(time: number): Promise<void> {
    if (this.isHurried) return Promise.resolve();
    return new Promise((resolve) => {
      this.endPause = resolve;
      setTimeout(resolve, time * this.hands.tempo());
    });
  }
}

export function linesOf(chapter: Chapter): Line[] {
  return chapter.events.map((event) => ({ number: chapter.number, event }));
}
