// The game in words.
import { Phase } from "$generated/macadam/layout";
import { describe as group, expect, it } from "vitest";
import { ask, describe, notes, standing } from "./words";
import { cards, state } from "../testing";

const say = (id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id);
const NAMES = ["Ann", "Bob", "Cat", "Dan"].map((name, seat) => ({ seat, name, who: "human" }));

it("counts points less fines, with a proper minus", () => {
  const shown = state({ players: [{ points: 200, fines: 3, points_before: 50 }] });
  expect(standing(shown, 0, say).text).toBe("−50");
});

const failing = { phase: Phase.ANSWER, leader: 1, waiting: 0b1100, actor: 0 };

group("who is asked", () => {
  it("is told what to expose", () => {
    const players = [{ hand: cards("PV1") }];
    const shown = state({ ...failing, demand: "violet_walker", players });
    expect(ask(shown, 0, say)).toContain('board-ask-answer {"demand":"violet_walker"');
  });

  it("is told when no card of theirs will do", () => {
    const shown = state({ ...failing, demand: "bicycle", players: [{ hand: cards("PV1") }] });
    expect(ask(shown, 0, say)).toContain("board-you-answer-failing");
  });

  it("is told to begin where nothing binds them yet", () => {
    expect(ask(state({ phase: Phase.PRELUDE }), 0, say)).toBe("ask-prelude");
  });
});

group("notes", () => {
  it("say nothing to who can follow", () => {
    const players = [{ hand: cards("BI1") }];
    expect(notes(state({ ...failing, demand: "bicycle", players }), 0, say)).toEqual([]);
  });

  it("tell who cannot follow what an agent would do", () => {
    const players = [{ hand: cards("AG1 PR1") }];
    const told = notes(state({ ...failing, demand: "bicycle", players }), 0, say);
    expect(told.at(-1)).toBe('board-agent-turns {"count":2}');
  });

  it("tell who has nothing to expose that an agent goes alone", () => {
    const players = [{ hand: cards("AG1 CA1") }];
    const told = notes(state({ ...failing, demand: "bicycle", players }), 0, say);
    expect(told.at(-1)).toBe("board-agent-alone");
  });

  it("tell that an agent stops the others against a green arrow", () => {
    const players = [{ hand: cards("AG1") }];
    const told = notes(state({ ...failing, demand: "green_arrow", players }), 0, say);
    expect(told.at(-1)).toBe('board-agent-stops {"count":2}');
  });
});

it("describes the trick, the hand, the players and the signals that are left", () => {
  const shown = state({
    players: [{ hand: cards("PR1 BI1") }, { lacks: cards("BI1"), exposed: cards("PG1 PG2") }],
    covered: ["S01"],
  });
  const told = describe({ state: shown, viewer: 0, players: NAMES, say });
  expect(told.map(({ title }) => title)).toEqual([
    'board-trick {"token":2,"tokens":16}',
    "board-hand",
    "Ann (board-you)",
    "Bob",
    "Cat",
    "Dan",
    'board-free-signals {"count":15}',
  ]);
  expect(told[1]!.lines).toHaveLength(2);
  expect(told[3]!.lines.join()).toContain("2 × card-kind");
});
