// A table far away: a server keeps the match, this browser works out what a view alone tells.
import { decodeEvents } from "../engine/events";
import type { Foreseen } from "../engine/foresight";
import { outcomeOf, type Preview } from "../engine/onlooker";
import type { Chapter, Frame, Moment } from "../engine/referee";
import { Refusal } from "../engine/refusal";
import { HUMAN } from "../engine/terms";
import type { Suggestion } from "../engine/thinker";
import { Thread } from "../engine/thread";
import { SPECTATOR } from "../games/contract";
import { steadyTime } from "$lib/steady";
import { begin, type Engine, engineOf, engineOn } from "../table/engines";
import type { Sitter, Table } from "../table/table";
import { HINT_ITERATIONS, newSeed } from "../table/thinking";
import { Album, type Still } from "./album";
import { boardOf, momentsOf, saveOf } from "./api";
import { Line } from "./line";
import { promise } from "./promise";
import type { News, Order, Said, Scene, TableCard, WireChapter, WireFrame } from "./wire";

/** One of the viewers here: their line, and what came over it. */
interface Post {
  album: Album;
  line: Line;
}

export class RemoteTable implements Table {
  readonly id: string;
  readonly mine: readonly number[];
  /** What everybody may know of the table; nothing until it was heard. */
  scene = $state.raw<Scene | null>(null);
  talk = $state.raw<readonly Said[]>([]);
  isConnected = $state(false);
  /** A seat of this device is no longer its own: the table is to be opened anew. */
  isTurnedAway = $state(false);
  /** What to add to the steady time here, in milliseconds, for the time at the server. */
  clockOffset = $state(0);
  private readonly posts: ReadonlyMap<number, Post>;
  private readonly onlooker: Thread;
  private readonly thinker: Thread;
  private readonly listeners = new Set<() => void>();
  private readonly foreseen = new WeakMap<WireFrame, Promise<Foreseen[]>>();
  private readonly chances = new WeakMap<Still, Promise<number[]>>();
  private hasOffset = false; // since the line came
  private waking: (() => void)[] = []; // who waits for the next frame
  private readonly leaveAlone: () => void;

  constructor(
    private readonly card: TableCard,
    private readonly engine: Engine,
  ) {
    this.id = card.id;
    this.mine = card.mine;
    this.onlooker = new Thread((caller) => begin(caller, "beOnlooker", engine));
    this.thinker = new Thread((caller) => begin(caller, "beThinker", engine));
    const viewers = card.mine.length === 1 ? card.mine : [SPECTATOR, ...card.mine];
    this.posts = new Map(viewers.map((viewer) => [viewer, this.manned(viewer)]));
    this.leaveAlone = onReturn(() => this.wake());
  }

  static async open(card: TableCard): Promise<RemoteTable> {
    const engine = await engineOf(card.game, card.rules);
    const board = card.hasBoard ? await boardOf(card.id) : null;
    return new RemoteTable(card, engineOn(engine, board));
  }

  get facts() {
    return this.engine.facts;
  }

  /** Who plays at each seat: a bot, while its person is away. */
  get sitters(): Sitter[] {
    const seats = this.scene?.seats ?? this.card.seats;
    return seats.map(({ name = "", who, bot }) => ({ name, who: bot || who }));
  }

  // Looking

