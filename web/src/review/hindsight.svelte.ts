// Looking back at a finished match in the background, seat by seat: the search runs in a worker.
import { type Account, accountOf } from "../engine/account";
import type { Preview } from "../engine/onlooker";
import type { Judgement } from "../engine/judge";
import { outcomeOf } from "../engine/onlooker";
import { Refusal } from "../engine/refusal";
import type { Reviewed } from "../engine/reviewer";
import { parseSave, type Save } from "../engine/saves";
import { Thread } from "../engine/thread";
import { begin, BEGIN_PATIENCE, type Engine, engineOfSave } from "../table/engines";
import { keepMistakes, keptMistakes } from "./kept";

const PATIENCE = 120_000; // milliseconds for one choice, on a slow phone

/** A match, and the engine of its rules. */
interface Material {
  engine: Engine;
  text: string;
  save: Save;
}

export class Hindsight {
  seat = $state<number | null>(null); // whose choices are looked at
  done = $state(0); // choices judged
  all = $state(0); // choices of the seat; 0 until they are counted
  isDone = $state(false);
  failure = $state.raw<unknown>(null);
  private mistakes = $state.raw<readonly Judgement[]>([]);
  private material = $state.raw<Material | null>(null);
  private readonly isReady: Promise<Material>;
  private thread: Thread | null = null;
  private runs = 0;

  constructor(saved: Promise<string>) {
    this.isReady = this.prepared(saved);
    this.isReady.catch((error: unknown) => (this.failure = error));
  }

  close(): void {
    this.runs += 1;
    this.thread?.close();
    this.thread = null;
  }

  /** The digest that tells the match from all others; empty until it is known. */
  get story(): string {
    return this.material?.save.story ?? "";
  }

  /** How the match went for the seat, as far as its choices were judged. */
  get account(): Account | null {
    const { seat, material } = this;
    if (seat === null || !material) return null;
    const { players, ranking } = material.save;
    const shares = outcomeOf(ranking.map((rank) => ({ rank })));
    const { shown } = material.engine.facts.search.review!;
    return accountOf(this.mistakes, seat, { players, shares, shown });
  }

  /** Judges the choices of a seat, unless they were judged before. */
  async lookAt(seat: number): Promise<void> {
    const run = ++this.runs;
    Object.assign(this, { seat, done: 0, all: 0, isDone: false, mistakes: [], failure: null });
    try {
      const { save } = await this.isReady;
      if (run !== this.runs) return; // nobody is there to look any more, or at another seat
      const known = keptMistakes(nameOf(save, this.material!.engine), seat);
      if (known) this.mistakes = known;
      else await this.judge(seat, run);
      if (run === this.runs) this.isDone = true;
    } catch (error) {
      if (run === this.runs) this.failure = error;
    }
  }

  /** What would surely have come of an action in place of the one that was played. */
  async suppose(number: number, action: number): Promise<Preview> {
    return this.reviewer(await this.isReady).call("suppose", [number, action]);
  }

  private async judge(seat: number, run: number): Promise<void> {
    const thread = this.reviewer(this.material!);
    const { text, save, engine } = this.material!;
    const { choices } = await thread.call<Reviewed>("review", [text], BEGIN_PATIENCE);
    const own = choices.filter((choice) => choice.seat === seat);
    if (run !== this.runs) return;
    this.all = own.length;
    for (const { number } of own) {
      const found = await thread.call<Judgement>("judge", [number], PATIENCE);
      if (run !== this.runs) return;
      this.done += 1;
      if (found.isMistake) this.mistakes = [...this.mistakes, found];
    }
    keepMistakes(nameOf(save, engine), seat, this.mistakes);
  }

  private async prepared(saved: Promise<string>): Promise<Material> {
    const text = await saved;
    const engine = await engineOfSave(text);
    if (!engine.facts.search.review) throw new Refusal("OldReview");
    return (this.material = { engine, text, save: parseSave(text) });
  }

  private reviewer({ engine, text }: Material): Thread {
    return (this.thread ??= new Thread(async (caller) => {
      await begin(caller, "beReviewer", engine);
      await caller.call("review", [text], BEGIN_PATIENCE);
    }));
  }
}

/** Which match it is, and how it is looked back at: another way would find something else. */
function nameOf({ game, story }: Save, { facts }: Engine): string {
  return [game, story, JSON.stringify(facts.search.review)].join(" ");
}
