// A match being looked at again: where the replay is, what it shows, and how it goes on.
import { eventKind, type GameEvent } from "../engine/events";
import { OMNISCIENT } from "../engine/eyes";
import type { Chapter } from "../engine/referee";
import {
  type AnyGameUi,
  type Player,
  type SpotState,
  SPECTATOR,
  type TrackedFlight,
  type TrackedPiece,
} from "../games/contract";
import { Pause } from "$lib/pause";
import { isMoving, replayTempo } from "$lib/settings.svelte";
import { play as sound } from "$lib/sound";
import { say, type Say } from "$lib/texts.svelte";
import { sayAt, sayEvent } from "../games/spoken";
import { Flights } from "../table/flights.svelte";
import { track } from "../table/pieces";
import { playersOf, type Scene } from "../table/scene";
import type { Table } from "../table/table";
import { endOf, nextEnd, previousEnd, restingNumber, toldUntil } from "./beats";
import { Film, type Picture } from "./film";
import { leaderOf, turningPoints } from "./turning";

const START = 0;

/** What the replay tells in one go. */
export interface Sentence {
  seat: number; // whom it is about, or nobody
  text: string;
  clause: string | null; // the rule it follows
  places: readonly string[]; // of the board, that it is about
}

export class Playback implements Scene {
  readonly say: Say;
  readonly firstOpen = null;
  readonly points: readonly string[] = [];
  readonly foreseen = []; // what came is there to be seen
  readonly isShared = false; // what is secret from some is not looked at
  shown = $state.raw<unknown>(null);
  pieces = $state.raw<TrackedPiece[]>([]);
  waiting = $state.raw<number[]>([]);
  lit = $state.raw<readonly string[]>([]);
  now = $state.raw<{ number: number; event: GameEvent } | null>(null);
  isPlaying = $state(false);
  isSupposed = $state(false); // it shows what did not happen
  private marks = $state.raw<ReadonlyMap<string, SpotState>>(new Map());
  private film: Film;
  private cursor = $state(START);
  private chances: readonly number[][];
  private wanted = SPECTATOR; // the viewpoint asked for last
  private performed = 0; // events shown with their effects
  private looks = 0; // at the board so far: only what the latest one brought is shown
  private runs = 0;
  private readonly sky = new Flights();
  private readonly breath = new Pause();

  constructor(
    readonly table: Table,
    readonly ui: AnyGameUi,
    readonly viewpoints: readonly number[],
    film: Film,
    chances: readonly number[][],
  ) {
    this.say = sayAt(ui, table.facts, () => this.shown);
    this.film = $state.raw(film);
    this.chances = $state.raw(chances);
  }

  close(): void {
    this.pause();
    this.table.close();
  }

  // Who is there

  get players(): Player[] {
    return playersOf(this.table.sitters);
  }

  get names(): string[] {
    return this.players.map((player) => player.name);
  }

  /** Those as whom one may play on: whoever plays as somebody sees what they see. */
  get playable(): Player[] {
    return this.players.filter(({ seat }) => this.viewpoints.includes(seat));
  }

  get viewpoint(): number {
    return this.film.viewpoint;
  }

  /** The seat to draw nearest. */
  get viewer(): number {
    return Math.max(this.viewpoint, SPECTATOR);
  }

  // Where it is

  /** The action being shown. */
  get number(): number {
    return this.beat.number;
  }

  get last(): number {
    return this.film.chapters.length - 1;
  }

  /** The action after which the board was last at rest. */
  get rested(): number {
    return restingNumber(this.beat);
  }

  get isAtStart(): boolean {
    return this.cursor === START;
  }

  get isAtEnd(): boolean {
    return this.cursor === this.film.beats.length - 1;
  }

  get isOver(): boolean {
    return this.film.results.length > 0;
  }

  /** The results, once the replay has come to them. */
  get results() {
    return this.isAtEnd ? this.film.results : [];
  }

  /** What was told so far. */
  readonly told = $derived.by(() => toldUntil(this.film.chapters, this.beat));

  /** What was told last. */
  get latest(): Sentence | undefined {
    return this.sentencesOf(this.told.at(-1)!).at(-1);
  }

  /** Each seat's chance to win after each action. */
  get curve(): readonly number[][] {
    return this.chances;
  }

  /** The seat that leads in the end, and where its chance swung most. */
  readonly leader = $derived.by(() => leaderOf(this.chances));
  readonly turns = $derived.by(() => turningPoints(this.chances, this.leader));

  /** An action and what came of it, in sentences. */
  sentences(number: number): string[] {
    return this.sentencesOf(this.film.chapters[number]!).map(({ text }) => text);
  }

  /** Where nothing came of an action yet, it tells whose it was. */
  sentencesOf({ seat, events }: Chapter): Sentence[] {
    if (events.length) return events.map((event) => this.sentence(event));
    const name = this.names[seat];
    return name
      ? [{ seat, text: say("replay-in-secret", { name }), clause: null, places: [] }]
      : [];
  }

