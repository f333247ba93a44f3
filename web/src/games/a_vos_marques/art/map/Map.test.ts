// The whole map as it is painted, on the box's board and on one without any ornament.
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Map from "../Map.svelte";
import { BARE, BOX, NAMES } from "./testing";

const MOST_NODES = 1500;

describe.each([
  ["the box", BOX],
  ["a bare board", BARE],
] as const)("the map of %s", (_, drawing) => {
  const { body } = render(Map, { props: { drawing, names: NAMES } });

  it("is painted from what its file tells", () => {
    expect(body).toContain(NAMES.start);
    expect(body).toContain(NAMES.finish);
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("has few enough nodes to be painted at once", () => {
    expect(body.match(/<[a-z]/g)!.length).toBeLessThan(MOST_NODES);
  });
});
