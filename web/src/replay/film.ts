// A match from one viewpoint, ready to be shown beat by beat.
import type { GameEvent } from "../engine/events";
import { decode, viewOf } from "../engine/memory";
import type { Chapter, Frame } from "../engine/referee";
import type { AnyGameUi } from "../games/contract";
import type { Table } from "../table/table";
import { type Beat, beatsOf } from "./beats";

/** The board at a beat. */
export interface Picture {
  state: unknown;
  waiting: number[];
}

export class Film {
  readonly viewpoint: number;
  readonly chapters: readonly Chapter[];
  readonly results: Frame["results"]; // none while the match runs
  readonly takenBack: Frame["takenBack"];
  readonly beats: readonly Beat[];
  private readonly stills = new Map<number, Promise<Picture>>();

  private constructor(
    private readonly table: Table,
    private readonly ui: AnyGameUi,
    frame: Frame,
  ) {
    this.viewpoint = frame.viewer;
    this.chapters = frame.chapters;
    this.results = frame.results;
    this.takenBack = frame.takenBack;
    this.beats = beatsOf(frame.chapters);
  }

  static async of(table: Table, ui: AnyGameUi, viewpoint: number): Promise<Film> {
    return new Film(table, ui, await table.frame(viewpoint, 0));
  }

  /** The board at a beat; in the midst of an action, with the events told so far. */
  async picture(cursor: number): Promise<Picture> {
    const { number, told, isLast } = this.beats[cursor]!;
    if (isLast) return this.still(number);
    const before = await this.still(number - 1);
    const state: unknown = structuredClone(before.state);
    for (const event of this.chapters[number]!.events.slice(0, told)) this.ui.stage(state, event);
    return { state, waiting: [] };
  }

  /** The event that a beat tells. */
  event(cursor: number): GameEvent | undefined {
    const { number, told } = this.beats[cursor]!;
    return this.chapters[number]!.events[told - 1];
  }

  private still(number: number): Promise<Picture> {
    const found = this.stills.get(number) ?? this.develop(number);
    this.stills.set(number, found);
    return found;
  }

  private async develop(number: number): Promise<Picture> {
    const { view, waiting } = await this.table.moment(this.viewpoint, number);
    return { state: decode(this.table.facts.records.state, viewOf(view)), waiting };
  }
}
