// Every game's board tells the truth: after the events of any action, the patched state is the true
// one, but for the fields that the game says are not told by events; and the pieces and standings
// shown are the true ones whatever it says. And every action has a way of its own on the board.
import { describe, expect, it } from "vitest";
import { Actions } from "../engine/actions";
import { decodeEvents } from "../engine/events";
import { looseKey } from "../engine/fairness";
import { decode, viewOf } from "../engine/memory";
import { factsOf } from "../engine/testing";
import { games } from "../table/engines";
import { track } from "../table/pieces";
import { type AnyGameUi, HIDDEN, type Piece, SPECTATOR, type TrackedPiece } from "./contract";
import { loadUi } from "./registry";
import { newMatch, nextStep, pickedAction } from "./testing";

const GAMES_PLAYED = 16;
const GUESSES = 4; // at what an onlooker does not know
const MOST_ACTIONS = 1000; // in one of them: some options let a game go on for ever
const PATIENCE = 60_000; // milliseconds, on a busy machine
const say = (id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`;

function sorted(pieces: readonly Piece[]): string[] {
  return pieces.map((piece) => `${piece.kind} ${piece.place}`).toSorted();
}

/** What events tell of a state. */
function told(ui: AnyGameUi, state: unknown): object {
  const fields = Object.entries(state as object);
  return Object.fromEntries(fields.filter(([name]) => !ui.unstaged.includes(name)));
}

/** A state with everything hidden that is hidden in another one. */
function withHidden(state: unknown, other: unknown): unknown {
  if (typeof state !== "object" || state === null) return other === HIDDEN ? HIDDEN : state;
  const hidden = Object.entries(state).map(([name, value]) => [
    name,
    withHidden(value, (other as Record<string, unknown>)[name]),
  ]);
  return Array.isArray(state) ? hidden.map(([, value]) => value) : Object.fromEntries(hidden);
}

/** Plays at random, and compares what a viewer is shown with what is. */
function playThrough(game: string, ui: AnyGameUi, number: number): void {
  const match = newMatch(game, number);
  const { facts } = match;
  const viewer = (number % (match.terms.players + 1)) - 1;
  const shown = () => decode(facts.records.state, viewOf(match.view(viewer)));
  let truth = shown();
  let pieces: TrackedPiece[] = track([], ui.pieces(truth));
  const count = pieces.length;
  const named = new Set<string>(); // places of events
  for (let step = number; !match.isOver && match.length < MOST_ACTIONS; step = nextStep(step)) {
    const state = truth;
    match.act(...pickedAction(match, step));
    for (const event of decodeEvents(facts, match.events(viewer, match.length))) {
      ui.stage(state, event);
      expect(ui.effect(event, say).pause).toBeGreaterThanOrEqual(0);
      for (const spot of ui.places(event)) named.add(spot);
    }
    const where = `${game} ${number}, action ${match.length}`;
    truth = shown();
    expect(sorted(ui.pieces(state)), where).toEqual(sorted(ui.pieces(truth)));
    const seen = match.isOver ? withHidden(truth, state) : truth; // the end may show more
    expect(told(ui, state), where).toEqual(told(ui, seen));
    for (let who = 0; who < match.terms.players; who += 1) {
      expect(ui.standing(state, who, say), where).toEqual(ui.standing(seen, who, say));
    }
    pieces = track(pieces, ui.pieces(state));
    expect(new Set(pieces.map((piece) => piece.id)).size, where).toBe(count);
  }
  expect([...named].join(" "), game).not.toContain("undefined");
  expect([...named].some((place) => ui.outline(place, viewer, truth))).toBe(true);
}

/** Plays at random, and looks at what goes by itself: all who look on must know there is no other. */
function expectNoTell(game: string, ui: AnyGameUi, number: number): void {
  const match = newMatch(game, number);
  const { facts, rules } = match;
  const actions = Actions.of(facts);
  for (let step = number; !match.isOver && match.length < MOST_ACTIONS; step = nextStep(step)) {
    const [seat, picked] = pickedAction(match, step);
    const [only, ...others] = match.legal(seat);
    const state = decode(facts.records.state, viewOf(match.view(seat)));
    if (!others.length && ui.isRoutine?.(state, actions.decode(only!))) {
      for (let guess = 0; guess < GUESSES; guess += 1) {
        const guessed = rules.guess(match.view(SPECTATOR), SPECTATOR, looseKey());
        const where = `${game} ${number}, action ${match.length}`;
        expect(rules.legal(guessed, seat), where).toEqual([only]);
      }
    }
    match.act(seat, picked);
  }
}

describe.each(games())("%s", (game) => {
  it(
    "shows after its events what the rules say",
    async () => {
      const ui = await loadUi(game);
      for (let number = 0; number < GAMES_PLAYED; number += 1) playThrough(game, ui, number);
    },
    PATIENCE,
  );

  it(
    "lets nothing go by itself that could tell something",
    async () => {
      const ui = await loadUi(game);
      for (let number = 0; number < GAMES_PLAYED; number += 1) expectNoTell(game, ui, number);
    },
    PATIENCE,
  );

  it("has a way of its own to every action, unless the action is a bare number", async () => {
    const ui = await loadUi(game);
    const actions = Actions.of(factsOf(game));
    const ways = new Map<string, string[]>();
    for (let action = 0; action < actions.size; action += 1) {
      const path = ui.path(actions.decode(action), 0).join(" ");
      if (path) ways.set(path, [...(ways.get(path) ?? []), actions.kindOf(action).name]);
    }
    for (const [path, kinds] of ways) {
      expect(new Set(kinds).size, path).toBe(kinds.length); // told apart by what is asked
    }
  });
});