  /** Waits for the match to begin, if it has not. */
  async frame(viewer: number, since: number): Promise<Frame> {
    const { album } = this.postOf(viewer);
    await this.untilTold();
    const frame = album.frame!;
    album.shown = frame;
    const { number, undone = 0, view, waiting = [], legal = [] } = frame;
    const { takenBack = [], secretive = [], results = [] } = frame;
    const told = {
      viewer,
      number,
      undone,
      takenBack: takenBack.map(({ wasKnown = false, ...taken }) => ({ ...taken, wasKnown })),
      view: new Uint8Array(view),
      waiting,
      legal,
      chapters: album.chapters.slice(since).map((chapter) => this.chapterOf(chapter)),
      results,
      undo: this.undoable(album, frame),
      secretive,
      hasSecrets: this.hasSecrets,
      commitment: this.card.commitment,
    };
    return { ...told, foreseen: await this.foreseenIn(viewer, frame) };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async moment(viewer: number, number: number): Promise<Moment> {
    const { album } = this.postOf(viewer);
    if (!album.still(number)) await this.lookBack(album);
    const [still, chapter] = [album.still(number), album.chapters[number]];
    if (!still || !chapter) throw new Error(`no action ${number}`);
    return { ...still, chapter: this.chapterOf(chapter) };
  }

  /** Where the same viewer looks, the same; another's is not known here, but nearly the same. */
  async counterpart(viewer: number, number: number, other: number): Promise<number> {
    if (viewer === other) return number;
    return Math.min(number, this.postOf(other).album.number);
  }

  /** The number of a seat's latest action, of those that a viewer has noticed. */
  latestOf(viewer: number, seat: number): number | undefined {
    return this.postOf(viewer).album.chapters.findLast((chapter) => chapter.seat === seat)?.number;
  }

  /** From what the viewer knows: nobody here knows more. */
  async curve(viewer: number): Promise<number[][]> {
    const { album } = this.postOf(viewer);
    await this.untilTold();
    if (!album.hasAll) await this.lookBack(album);
    const { results = [] } = album.frame!;
    const points = album.chapters.map(async (_, number) => {
      const isLast = number === album.number;
      if (isLast && results.length) return outcomeOf(results);
      return this.chancesAt(viewer, album.still(number)!);
    });
    return Promise.all(points);
  }

  save(): Promise<string> {
    return saveOf(this.id);
  }

  // What a view alone tells

  async whyNot(seat: number, actions: number[]): Promise<number[]> {
    return this.onlooker.call("whyNotFrom", [this.viewOf(seat), seat, actions]);
  }

  async preview(seat: number, action: number): Promise<Preview> {
    const hasOthers = this.people.some((other) => other !== seat);
    return this.onlooker.call("previewFrom", [this.viewOf(seat), seat, action, hasOthers]);
  }

  async suggest(seat: number): Promise<Suggestion[]> {
    return this.thinker.call("suggest", [this.viewOf(seat), seat, newSeed(), HINT_ITERATIONS]);
  }

  // Playing

  async act(seat: number, action: number): Promise<void> {
    return this.order(seat, { do: "act", ...this.nameOf(seat), action });
  }

  /** Takes back the seat's last action, or asks the others: nobody here agrees for them. */
  async undo(seat: number): Promise<void> {
    return this.order(seat, { do: "undo", ...this.nameOf(seat) });
  }

  // What happens beside the match, each by one of the seats here

  /** With the word for the dice, which this device remembers: it may be heard before it is answered. */
  async ready(isReady: boolean, nonce: string, seat = this.first): Promise<void> {
    const { commitment } = this.card;
    const given = { table: this.id, seat, commitment, word: nonce };
    const takeBack = isReady ? promise(given) : undefined;
    try {
      await this.order(seat, { do: "ready", isReady, nonce });
    } catch (error) {
      if (error instanceof Refusal) takeBack?.();
      throw error;
    }
  }

  say(words: { text: string } | { phrase: string }, seat = this.first): Promise<void> {
    return this.order(seat, { do: "say", ...words });
  }

  /** Answers the question that was read, not one that has taken its place. */
  answer(question: number, agrees: boolean, seat = this.first): Promise<void> {
    return this.order(seat, { do: "answer", question, agrees });
  }

  withdraw(seat = this.first): Promise<void> {
    return this.order(seat, { do: "withdraw" });
  }

  pause(): Promise<void> {
    return this.order(this.first, { do: "pause" });
  }

  resume(): Promise<void> {
    return this.order(this.first, { do: "resume" });
  }

  end(seat = this.first): Promise<void> {
    return this.order(seat, { do: "end" });
  }

  resign(seat = this.first): Promise<void> {
    return this.order(seat, { do: "resign" });
  }

  leave(seat = this.first): Promise<void> {
    return this.order(seat, { do: "leave" });
  }

  comeBack(seat = this.first): Promise<void> {
    return this.order(seat, { do: "come_back" });
  }

  replace(seat: number, by: string): Promise<void> {
    return this.order(this.first, { do: "replace", seat, by });
  }

  close(): void {
    this.leaveAlone();
    this.listeners.clear();
    for (const { line } of this.posts.values()) line.close();
    this.onlooker.close();
    this.thinker.close();
  }

  // Lines

  private manned(viewer: number): Post {
    const album = new Album(this.facts, viewer);
    const line = new Line(addressOf(this.id, viewer), {
      hello: () => this.hello(album),
      hear: (news) => this.hear(album, news),
      changed: () => this.checkLines(),
    });
    return { album, line };
  }

  private hello({ number, undone }: Album): Order {
    const last = this.talk.at(-1)?.index ?? -1;
    return { do: "hello", number, undone, said: last + 1 };
  }

  private hear(album: Album, news: News): boolean {
    if (news.is === "frame") return this.take(album, news);
    if (news.is === "scene" && album.viewer === this.first) this.enter(news);
    if (news.is === "said") this.listen(news);
    return true;
  }

  private take(album: Album, frame: WireFrame): boolean {
    if (!album.take(frame)) return false;
    const waking = this.waking;
    this.waking = [];
    for (const wake of waking) wake();
    for (const listener of this.listeners) listener();
    return true;
  }

  private enter(scene: Scene): void {
    this.scene = scene;
    if (scene.phase === "playing" && scene.clock) this.setClock(scene.clock.now);
  }

  /** Whatever comes late makes the server's clock look slow: the fastest message is right. */
  private setClock(now: number): void {
    const offset = now - steadyTime();
    this.clockOffset = this.hasOffset ? Math.max(this.clockOffset, offset) : offset;
    this.hasOffset = true;
  }

  private listen(said: Said): void {
    const others = this.talk.filter(({ index }) => index !== said.index);
    this.talk = [...others, said].toSorted((one, other) => one.index - other.index);
  }

  private checkLines(): void {
    const lines = [...this.posts.values()].map(({ line }) => line);
    this.isConnected = lines.every((line) => line.isConnected);
    this.isTurnedAway = lines.some((line) => line.isTurnedAway);
    this.hasOffset &&= this.isConnected; // the clock here may stand still while the device sleeps
  }

  private wake(): void {
    for (const { line } of this.posts.values()) line.wake();
  }

  private async order(seat: number, order: Order): Promise<void> {
    return this.postOf(seat).line.order(order);
  }

  // Inside

  /** The viewer who speaks for this device where none is named. */
  private get first(): number {
    return this.mine[0] ?? SPECTATOR;
  }

  private get people(): number[] {
    return this.sitters.flatMap(({ who }, seat) => (who === HUMAN ? [seat] : []));
  }

  private postOf(viewer: number): Post {
    const post = this.posts.get(viewer);
    if (!post) throw new Error(`nobody looks from seat ${viewer} here`);
    return post;
  }

  private get albums(): Album[] {
    return [...this.posts.values()].map(({ album }) => album);
  }

  /**
   * Everybody notices who is asked, so viewers of one device who disagree about that were not told
   * equally far; a screen that went from one to the other would find no rest.
   */
  private async untilTold(): Promise<void> {
    while (!this.isTold) await new Promise<void>((resolve) => this.waking.push(resolve));
  }

  private get isTold(): boolean {
    const asked = this.albums.map(({ frame }) => frame && (frame.waiting ?? []).join());
    return asked.every((seats) => seats !== null && seats === asked[0]);
  }

  /** The frame that was seen when a seat decided something. */
  private seenBy(seat: number): WireFrame {
    const { shown } = this.postOf(seat).album;
    if (!shown) throw new Error(`seat ${seat} has seen nothing yet`);
    return shown;
  }

  private nameOf(seat: number): { number: number; undone: number } {
    const { number, undone = 0 } = this.seenBy(seat);
    return { number, undone };
  }

  private viewOf(seat: number): Uint8Array {
    return this.seenBy(seat).view;
  }

  private chapterOf({ number, seat, events = new Uint8Array() }: WireChapter): Chapter {
    return { number, seat, events: decodeEvents(this.facts, events) };
  }

  /** What somebody here may take back: nobody takes back for another. */
  private undoable({ viewer, chapters }: Album, { undo }: WireFrame): Frame["undo"] {
    if (!undo) return null;
    if (this.mine.includes(undo.seat)) return { seat: undo.seat, needs: undo.needs ?? [] };
    if (viewer === SPECTATOR || !chapters.some(({ seat }) => seat === viewer)) return null;
    return { seat: viewer, needs: this.people.filter((other) => other !== viewer) };
  }

  /** Whether people at this device should not look at each other's view now. */
  private get hasSecrets(): boolean {
    const own = this.albums.filter(({ viewer }) => viewer !== SPECTATOR);
    if (own.length < 2) return false;
    const asked = own.filter(({ viewer, frame }) => frame?.waiting?.includes(viewer));
    const views = own.map(({ frame }) => frame?.view.join());
    return asked.length > 1 || views.some((view) => view !== views[0]);
  }

  private foreseenIn(viewer: number, frame: WireFrame): Promise<Foreseen[]> {
    if (!frame.waiting?.includes(viewer)) return Promise.resolve([]);
    return remembered(this.foreseen, frame, () =>
      this.onlooker.call("foreseenFrom", [frame.view, viewer]),
    );
  }

  private chancesAt(viewer: number, still: Still): Promise<number[]> {
    const { players } = this.card;
    return remembered(this.chances, still, () =>
      this.onlooker.call("chancesFrom", [still.view, viewer, players]),
    );
  }

  /** Asks for the moments that this browser was not there to see. */
  private async lookBack(album: Album): Promise<void> {
    const { undone } = album;
    album.fill(await momentsOf(this.id, album.viewer), undone);
  }
}

/** What was worked out once is not again, unless that failed. */
function remembered<Key extends object, Value>(
  known: WeakMap<Key, Promise<Value>>,
  key: Key,
  work: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key) ?? work();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

function addressOf(id: string, viewer: number): string {
  const address = new URL(`live/${id}?seat=${viewer}`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

/** Calls back when the device may have come back to the network, or somebody to it. */
function onReturn(callback: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") callback();
  };
  addEventListener("online", callback);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("online", callback);
    document.removeEventListener("visibilitychange", look);
  };
}
