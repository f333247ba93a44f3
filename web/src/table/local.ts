// A table on this device: the referee and the bots run in workers, and every move is kept.
import { OMNISCIENT } from "../engine/eyes";
import type { Preview } from "../engine/onlooker";
import type { Frame, Moment, Place } from "../engine/referee";
import { parseSave } from "../engine/saves";
import type { Suggestion } from "../engine/thinker";
import { botOf, HUMAN } from "../engine/terms";
import { Thread } from "../engine/thread";
import { SPECTATOR } from "../games/contract";
import { orClose } from "$lib/opening";
import { Driver } from "./driver";
import { begin, BEGIN_PATIENCE, type Engine, engineOfSave } from "./engines";
import { keep } from "./storage";
import type { Sitter, Table } from "./table";
import { HINT_ITERATIONS, newSeed } from "./thinking";

const THINKING_PATIENCE = 30_000; // milliseconds; a master decides within two seconds
const PAST = Number.MAX_SAFE_INTEGER; // no chapters, please

export interface LocalOptions {
  isKept?: boolean; // whether its moves are written down; lessons and replays are not
  hasBots?: boolean; // whether its bots play by themselves
}

export class LocalTable implements Table {
  readonly sitters: Sitter[];
  readonly mine: number[];
  /** Awaited before each action of a bot, so that people can follow. */
  pace: () => Promise<void> = () => Promise.resolve();
  /** Called when a move could not be written down. */
  onUnkept: () => void = () => {};
  /** Called when bots cannot go on. */
  onTrouble: (trouble: Error) => void = () => {};
  private readonly referee: Thread;
  private readonly thinker: Thread;
  private readonly driver: Driver;
  private readonly listeners = new Set<() => void>();
  private readonly options: Required<LocalOptions> = { isKept: true, hasBots: true };
  private changes = 0; // begun; an onlooker need not notice each
  private isClosed = false;
  private isRunning = false;

  private constructor(
    readonly id: string,
    private readonly engine: Engine,
    private text: string,
    options: LocalOptions,
  ) {
    this.options = { ...this.options, ...options };
    const { seats, names = [] } = parseSave(text);
    this.sitters = seats.map((who, seat) => ({ who, name: names[seat] ?? "" }));
    this.mine = seats.flatMap((who, seat) => (who === HUMAN ? [seat] : []));
    this.referee = new Thread(async (caller) => {
      await begin(caller, "beReferee", engine);
      await caller.call("load", [this.text], BEGIN_PATIENCE);
    });
    this.thinker = new Thread((caller) => begin(caller, "beThinker", engine));
    this.driver = new Driver(id, () => void this.runBots());
    if (this.options.hasBots) this.driver.queue();
  }

  /** Opens a saved match, or refuses it. */
  static async open(id: string, save: string, options: LocalOptions = {}): Promise<LocalTable> {
    const table = new LocalTable(id, await engineOfSave(save), save, options);
    await orClose(table, table.frame(SPECTATOR, PAST));
    return table;
  }

  get facts() {
    return this.engine.facts;
  }

  frame(viewer: number, since: number): Promise<Frame> {
    return this.referee.call("frame", [viewer, since]);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    void this.runBots();
    return () => this.listeners.delete(listener);
  }

  async act(seat: number, action: number): Promise<void> {
    if (this.options.hasBots) this.driver.take();
    await this.change("act", [seat, action]);
    void this.runBots();
  }

  undo(seat: number, agreed: number[]): Promise<void> {
    return this.change("undo", [seat, agreed]);
  }

  /** How much was done and taken back in all, whoever noticed it. */
  get entries(): number {
    return parseSave(this.text).actions.length;
  }

  /** Goes back to when so many actions stood, as if nothing had followed: the dice will fall the same. */
  rewind(number: number): Promise<void> {
    const { seats, names = [] } = parseSave(this.text);
    const place: Place = { viewer: OMNISCIENT, number };
    return this.change("branch", [this.text, place, seats, names]);
  }

  whyNot(seat: number, actions: number[]): Promise<number[]> {
    return this.referee.call("whyNot", [seat, actions]);
  }

  preview(seat: number, action: number): Promise<Preview> {
    return this.referee.call("preview", [seat, action]);
  }

  async suggest(seat: number): Promise<Suggestion[]> {
    const { view } = await this.frame(seat, PAST);
    return this.thinker.call("suggest", [view, seat, newSeed(), HINT_ITERATIONS]);
  }

  moment(viewer: number, number: number): Promise<Moment> {
    return this.referee.call("moment", [viewer, number]);
  }

  counterpart(viewer: number, number: number, other: number): Promise<number> {
    return this.referee.call("counterpart", [viewer, number, other]);
  }

  curve(viewer: number, knower: number): Promise<number[][]> {
    return this.referee.call("curve", [viewer, knower]);
  }

  save(): Promise<string> {
    return Promise.resolve(this.text);
  }

  close(): void {
    this.isClosed = true;
    this.listeners.clear();
    this.driver.close();
    this.referee.close();
    this.thinker.close();
  }

  // Inside

  /** Has the referee change the match; what it tells in the same breath is kept. */
  private async change(method: string, parameters: unknown[]): Promise<void> {
    this.changes += 1;
    this.text = await this.referee.call<string>(method, parameters);
    this.write();
    for (const listener of this.listeners) listener();
  }

  private write(): void {
    if (!this.options.isKept) return;
    const names = this.sitters.map((sitter) => sitter.name);
    if (!keep(this.id, this.text, names)) this.onUnkept();
  }

  /** Lets bots act for as long as no person is asked. */
  private async runBots(): Promise<void> {
    if (this.isRunning || !this.mayRun) return;
    this.isRunning = true;
    try {
      while (await this.runBot());
    } catch (error) {
      if (!this.isClosed) this.onTrouble(error as Error);
    } finally {
      this.isRunning = false;
    }
  }

  /** Bots play where somebody looks on, and in one window only. */
  private get mayRun(): boolean {
    return this.options.hasBots && this.listeners.size > 0 && this.driver.isDriving;
  }

  private async runBot(): Promise<boolean> {
    const { changes } = this;
    const { waiting } = await this.frame(SPECTATOR, PAST);
    const seat = waiting[0];
    if (!this.mayRun || seat === undefined || this.mine.some((own) => waiting.includes(own))) {
      return false;
    }
    const action = await this.think(seat);
    await this.pace();
    if (!this.mayRun) return false;
    if (changes === this.changes) await this.change("act", [seat, action]);
    return true;
  }

  private async think(seat: number): Promise<number> {
    const { view } = await this.frame(seat, PAST);
    const bot = botOf(this.facts, this.sitters[seat]!.who)!;
    return this.thinker.call("choose", [bot, view, seat, newSeed()], THINKING_PATIENCE);
  }
}
