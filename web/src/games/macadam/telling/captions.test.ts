// What the sign says of what is looked at.
import { type Event, Phase } from "$generated/macadam/layout";
import { describe, expect, it } from "vitest";
import type { BoardContext } from "$lib/board.svelte";
import { Lookout } from "../lookout.svelte";
import { cards, state } from "../testing";
import { captionOf } from "./captions";

const say = (id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id);
const PLAYERS = ["Ann", "Bob", "Cat", "Dan"].map((name, seat) => ({ seat, name, who: "human" }));
const HAND = [{ hand: cards("AG1 PR1 GA1") }];

interface Moment {
  setting: Parameters<typeof state>[0];
  looked?: string;
  chosen?: readonly string[];
  isAsked?: boolean;
  event?: Event;
}

/** The sign for the first seat, to whom every spot is open if they are asked. */
function told({ setting, looked, chosen = [], isAsked = true, event }: Moment): string[] {
  const board = {
    stateOf: (spot: string) => (chosen.includes(spot) ? "chosen" : "open"),
    leads: () => isAsked,
  } as unknown as BoardContext;
  const lookout = new Lookout(board, () => ({ shown: state(setting), viewer: 0 }));
  lookout.looked = looked ?? null;
  const now = event ? { number: 1, event } : null;
  return captionOf({ viewer: 0, lookout, now, players: PLAYERS, say });
}

describe("of an agent", () => {
  const failing = { phase: Phase.ANSWER, leader: 1, waiting: 0b1100, players: HAND };

  it("whom it stops at a green arrow", () => {
    const setting = { ...failing, demand: "green_arrow", players: [{ hand: cards("AG1 PR1") }] };
    expect(told({ setting, looked: "agent" })).toContain(
      'board-agent-stops-whom {"names":"Cat, Dan"}',
    );
  });

  it("who must follow the card it brings out, in the order of play", () => {
    const setting = { ...failing, demand: "bicycle" };
    const chosen = ["agent"];
    expect(told({ setting, chosen, looked: "card.PR1" })).toContain(
      'board-must-follow {"demand":"red_walker","names":"Cat, Dan"}',
    );
    expect(told({ setting, chosen, looked: "card.GA1" })).toContain(
      'board-must-follow {"demand":"green_arrow","names":"Dan, Cat"}',
    );
  });

  it("nothing once it is gone", () => {
    const setting = { ...failing, demand: "bicycle", players: [{ hand: cards("PR1") }] };
    expect(told({ setting, looked: "agent", isAsked: false })[0]).toContain("board-demand");
  });
});

describe("of a signal", () => {
  const following = { phase: Phase.FOLLOW, leader: 1, actor: 1, demand: "bicycle", signal: "S10" };

  it("what it admits, while it is free", () => {
    const [title] = told({ setting: following, looked: "signal.S01", isAsked: false });
    expect(title).toContain("Board-signal-admits");
  });

  it("rather what must follow, once it is covered", () => {
    const [title] = told({ setting: following, looked: "signal.S10", isAsked: false });
    expect(title).toContain("board-demand");
  });
});

describe("of what has just happened", () => {
  it("how to lead, to who does", () => {
    const event = { kind: "leads", seat: 0, token: 1 } as Event;
    const lines = told({ setting: { phase: Phase.PRELUDE, players: HAND }, event });
    expect(lines.at(-1)).toBe("board-lead-start");
  });

  it("nothing but that the round is over, when it is", () => {
    const setting = { phase: Phase.ROUND_END, signal: "S10" };
    const event = { kind: "round_covered", seat: 0, round: 1 } as Event;
    expect(told({ setting, isAsked: false, event })).toHaveLength(1);
  });
});
