// One sitting at a table: who looks at the screen, what is shown, what is being chosen.
import { Actions } from "../engine/actions";
import { covered, type GameEvent } from "../engine/events";
import type { Foreseen } from "../engine/foresight";
import type { Preview } from "../engine/onlooker";
import type { Frame } from "../engine/referee";
import type { Suggestion } from "../engine/thinker";
import {
  type AnyGameUi,
  type Effect,
  type Player,
  type SpotState,
  SPECTATOR,
  type TrackedPiece,
} from "../games/contract";
import { sayAt } from "../games/spoken";
import { settings, tempo } from "$lib/settings.svelte";
import { play } from "$lib/sound";
import type { Say } from "$lib/texts.svelte";
import { Choice } from "./choice.svelte";
import { track } from "./pieces";
import { playersOf, type Scene } from "./scene";
import type { Table } from "./table";
import { Theatre } from "./theatre.svelte";

/** Why a spot leads nowhere: a reason of the rules. */
export interface WhyNot {
  reason: string; // none: there is nothing to do at all
  clause: string;
}

export class Session implements Scene {
  readonly say: Say;
  readonly actions: Actions;
  readonly theatre: Theatre;
  viewer = $state(SPECTATOR); // the seat that looks at the screen
  choice = $state.raw<Choice | null>(null); // of the viewer, while they are asked
  preview = $state.raw<Preview | null>(null); // of the choice's proposal
  isFinal = $state(false); // whether a bare number, once played, can't be taken back
  hints = $state.raw<Suggestion[] | null>(null);
  isThinking = $state(false); // about a hint
  isUnderWay = $state(false); // a move that was played, and not answered yet
  whyNot = $state.raw<WhyNot | null>(null);
  veil = $state<number | null>(null); // the seat the device is to be handed to
  lit = $state.raw<readonly string[]>([]);
  skips = $state(0); // how often the person at the screen did not want to watch
  problem = $state.raw<Error | null>(null); // what went wrong; the match is as it was
  private sent: Choice | null = null; // whose move was played, and is not seen on the table yet
  private played: string | null = null; // the spot pressed last, until what it played was shown
  private known = 0; // chapters heard of
  private undone = 0;
  private isTakingBack = false; // nothing goes by itself then, or it would all come again
  private isOnTheMove = false; // the viewer has played, and nobody else since
  private readonly alone = new Set<string>(); // the moves that went by themselves
  private news: Promise<void> = Promise.resolve();
  private isClosed = false;
  private readonly leave: () => void;

  constructor(
    readonly table: Table,
    readonly ui: AnyGameUi,
  ) {
    this.say = sayAt(ui, table.facts, () => this.theatre.state);
    this.actions = Actions.of(table.facts);
    this.theatre = new Theatre({
      facts: table.facts,
      ui,
      say: this.say,
      tempo,
      onEvent: (event, effect) => this.hear(event, effect),
    });
    this.leave = table.subscribe(() => this.hurryHere());
  }

  /** Sits down: one person looks from their seat, several hand the device to who is asked. */
  open(): Promise<void> {
    const { mine } = this.table;
    const opening = this.lookAs(mine.length === 1 ? mine[0]! : SPECTATOR);
    this.news = opening.catch(() => {}); // what comes meanwhile is part of what is opened
    return opening;
  }

  close(): void {
    this.isClosed = true;
    this.leave();
    this.table.close();
  }

  // What is shown

  get players(): Player[] {
    return playersOf(this.table.sitters);
  }

  get names(): string[] {
    return this.players.map((player) => player.name);
  }

  get frame(): Frame | null {
    return this.theatre.frame;
  }

  /** The state to draw: with a proposal, as it would surely become. */
  get shown(): unknown {
    return this.previewed ?? this.theatre.state;
  }

  /** The same for what stands beside the board, and is drawn a picture later. */
  get beside(): unknown {
    return this.previewed ?? this.theatre.beside;
  }

  get pieces(): TrackedPiece[] {
    if (!this.previewed) return this.theatre.pieces;
    return track(this.theatre.pieces, this.ui.pieces(this.previewed));
  }