  /** What was taken back after an action, before the next one that stands. */
  takenBackAt(number: number): Film["takenBack"] {
    return this.film.takenBack.filter((taken) => taken.number === number);
  }

  private sentence(event: GameEvent): Sentence {
    const { facts } = this.table;
    return {
      seat: event.seat,
      text: sayEvent(this.say, facts, event, this.names),
      clause: eventKind(facts, event).clause,
      places: this.ui.places(event),
    };
  }

  private get beat() {
    return this.film.beats[this.cursor]!;
  }

  // Going there

  goTo(number: number): Promise<void> {
    return this.cutTo(endOf(this.film.beats, number));
  }

  nextAction(): Promise<void> {
    return this.cutTo(nextEnd(this.film.beats, this.cursor));
  }

  previousAction(): Promise<void> {
    return this.cutTo(previousEnd(this.film.beats, this.cursor));
  }

  async nextEvent(): Promise<void> {
    this.pause();
    if (!this.isAtEnd) await this.perform(this.cursor + 1);
  }

  previousEvent(): Promise<void> {
    return this.cutTo(Math.max(START, this.cursor - 1));
  }

  /** Looks at the same moment with other eyes. */
  async lookAs(viewpoint: number): Promise<void> {
    this.pause();
    this.wanted = viewpoint;
    const [film, chances] = await Promise.all([
      Film.of(this.table, this.ui, viewpoint),
      this.table.curve(viewpoint, knownTo(viewpoint, this.viewpoints)),
    ]);
    const number = await this.table.counterpart(this.viewpoint, this.number, viewpoint);
    if (this.wanted !== viewpoint) return;
    this.film = film;
    this.chances = chances;
    await this.goTo(number);
  }

  /** Plays on to the end, or from the beginning if it is there. */
  async play(): Promise<void> {
    if (this.isAtEnd) await this.goTo(START);
    const run = ++this.runs;
    this.isPlaying = true;
    while (run === this.runs && !this.isAtEnd) {
      await this.perform(this.cursor + 1);
      if (run === this.runs) await this.rest();
    }
    if (run === this.runs) this.isPlaying = false;
  }

  pause(): void {
    this.runs += 1;
    this.isPlaying = false;
    this.breath.cutShort();
  }

  get flights(): readonly TrackedFlight[] {
    return this.sky.aloft;
  }

  // What is laid over the moment shown, until another one is

  /** Points out spots of the board. */
  mark(marks: ReadonlyMap<string, SpotState>): void {
    this.marks = marks;
  }

  /** Shows the board as some events would have left it. */
  suppose(events: readonly GameEvent[]): void {
    const state: unknown = structuredClone(this.shown);
    for (const event of events) {
      if (this.ui.endsPreview?.(event)) break;
      this.ui.stage(state, event);
    }
    this.marks = new Map();
    this.isSupposed = true;
    this.draw({ state, waiting: [] });
  }

  // Nothing can be chosen in the past

  stateOf(spot: string): SpotState {
    return this.marks.get(spot) ?? "closed";
  }

  leads(): boolean {
    return false;
  }

  press(): void {}

  light(places: readonly string[]): void {
    this.lit = places;
  }

  playAlone(): void {}

  hurry(): void {
    this.breath.cutShort();
  }

  // Showing

  /** Shows a beat as it is. */
  private async cutTo(cursor: number): Promise<void> {
    this.pause();
    if (await this.show(cursor)) this.now = null;
  }

  /** Shows a beat with its effects, as in the game. */
  private async perform(cursor: number): Promise<void> {
    const event = this.film.event(cursor);
    if (!(await this.show(cursor)) || !event) return;
    this.now = { number: ++this.performed, event };
    const effect = this.ui.effect(event, this.say);
    if (effect.sound) sound(effect.sound);
    if (effect.flight && isMoving()) this.sky.launch(effect.flight);
  }

  /** Tells whether it was shown: a later look overtakes an earlier one. */
  private async show(cursor: number): Promise<boolean> {
    this.cursor = cursor;
    const look = ++this.looks;
    const picture = await this.film.picture(cursor);
    if (look !== this.looks) return false;
    this.marks = new Map();
    this.isSupposed = false;
    this.draw(picture);
    return true;
  }

  private draw({ state, waiting }: Picture): void {
    this.shown = state;
    this.waiting = waiting;
    this.pieces = track(this.pieces, this.ui.pieces(state));
  }

  /** Leaves time to look at the event shown; even without motion, a replay takes its time. */
  private rest(): Promise<void> {
    const time = this.now ? this.ui.effect(this.now.event, this.say).pause : 0;
    return this.breath.wait(time * replayTempo());
  }
}

/** Whose knowledge chances are told from: everything, where that may be seen. */
export function knownTo(viewpoint: number, viewpoints: readonly number[]): number {
  return viewpoints.includes(OMNISCIENT) ? OMNISCIENT : viewpoint;
}
