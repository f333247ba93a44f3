// The queue of cars: their order, and what their cards show.
import { describe, expect, it } from "vitest";
import { Phase, type State } from "$generated/autoscooter/layout";
import { HIDDEN } from "../contract";
import { carAt } from "./cars";
import { covered, queueOf } from "./queue";
import { state } from "./testing";

const [RED, YELLOW] = [0, 1];

/** A turn in which the yellow car moves first, the red one next. */
function moving(placed: Record<number, string>): State {
  const shown = state(placed);
  Object.assign(shown, { in_order: 2, phase: Phase.NEXT_CAR });
  shown.order.splice(0, 2, YELLOW, RED);
  return shown;
}

describe("the queue", () => {
  it("has the shown cars first, in their order, and tells who is ready", () => {
    const shown = moving({ 1: "43 E 2" });
    Object.assign(shown, { phase: Phase.PROGRAM, writing: 0b1 });
    const [first, second] = queueOf(shown, []);
    expect([first!.car, second!.car]).toEqual([YELLOW, RED]);
    expect([first!.isReady, second!.isReady]).toEqual([true, false]);
  });

  it("keeps letters face down until their cars move", () => {
    const shown = moving({ 1: "43 E 2", 2: "44 E 2" });
    carAt(shown, YELLOW).letter = HIDDEN;
    carAt(shown, RED).letter = 2;
    expect(
      queueOf(shown, [])
        .map(({ face }) => face)
        .slice(0, 2),
    ).toEqual(["back", "open"]);
    expect(queueOf(shown, [])[1]!.letter).toBe("C");
  });

  it("tells people who look on together nothing that one of them wrote", () => {
    const shown = moving({ 1: "43 E 2", 2: "44 E 2" });
    for (const car of [RED, YELLOW]) Object.assign(carAt(shown, car), { letter: 2, number: 5 });
    const [up, next] = queueOf(covered(shown), []);
    expect([up!.letter, next!.letter]).toEqual(["C", null]);
    expect([next!.face, next!.number]).toEqual(["back", 6]);
    shown.phase = Phase.PROGRAM;
    for (const { face, number } of queueOf(covered(shown), [])) {
      expect([face, number]).toEqual(["none", null]);
    }
  });

  it("shows a blank card for a letter that is void", () => {
    const shown = moving({ 1: "43 E 2", 2: "44 E 0" });
    carAt(shown, YELLOW).letter = HIDDEN;
    expect(queueOf(shown, [])[0]!.face).toBe("void");
    expect(queueOf(shown, [RED])[1]!.face).toBe("void");
  });
});