  get waiting(): readonly number[] {
    return this.theatre.isPlaying || this.isHeld ? [] : (this.frame?.waiting ?? []);
  }

  /** Whether nobody is to do anything just now, whoever is asked. */
  get isHeld(): boolean {
    return false;
  }

  get foreseen(): readonly Foreseen[] {
    return this.theatre.isPlaying ? [] : (this.frame?.foreseen ?? []);
  }

  readonly now = $derived.by(() => {
    const { now } = this.theatre;
    return now && { ...now, event: this.seen(now.event) };
  });

  /** What happened, for the log. */
  readonly lines = $derived.by(() => {
    const { lines } = this.theatre;
    if (!this.isShared) return lines; // the very same, so that none is said again
    return lines.map((line) => ({ ...line, event: this.seen(line.event) }));
  });

  /** An event as all may see it who look at the screen. */
  private seen(event: GameEvent): GameEvent {
    return this.isShared ? covered(this.table.facts, event) : event;
  }

  get isShared(): boolean {
    const isOver = this.frame?.results.length;
    return this.table.mine.length > 1 && !this.choice && !isOver;
  }

  get flights() {
    return this.theatre.flights;
  }

  get points(): readonly string[] {
    return [];
  }

  light(places: readonly string[]): void {
    this.lit = places;
  }

  /** The spots of the viewer's way to an action. */
  spotsOf(action: number): readonly string[] {
    return this.ui.path(this.actions.decode(action), this.viewer);
  }

  get firstOpen(): string | null {
    return this.choice?.firstOpen ?? null;
  }

  stateOf(spot: string): SpotState {
    return this.choice?.stateOf(spot) ?? "closed";
  }

  leads(path: readonly string[]): boolean {
    return this.choice?.leads(path) ?? false;
  }

  private previewed = $derived.by(() => {
    if (!this.preview || this.theatre.isPlaying) return null;
    const state: unknown = structuredClone(this.theatre.state);
    for (const event of this.preview.events) {
      if (this.ui.endsPreview?.(event)) break;
      this.ui.stage(state, event);
    }
    return state;
  });

  /** What surely comes of the proposal, but for what goes without saying. */
  get foretold(): readonly GameEvent[] {
    const events = this.preview?.events ?? [];
    return events.filter((event) => !this.ui.effect(event, this.say).isQuiet);
  }

  hurry(): void {
    this.theatre.hurry();
  }

  /** Shows at once what the person does not want to watch. */
  skip(): void {
    this.skips += 1;
    this.theatre.skip();
  }

  // Choosing

  press(spot: string): Promise<void> {
    return this.attempt(this.pressed(spot));
  }

  private async pressed(spot: string): Promise<void> {
    if (spot === this.played) return; // a second press of what is played at the first one
    if (this.theatre.isPlaying) return this.skip();
    if (this.isUnderWay) return;
    this.whyNot = null;
    const outcome = this.choice?.press(spot) ?? "closed";
    if (outcome === "closed") return this.explain(spot);
    this.played = outcome === "confirm" || this.choice!.only !== null ? spot : null;
    await (outcome === "confirm" ? this.confirm() : this.consider());
  }

  /** Plays what a spot leads to, without asking: the person at the screen has wished it so. */
  async playAlone(spot: string): Promise<void> {
    if (this.isTakingBack || this.theatre.isPlaying) return;
    if (this.choice?.press(spot) === "chosen") await this.confirm();
  }

  propose(action: number): Promise<void> {
    this.whyNot = null;
    this.choice?.propose(action);
    return this.attempt(this.consider());
  }

  cancel(): void {
    this.choice?.cancel();
    this.preview = null;
    this.whyNot = null;
  }

  /** Looks ahead at the proposal, and plays it if nothing needs confirming, such as the only one. */
  protected async consider(): Promise<void> {
    this.preview = null;
    const action = this.choice?.proposal ?? null;
    if (action === null) return;
    if (this.choice!.only === action) return this.confirm();
    const preview = await this.table.preview(this.viewer, action);
    if (this.choice?.proposal !== action) return;
    this.preview = preview;
    if (settings.confirm === "final" && !preview.isFinal && !this.choice.dial) await this.confirm();
  }

