// The moves that the dice allow, as they are drawn.
import { describe, expect, it } from "vitest";
import { BOX } from "../laid";
import { foreseen, state } from "../testing";
import { type Drive, drivesOf } from "./ways";

const network = BOX.roads;
const at = (name: string) => network.numbered(name);

interface Journey {
  tickets?: number;
  errand?: string; // the space that it leads to
  taken?: string; // by another car
}

function drives(from: string, total: number, journey: Journey = {}): Drive[] {
  const { taken = "START", ...own } = journey;
  const red = [total, 0, 0]; // as if one die had so many sides
  const shown = state({ players: [{ space: from, ...own }, { space: taken }], red });
  return drivesOf(BOX, foreseen(shown));
}

function ends(...given: Parameters<typeof drives>): string[] {
  return [...new Set(drives(...given).map(({ end }) => network.name(end)))].toSorted();
}

describe("a move", () => {
  it("takes all points, or stops at a place on the way", () => {
    expect(ends("START", 7)).toEqual(["A06", "A07"]);
    expect(drives("START", 7).map(({ lost }) => lost)).toEqual([1, 0]);
  });

  it("goes any road in either direction", () => {
    expect(ends("A07", 6)).toEqual(["A01", "A06", "A09", "C03", "M03", "N03"]);
  });

  it("does not stop early at a landmark", () => {
    expect(ends("C17", 6)).toEqual(["C11", "C12", "C15", "D02", "W02"]);
  });

  it("ends at the finish, whatever is left", () => {
    const home = drives("H23", 9).find(({ end }) => network.name(end) === "FINISH");
    expect(home).toMatchObject({ lost: 5 });
  });

  it("rests behind a car that stands where it ends", () => {
    const [drive] = drives("C12", 5, { taken: "C17" }).filter(({ end }) => end === at("C17"));
    expect(network.name(drive!.rest)).toBe("C16");
  });

  it("crosses the lake or the mountain with a ticket", () => {
    expect(ends("N13", 7)).not.toContain("H04");
    const aboard = drives("N13", 7, { tickets: 1 }).find(({ end }) => end === at("H04"));
    expect(aboard).toMatchObject({ crossed: 1, lost: 0 });
    expect(ends("M09", 6, { tickets: 1 })).toEqual(expect.arrayContaining(["M21", "M22"]));
  });

  it("tells apart ways that come to something else", () => {
    const around = drives("N14", 11, { tickets: 1 }).filter(({ end }) => end === at("L10"));
    const ways = around.map(({ way }) => way);
    expect(ways).toEqual(ways.map((_, place) => place + 1));
  });
});

describe("under an errand", () => {
  it("there is only the straight way, and it ends there", () => {
    const errand = { errand: "M04" };
    expect(drives("M10", 8, errand)).toMatchObject([{ end: at("M04"), lost: 2 }]);
    expect(ends("M10", 4, errand)).toEqual(["M06"]);
  });

  it("no place on the way is a stop", () => {
    expect(ends("C13", 6, { errand: "C17" })).toEqual(["C17"]);
  });
});
