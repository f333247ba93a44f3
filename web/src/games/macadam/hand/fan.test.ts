// The hand: sorted by what it can do, and never out of its room.
import { AgentWhenAble, Done, PaperTiming, Phase } from "$generated/macadam/layout";
import { describe, expect, it } from "vitest";
import { CARD as NAMES } from "$generated/macadam/layout";
import { cards, state } from "../testing";
import { layoutFor } from "../places";
import { coveredFan, fanOf } from "./fan";
import { slotsOf } from "./slots";

const SCREENS = ["broad", "upright", "narrow"] as const;
const MOST = 16; // cards of two players, with one just drawn
const FINGER = 40; // pixels
const WIDTHS = { broad: 940, upright: 750, narrow: 364 }; // of the board, in pixels

function order(hand: string, setting: Parameters<typeof state>[0]): string {
  const shown = state({ ...setting, players: [{ hand: cards(hand) }] });
  const slots = slotsOf(shown, 0).map((slot) => slot.cards.map((card) => NAMES[card]).join("+"));
  return slots.join(" ");
}

describe("slots", () => {
  it("come in the order of their kinds, agents together at the end", () => {
    const setting = { phase: Phase.FOLLOW, leader: 1, demand: "blue_arrow", actor: 2 };
    expect(order("AG1 AG3 IN1 PG1 BI1", setting)).toBe("PG1 BI1 IN1 AG1+AG3");
  });

  it("put what follows first", () => {
    const setting = { phase: Phase.ANSWER, leader: 1, demand: "bicycle" };
    expect(order("AG1 PG1 BI1", setting)).toBe("BI1 PG1 AG1");
  });

  it("put agents first where nothing follows", () => {
    const setting = { phase: Phase.ANSWER, leader: 1, demand: "bicycle" };
    expect(order("AG1 PG1", setting)).toBe("AG1 PG1");
  });

  it("put agents first who may be sent at will", () => {
    const options = { agent_when_able: AgentWhenAble.ON };
    const setting = { phase: Phase.ANSWER, leader: 1, demand: "bicycle", options };
    expect(order("AG1 PG1 BI1", setting)).toBe("BI1 AG1 PG1");
  });

  it("put no agent first when a second card may be added", () => {
    expect(order("AG1 BI1", { phase: Phase.BONUS, signal: "S01" })).toBe("BI1 AG1");
  });

  it("put papers first while one may be laid", () => {
    const setting = { phase: Phase.ANSWER, leader: 1, demand: "bicycle" };
    const options = { paper_timing: PaperTiming.LEADER_ONLY };
    expect(order("PG1 IN1", setting)).toBe("IN1 PG1");
    expect(order("PG1 IN1", { ...setting, done: 1 << Done.LAY })).toBe("PG1 IN1");
    expect(order("PG1 IN1", { ...setting, options })).toBe("PG1 IN1");
  });

  it("tell agents apart where one may be discarded", () => {
    expect(order("AG1 AG3 PG1", { phase: Phase.DISCARD })).toBe("PG1 AG1 AG3");
  });
});

describe.each(SCREENS)("%s", (screen) => {
  const { hand, w } = layoutFor({ players: 2, screen, hasHand: true });

  it.each([1, 5, 8, 9, 12, MOST])(
    "shows %i cards in the room, each wide enough to press",
    (count) => {
      const slots = Array.from({ length: count }, (_, card) => ({
        cards: [card],
        isUseful: card < 3,
      }));
      const boxes = fanOf(slots, hand);
      const { box } = hand;
      for (const [place, { x, y, w: wide, h }] of boxes.entries()) {
        expect(x - wide / 2).toBeGreaterThanOrEqual(box.x - box.w / 2 - 0.01);
        expect(x + wide / 2).toBeLessThanOrEqual(box.x + box.w / 2 + 0.01);
        expect(y + h / 2).toBeLessThanOrEqual(box.y + box.h / 2 + 0.01);
        const next = boxes[place + 1];
        const visible = next && next.y === y ? next.x - x : wide;
        expect((visible * WIDTHS[screen]) / w).toBeGreaterThanOrEqual(FINGER);
      }
    },
  );
});

it("lies evenly while it is covered, agents apart: nothing tells what it can do", () => {
  const { hand } = layoutFor({ players: 2, screen: "broad", hasHand: true });
  const lefts = coveredFan(5, hand).map(({ x }) => x);
  const steps = lefts.slice(1).map((x, place) => Math.round(x - lefts[place]!));
  expect(lefts).toHaveLength(5);
  expect(new Set(steps).size).toBe(1);
});
