// A film: at rest it shows what the rules say, in between what was told so far.
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../engine/events";
import { OMNISCIENT } from "../engine/eyes";
import { decode, viewOf } from "../engine/memory";
import { Referee } from "../engine/referee";
import { factsOf, goldenSave, rulesOf } from "../engine/testing";
import type { AnyGameUi } from "../games/contract";
import type { Table } from "../table/table";
import { endOf } from "./beats";
import { Film } from "./film";

const facts = factsOf("mark");
const referee = new Referee(rulesOf("mark"));
referee.load(goldenSave("mark", "all_rows.v1"));

/** As much of a table and a board as a film needs; the board writes down what it is shown. */
const table = {
  facts,
  frame: (viewer: number, since: number) => Promise.resolve(referee.frame(viewer, since)),
  moment: (viewer: number, number: number) => Promise.resolve(referee.moment(viewer, number)),
} as unknown as Table;
const ui = {
  stage: (state: { staged?: string[] }, event: GameEvent) => {
    state.staged = [...(state.staged ?? []), event.kind];
  },
} as unknown as AnyGameUi;

const film = await Film.of(table, ui, OMNISCIENT);
const { number, events } = film.chapters.findLast((chapter) => chapter.events.length > 2)!;
const end = endOf(film.beats, number);

describe("a film", () => {
  it("shows the true board once an action is wholly told", async () => {
    const { view, waiting } = referee.moment(OMNISCIENT, number);
    const state = decode(facts.records.state, viewOf(view));
    expect(await film.picture(end)).toEqual({ state, waiting });
  });

  it("shows the board before with the events told so far, and asks nobody", async () => {
    const { state, waiting } = await film.picture(end - 1);
    const told = events.slice(0, -1).map((event) => event.kind);
    const before = await film.picture(endOf(film.beats, number - 1));
    expect(state).toEqual({ ...(before.state as object), staged: told });
    expect(waiting).toEqual([]);
    expect(before.state).not.toHaveProperty("staged");
  });

  it("knows the event of each beat", () => {
    expect(film.event(end)).toEqual(events.at(-1));
    expect(film.event(end - 1)).toEqual(events.at(-2));
  });

  it("ends with the results", () => {
    expect(film.results.map((result) => result.rank)).toContain(1);
  });
});
