// The phases that events tell: games.test.ts, which compares the rest, cannot know which those are.
import { expect, it } from "vitest";
import { NO_LOT, Phase, type Event, type State } from "$generated/mark/layout";
import { stage } from "./stage";

function state(): State {
  const company = {
    money: 30,
    reckoned: 30,
    bid: 4,
    yard: [-1, -1, -1, -1],
    plant: [-1, -1, -1, -1],
  };
  return { phase: Phase.ACT, lot: 0, bank: [8], players: [company] } as unknown as State;
}

const TOLD: [Event, number][] = [
  [{ kind: "fee_unpaid", seat: 0, amount: 5 }, Phase.RETURN],
  [{ kind: "rolled", seat: 0, hammer_die: 5, star_die: 0 }, Phase.ROLL],
  [{ kind: "auction_opened", seat: 0, material: 0 }, Phase.BID],
  [{ kind: "auction_won", seat: 0, material: 0, amount: 4 }, Phase.PLACE],
  [{ kind: "auction_won_tie", seat: 0, material: 0, amount: 4 }, Phase.PLACE],
  [{ kind: "over_all_rows", seat: 0 }, Phase.OVER],
  [{ kind: "over_four_rows", seat: 0 }, Phase.OVER],
  [{ kind: "over_stalled", seat: 0, count: 40 }, Phase.OVER],
];

it.each(TOLD)("$kind", (event, phase) => {
  const shown = state();
  stage(shown, event);
  expect(shown.phase).toBe(phase);
});

const ENDS: Event[] = [
  { kind: "auction_unsold", seat: 0, material: 0 },
  { kind: "auction_no_space", seat: 0, material: 0, amount: 4 },
  { kind: "placed", seat: 0, material: 0, column: 1 },
];

it.each(ENDS)("$kind ends an auction", (event) => {
  const shown = state();
  stage(shown, event);
  expect([shown.lot, shown.phase]).toEqual([NO_LOT, Phase.ROLL]);
});
