// Codes that no board prints: no sentence of a match names them unless somebody asks for them, and
// whoever picks a move from a list can still tell it from all others.
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, loadGameTexts, type Say, showCodes, speak } from "$lib/texts.svelte";
import { Actions } from "../engine/actions";
import { decodeEvents } from "../engine/events";
import type { Match } from "../engine/match";
import { decode, viewOf } from "../engine/memory";
import { GAMES } from "../engine/testing";
import type { AnyGameUi, Player } from "./contract";
import { loadUi } from "./registry";
import { sayAction, sayAsk, sayAt, sayEvent } from "./spoken";
import { newMatch, nextStep, pickedAction } from "./testing";

const GAMES_PLAYED = 4;
const MOST_ACTIONS = 400; // in one of them: some options let a game go on for ever
const PATIENCE = 60_000; // milliseconds, on a busy machine
const NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Flo", "Gil", "Hal"];
const TWINS = ["macadam"]; // games with cards of which each is like another one
const CODE = /^(?=.*\d)(?=.*[A-Z-])[A-Z\d]/; // 03-4, 26IV, C15, PG2; numbers alone stand on boards
const STEPS = "step"; // of a plant, told as two numbers

/** The codes of a game that no board prints. */
function codesOf({ facts }: Match): string[] {
  const fields = [...facts.actions, ...facts.events].flatMap((kind) => kind.fields);
  const told = fields.filter(({ name }) => name !== STEPS).flatMap(({ words = [] }) => words);
  return [...new Set(told.filter((word) => CODE.test(word)))];
}

/** Finds any of these in a sentence. */
function anyOf(codes: readonly string[]): RegExp {
  const found = codes.length ? `(${codes.join("|")})` : "(?!)";
  return new RegExp(`(?<![\\p{L}\\d-])${found}(?![\\p{L}\\d-])`, "u");
}

/** A match played at random, and somebody who listens. */
class Listened {
  readonly match: Match;
  private readonly say: Say;
  private readonly actions: Actions;
  private shown: unknown = null;

  constructor(
    game: string,
    private readonly ui: AnyGameUi,
    private readonly number: number,
  ) {
    this.match = newMatch(game, number);
    this.actions = Actions.of(this.match.facts);
    this.say = sayAt(ui, this.match.facts, () => this.shown);
  }

  *steps(): Generator<this, void> {
    const { match } = this;
    for (let step = this.number; this.isOn; step = nextStep(step)) {
      this.shown = this.look();
      yield this;
      match.act(...pickedAction(match, step));
    }
  }

  /** The moves of each who is asked. */
  moves(): string[][] {
    const { match, say, actions } = this;
    return match.now.waiting.map((seat) =>
      match.legal(seat).map((action) => sayAction(say, actions, action, NAMES)),
    );
  }

  /** All that is told at a step: what is asked, what happened, and the board. */
  sentences(): string[] {
    const { match, ui, say, shown } = this;
    const { facts } = match;
    const asked = match.now.waiting.flatMap((seat) => [
      sayAsk(say, ui, facts, shown, seat),
      ...ui.notes(shown, seat, say),
    ]);
    const told = decodeEvents(facts, match.events(this.viewer, match.length));
    const board = ui.describe({ state: shown, viewer: this.viewer, players: this.players, say });
    return [
      ...[...asked, ...this.moves().flat()],
      ...told.map((event) => sayEvent(say, facts, event, NAMES)),
      ...board.flatMap(({ title, lines }) => [title, ...lines]),
    ];
  }

  private get isOn(): boolean {
    return !this.match.isOver && this.match.length < MOST_ACTIONS;
  }

  private look(): unknown {
    return decode(this.match.facts.records.state, viewOf(this.match.view(this.viewer)));
  }

  private get viewer(): number {
    return this.number % this.match.terms.players;
  }

  private get players(): Player[] {
    const seated = NAMES.slice(0, this.match.terms.players);
    return seated.map((name, seat) => ({ seat, name, who: "human" }));
  }
}

function* listenedTo(game: string, ui: AnyGameUi): Generator<Listened, void> {
  for (let number = 0; number < GAMES_PLAYED; number += 1) {
    yield* new Listened(game, ui, number).steps();
  }
}

describe.each(GAMES)("%s", (game) => {
  const codes = anyOf(codesOf(newMatch(game, 0)));
  let ui: AnyGameUi;
  beforeAll(async () => {
    ui = await loadUi(game);
    await loadGameTexts(game);
  });
  afterEach(() => showCodes(false));

  describe.each(LANGUAGES)("in %s", (language) => {
    beforeAll(() => speak(language));

    it("names no code that no board prints", { timeout: PATIENCE }, () => {
      for (const heard of listenedTo(game, ui)) {
        expect(heard.sentences().filter((words) => codes.test(words))).toEqual([]);
      }
    });

    it.skipIf(TWINS.includes(game))("tells moves apart", { timeout: PATIENCE }, () => {
      for (const heard of listenedTo(game, ui)) {
        for (const moves of heard.moves()) expect(moves).toEqual([...new Set(moves)]);
      }
    });
  });
});

it.each(["ave_cesar", "a_vos_marques", "macadam"])("%s names them if asked to", async (game) => {
  const ui = await loadUi(game);
  await loadGameTexts(game);
  showCodes(true);
  const codes = anyOf(codesOf(newMatch(game, 0)));
  const heard = [...listenedTo(game, ui)];
  expect(heard.some((listened) => listened.sentences().some((said) => codes.test(said)))).toBe(
    true,
  );
  showCodes(false);
});