  async confirm(): Promise<void> {
    const action = this.choice?.proposal ?? null;
    if (action === null) return;
    this.isTakingBack = false;
    this.isOnTheMove = true;
    this.alone.delete(this.nameOf(this.known + 1)); // which went by itself and was taken back
    this.sent = this.choice;
    this.choice = null;
    this.hints = null;
    this.isUnderWay = true;
    await this.attempt(this.taken(action));
    this.isUnderWay = false;
    this.preview = null; // not before: the piece stays where it was put
  }

  /** Plays a move. Until it is seen on the table or refused, nobody is asked about it again. */
  private async taken(action: number): Promise<void> {
    const { sent } = this;
    try {
      await this.table.act(this.viewer, action);
    } catch (error) {
      this.sent = null;
      throw error;
    }
    void this.caughtUp.then(() => {
      if (this.sent !== sent) return; // it was seen, and something else may be on its way
      this.sent = null;
      this.offerAgain();
    });
  }

  /** Goes on with what everybody knows to be the only thing to do, once the turn was begun by hand. */
  protected goOnAlone(): void {
    const only = this.choice?.only ?? null;
    if (only === null || !this.isOnTheMove || this.isTakingBack) return;
    if (!this.ui.isRoutine?.(this.theatre.state, this.actions.decode(only))) return;
    this.choice!.propose(only);
    void this.confirm();
    this.alone.add(this.nameOf(this.known + 1));
  }

  /** A move by its number, which is the viewer's own count. */
  private nameOf(number: number): string {
    return `${this.viewer} ${number}`;
  }

  protected async explain(spot: string): Promise<void> {
    if (this.viewer === SPECTATOR) return;
    const asked = this.choice ?? new Choice(this.actions, this.ui, this.viewer);
    const meant = this.likely(asked.meant(spot));
    const reasons = (await this.table.whyNot(this.viewer, meant)).filter((reason) => reason > 0);
    const kind = this.table.facts.reasons[mostFrequent(reasons)];
    this.whyNot = { reason: kind?.name ?? "", clause: kind?.clause ?? "" };
  }

  /** Of some actions, those that somebody could have had in mind; all of them if none stands out. */
  private likely(actions: number[]): number[] {
    const { ui, theatre, viewer } = this;
    const found = actions.filter(
      (action) => ui.couldMean?.(theatre.state, viewer, this.actions.decode(action)) ?? true,
    );
    return found.length ? found : actions;
  }

  async hint(): Promise<void> {
    const { choice } = this;
    if (!choice || this.isThinking) return;
    this.isThinking = true;
    this.whyNot = null;
    try {
      const hints = await this.table.suggest(this.viewer);
      if (this.choice === choice) this.hints = hints; // else it is about another question
    } catch (error) {
      this.problem = error as Error;
    } finally {
      this.isThinking = false;
    }
  }

  /** Shows a suggested action, on the board or on the dial. */
  point(action: number): void {
    this.cancel();
    if (this.choice?.dial) this.choice.propose(action);
    else this.choice?.point(action);
  }

  /** Takes back the latest action of a person; the others have agreed. */
  async undo(): Promise<void> {
    if (!this.frame?.undo) return;
    this.isTakingBack = true;
    this.forget();
    await this.attempt(this.takeBack());
  }

  /** Takes back up to what was played by hand: what went by itself goes with it. */
  private async takeBack(): Promise<void> {
    const { undo, undone } = this.frame!;
    if (!undo) return;
    await this.table.undo(undo.seat, undo.needs);
    await this.caughtUp;
    const isDone = this.frame!.undone > undone; // far away, others may still be asked
    if (isDone && this.alone.delete(this.nameOf(this.known + 1))) await this.takeBack();
  }

