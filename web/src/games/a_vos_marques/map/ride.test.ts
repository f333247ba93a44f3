// How cars get where they are.
import { Phase, type Event } from "$generated/a_vos_marques/layout";
import { describe, expect, it } from "vitest";
import { BOX } from "../laid";
import { state } from "../testing";
import { poseAt, poseOf, rideFrom } from "./ride";
import { standOf } from "./stand";

const at = (name: string) => BOX.roads.numbered(name);
const NONE = 240; // stands for no space

function passed(seat: number, ...names: string[]): Event {
  const [by_1, by_2, by_3, by_4, by_5] = [0, 1, 2, 3, 4].map((place) =>
    names[place] ? at(names[place]) : NONE,
  ) as [number, number, number, number, number];
  return { kind: "passed", seat, by_1, by_2, by_3, by_4, by_5 };
}

/** The ride of a car that an event takes from a space to where it stands in a state. */
function ride(shown: ReturnType<typeof state>, from: string, event: Event) {
  const begin = poseOf({ ...BOX.roads.at(at(from)), heading: 0 });
  return rideFrom(BOX, shown, 0, begin, standOf(BOX, shown, 0), { event, way: null });
}

describe("a car", () => {
  it("drives along the spaces that it passes, looking ahead", () => {
    const shown = state({ players: [{ space: "C03", came_from: at("C02") }] });
    const { poses, isSkid } = ride(shown, "A10", passed(0, "C01", "C02", "C03"));
    expect(isSkid).toBe(false);
    expect(poses.map(({ x, y }) => [x, y])).toEqual(
      ["A10", "C01", "C02", "C03"].map((name) => [
        BOX.roads.at(at(name)).x,
        BOX.roads.at(at(name)).y,
      ]),
    );
    expect(Math.cos((poses[1]!.heading * Math.PI) / 180)).toBeGreaterThan(0); // to the right
  });

  it("skids when it is pushed back, and goes on looking ahead", () => {
    const shown = state({ phase: Phase.ATTACK, players: [{ space: "C01", came_from: at("A10") }] });
    const { poses, isSkid } = ride(shown, "C03", passed(0, "C02", "C01"));
    expect(isSkid).toBe(true);
    expect(Math.sin((poses[1]!.heading * Math.PI) / 180)).toBeGreaterThan(0); // down the road
  });

  it("sails on the ferry and is not seen in the tunnel", () => {
    const sailing = state({ players: [{ space: "L10", came_from: at("N15") }] });
    const crossing = ride(sailing, "N14", passed(0, "N15", "L10"));
    expect(crossing.poses.some(({ isAfloat }) => isAfloat)).toBe(true);
    const diving = state({ players: [{ space: "M19", came_from: at("M11") }] });
    const tunnel = ride(diving, "M10", passed(0, "M11", "M19"));
    expect(Math.min(...tunnel.poses.map(({ seen }) => seen))).toBe(0);
  });

  it("is lifted to where a card sends it", () => {
    const shown = state({ players: [{ space: "C15", came_from: at("C14") }] });
    const sent: Event = {
      ...{ kind: "went_to", seat: 0, from_space: 0, space: at("C15"), place: 4 },
    };
    const lift = ride(shown, "START", sent);
    expect(poseAt(lift, 0.5).up).toBeCloseTo(1);
    expect(poseAt(lift, 1).up).toBeCloseTo(0);
    expect(poseAt(lift, 1).x).toBe(BOX.roads.at(at("C15")).x);
  });

  it("stands beside the others at the start", () => {
    const shown = state({});
    const stands = shown.players.map((_, seat) => standOf(BOX, shown, seat));
    expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(stands.length);
  });
});
