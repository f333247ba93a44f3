// A table on this device: the referee and the bots run in workers, and every move is kept.
import type { Caller } from "../engine/calls";
import type { Frame, Moment, NewTerms, Preview } from "../engine/referee";
import { parseSave } from "../engine/saves";
import type { Suggestion } from "../engine/thinker";
import { botOf, HUMAN } from "../engine/terms";
import { Thread } from "../engine/thread";
import { Driver } from "./driver";
import { type Engine, engineOf } from "./engines";
import { keep, newTableId } from "./storage";
import type { Sitter, Table } from "./table";

const SEEDS = 2 ** 31;
const HINT_ITERATIONS = 4000;
const THINKING_PATIENCE = 30_000; // milliseconds; a master decides within two seconds
const BEGIN_PATIENCE = 15_000;
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

  /** Sits people and bots down to a new match. */
  static async create(
    game: string,
    terms: NewTerms,
    options: LocalOptions = {},
  ): Promise<LocalTable> {
    const engine = await engineOf(game);
    const text = await dealt(engine, "start", [terms]);
    return LocalTable.at(newTableId(), engine, text, options);
  }

  /** Goes on from an earlier moment of a match, with other people and bots. */
  static async branch(save: string, number: number, seats: string[], names: string[]) {
    const { game, rules } = parseSave(save);
    const engine = await engineOf(game, rules);
    const text = await dealt(engine, "branch", [save, number, seats, names]);
    return LocalTable.at(newTableId(), engine, text, {});
  }

  /** Opens a saved match, or refuses it. */
  static async open(id: string, save: string, options: LocalOptions = {}): Promise<LocalTable> {
    const { game, rules } = parseSave(save);
    const table = new LocalTable(id, await engineOf(String(game), rules), save, options);
    try {
      await table.referee.call("save", []);
    } catch (error) {
      table.close();
      throw error;
    }
    return table;
  }

  private static at(id: string, engine: Engine, text: string, options: LocalOptions): LocalTable {
    const table = new LocalTable(id, engine, text, options);
    table.write();
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
    await this.referee.call("act", [seat, action]);
    await this.changed();
    void this.runBots();
  }

  async undo(seat: number, agreed: number[]): Promise<void> {
    await this.referee.call("undo", [seat, agreed]);
    await this.changed();
  }

  /** Goes back to an earlier moment, as if nothing had followed: the dice will fall the same. */
  async rewind(number: number): Promise<void> {
    const { seats, names = [] } = parseSave(this.text);
    await this.referee.call("branch", [this.text, number, seats, names]);
    await this.changed();
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

  curve(viewer: number): Promise<number[][]> {
    return this.referee.call("curve", [viewer]);
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

  private async changed(): Promise<void> {
    this.text = await this.referee.call<string>("save", []);
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
    const { waiting, number, undone } = await this.frame(-1, PAST);
    const seat = waiting[0];
    if (!this.mayRun || seat === undefined || this.mine.some((own) => waiting.includes(own))) {
      return false;
    }
    const action = await this.think(seat);
    await this.pace();
    const now = await this.frame(-1, PAST);
    if (!this.mayRun) return false;
    if (now.number === number && now.undone === undone) {
      await this.referee.call("act", [seat, action]);
      await this.changed();
    }
    return true;
  }

  private async think(seat: number): Promise<number> {
    const { view } = await this.frame(seat, PAST);
    const bot = botOf(this.facts, this.sitters[seat]!.who)!;
    return this.thinker.call("choose", [bot, view, seat, newSeed()], THINKING_PATIENCE);
  }
}

function newSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

function begin(caller: Caller, role: string, { facts, module }: Engine): Promise<void> {
  return caller.call(role, [facts, module], BEGIN_PATIENCE);
}

/** The text of a match that a referee of its own has dealt or checked. */
async function dealt(engine: Engine, method: string, parameters: unknown[]): Promise<string> {
  const referee = new Thread((caller) => begin(caller, "beReferee", engine));
  try {
    await referee.call(method, parameters);
    return await referee.call("save", []);
  } finally {
    referee.close();
  }
}