  /** What went wrong is told, and the table shown as it stands. */
  protected async attempt(deed: Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await deed;
    } catch (error) {
      this.problem = error as Error;
      await this.lookAs(this.viewer);
    }
  }

  // News

  /** Resolves once all that happened was shown. */
  get caughtUp(): Promise<void> {
    return this.news;
  }

  private hurryHere(): void {
    this.news = this.news
      .then(() => this.catchUp())
      .catch((error: Error) => {
        if (!this.isClosed) this.problem = error;
      });
  }

  private async catchUp(): Promise<void> {
    const frame = await this.table.frame(this.viewer, this.known + 1);
    const { choice } = this;
    this.choice = null;
    if (frame.undone !== this.undone || frame.number < this.known) return this.lookAs(this.viewer);
    this.known = frame.number;
    this.isOnTheMove &&= frame.chapters.every(({ seat }) => seat === this.viewer);
    const same = [choice, this.sent].find((asked) => asked && isStillAsked(asked, frame));
    if (!same) this.preview = null; // before it is drawn upon what has come of it
    await this.theatre.play(frame);
    this.played = null;
    if (same) return void (this.choice ??= choice); // unless it was asked anew meanwhile
    this.sent = null;
    await this.handOver(frame);
  }

  /** Turns the screen to a seat that is asked. */
  private async handOver(frame: Frame): Promise<void> {
    const asked = this.table.mine.filter((seat) => frame.waiting.includes(seat));
    if (!asked.length || asked.includes(this.viewer)) return this.sit(frame);
    const next = asked[0]!;
    if (frame.hasSecrets) this.veil = next;
    else await this.lookAs(next);
  }

  /** The person at the device says that they alone see it. */
  async unveil(): Promise<void> {
    const seat = this.veil;
    if (seat === null) return;
    await this.lookAs(seat);
    this.veil = null;
  }

  /** The people at this device who may still change what they chose in secret. */
  get secretive(): number[] {
    return this.table.mine.filter((seat) => this.frame?.secretive.includes(seat));
  }

  /** Somebody at the device, alone with it, takes back their secret choice. */
  async revise(seat: number): Promise<void> {
    await this.attempt(this.table.undo(seat, []));
    await this.caughtUp;
    if (this.problem) return;
    await this.lookAs(seat);
    this.veil = null;
  }

  private async lookAs(viewer: number): Promise<void> {
    const frame = await this.table.frame(viewer, 0);
    this.viewer = viewer;
    this.isOnTheMove = false;
    this.known = frame.number;
    this.undone = frame.undone;
    this.theatre.cut(frame);
    if (frame.waiting.includes(viewer)) this.sit(frame);
    else await this.handOver(frame);
  }

  /** Asks anew, or no longer, as the table stands. */
  offerAgain(): void {
    if (this.frame && !this.theatre.isPlaying && this.veil === null) this.sit(this.frame);
  }

  protected sit(frame: Frame): void {
    this.forget();
    const isAsked = frame.waiting.includes(this.viewer) && !this.sent;
    this.choice = isAsked ? this.offered(frame) : null;
    if (this.choice?.dial) void this.weigh(this.choice);
    this.goOnAlone();
  }

  /** Lets go of what belonged to an earlier question. */
  private forget(): void {
    this.cancel();
    this.played = null;
    this.hints = null;
  }

  /** Finds out whether a bare number, once played, can still be taken back. */
  private async weigh(choice: Choice): Promise<void> {
    try {
      const { isFinal } = await this.table.preview(choice.seat, choice.legal[0]!);
      if (this.choice === choice) this.isFinal = isFinal;
    } catch (error) {
      this.problem = error as Error;
    }
  }

  /** The choice that the viewer is given. */
  protected offered(frame: Frame): Choice | null {
    const choice = new Choice(this.actions, this.ui, this.viewer);
    choice.offer(frame.legal);
    return choice;
  }

  private hear(_event: GameEvent, effect: Effect): void {
    if (effect.sound && !this.isClosed) play(effect.sound);
  }
}

/** Whether others alone have acted, and a choice begun before that is the same one after it. */
function isStillAsked({ seat, legal }: Choice, frame: Frame): boolean {
  const isOthers = frame.chapters.every((chapter) => chapter.seat !== seat);
  return isOthers && frame.waiting.includes(seat) && frame.legal.join() === legal.join();
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [-1, 0])[0];
}
