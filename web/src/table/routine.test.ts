// What everybody knows to be the only thing to do takes one press, or none in midst of a turn.
import { beforeEach, expect, it, vi } from "vitest";
import { Actions } from "../engine/actions";
import { Referee } from "../engine/referee";
import { factsOf, rulesOf } from "../engine/testing";
import { loadUi } from "../games/registry";
import { Session } from "./session.svelte";
import { tableAt } from "./testing";

vi.mock("$lib/sound", () => ({ play: () => {} }));
const pace = vi.hoisted(() => ({ tempo: 0 }));
vi.mock("$lib/settings.svelte", () => ({
  settings: { language: "en", confirm: "always" },
  tempo: () => pace.tempo,
}));

const GAME = "a_vos_marques";
const PLAYERS = 3;
const DICE = 3; // of a turn, one after the other
const FIRST = "esp";
const facts = factsOf(GAME);
const actions = Actions.of(facts);
const ui = await loadUi(GAME);

let referee: Referee;
let session: Session;

const phaseOf = (state: unknown) => facts.phases[(state as { phase: number }).phase];
const phase = () => phaseOf(session.theatre.state);
const asked = () => actions.kindOf(session.choice!.legal[0]!).name;

/** Nothing is under way any more. */
async function atRest(): Promise<void> {
  for (let before = -1; before !== session.frame!.number || session.isUnderWay;) {
    before = session.frame!.number;
    await new Promise((resolve) => setTimeout(resolve));
    await session.caughtUp;
  }
}

/** Begins a match whose first turn leads from die to die to a road. */
async function begin(options: Record<string, string>, mine: number[]): Promise<void> {
  for (let seed = 0; ; seed += 1) {
    const terms = { players: PLAYERS, seats: ["human", "human", "human"], names: [] };
    referee = new Referee(rulesOf(GAME));
    referee.start({ ...terms, options: { first_player: "seat_1", ...options }, seed: `${seed}` });
    const beginning = referee.save();
    const roll = actions.parse("roll")!;
    const isPlain = Array.from({ length: DICE }, () => {
      const { waiting, legal } = referee.frame(0, 0);
      const isDue = waiting.includes(0) && legal.includes(roll);
      if (isDue) referee.act(0, roll);
      return isDue;
    }).every(Boolean);
    const { legal } = referee.frame(0, 0);
    if (isPlain && legal.length > 1 && actions.kindOf(legal[0]!).name === "drive") {
      referee.load(beginning);
      break;
    }
  }
  session = new Session(tableAt(referee, facts, { players: PLAYERS, mine }, new Set()), ui);
  await session.open();
}

beforeEach(async () => {
  pace.tempo = 0;
  await begin({}, [0]);
});

it("plays the only move at the first press, whatever is set", async () => {
  expect(session.choice!.legal).toHaveLength(1);
  await session.press("roll");
  expect(session.frame!.number).toBeGreaterThan(0);
});

it("takes a double press of the only move for one, and gives no reason against it", async () => {
  const playing = session.press("roll");
  await session.press("roll");
  await playing;
  expect([session.whyNot, session.skips]).toEqual([null, 0]);
});

it("takes a second press for none while the only move is shown, elsewhere for a skip", async () => {
  pace.tempo = 1;
  await session.press("roll");
  await vi.waitUntil(() => session.theatre.isPlaying);
  await session.press("roll");
  expect(session.skips).toBe(0);
  await session.press("elsewhere");
  expect(session.skips).toBe(1);
  await atRest();
  await session.press("roll"); // what it plays now is asked anew
  expect(session.whyNot).not.toBeNull();
});

it("waits for the first press of a turn, and goes from die to die after it", async () => {
  await atRest();
  expect([session.frame!.number, phase()]).toEqual([0, FIRST]);
  await session.press("roll");
  await atRest();
  expect(asked()).toBe("drive");
  expect(session.choice!.legal.length).toBeGreaterThan(1);
});

it("does not go by itself where others could learn from it that there is no choice", async () => {
  await begin({ garage_timing: "any_time" }, [0]);
  await session.press("roll");
  await atRest();
  expect(asked()).toBe("roll");
});

it("is taken back to what was pressed, and does not go by itself then", async () => {
  await session.press("roll");
  await atRest();
  await session.undo();
  await atRest();
  expect([session.frame!.number, phase()]).toEqual([0, FIRST]);
});

it("takes back no more than was pressed where something went by itself before", async () => {
  await session.press("roll");
  await atRest();
  const { number, undo } = session.frame!;
  await session.table.undo(0, undo!.needs); // elsewhere
  await atRest();
  expect(session.frame!.number).toBe(number - 1);
  await session.press("roll");
  await atRest();
  await session.undo();
  await atRest();
  expect(session.frame!.number).toBe(number - 1);
});

it("does not go by itself once somebody else has played", async () => {
  await begin({}, [0, 1, 2]);
  await session.press("roll");
  await atRest();
  while (session.viewer === 0 && session.veil === null) {
    await session.propose(session.choice!.legal.at(-1)!);
    if (session.choice?.proposal != null) await session.confirm();
    await atRest();
  }
  if (session.veil !== null) await session.unveil();
  await atRest();
  expect(phase()).toBe(FIRST);
});
