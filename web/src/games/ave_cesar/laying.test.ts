// A track of somebody's own on the table: what is drawn, named and pressed is its own.
import { afterEach, describe, expect, it } from "vitest";
import { factsOn } from "../../engine/boards";
import { factsOf, printedBoard, rulesOf } from "../../engine/testing";
import { decode, viewOf } from "../../engine/memory";
import { load } from "../../engine/saves";
import { courseOf, lay, spaceName } from "./course";
import { path } from "./moves";
import type { State } from "$generated/ave_cesar/layout";

const OWN_SPACE = "20M";
const box = factsOf("ave_cesar");
const { pack, save } = printedBoard("ave_cesar");
const own = factsOn(box, pack);
const match = load(rulesOf("ave_cesar", pack), save);
const state = decode(own.records.state, viewOf(match.view(0, 0))) as State;
const place = pack.words["space"]!.indexOf(OWN_SPACE);

afterEach(() => lay(box));

describe("a track of somebody's own", () => {
  it("is drawn and driven", () => {
    lay(own);
    const course = courseOf(state);
    expect(course.has(OWN_SPACE)).toBe(true);
    expect(course.track.spaces[OWN_SPACE]).toBeDefined();
  });

  it("names what is pressed", () => {
    lay(own);
    expect(spaceName(place)).toBe(OWN_SPACE);
    expect(path({ kind: "play", value: 0, space: place })).toEqual(["card.1", "space.20M"]);
  });

  it("makes room for the box's again", () => {
    lay(own);
    courseOf(state);
    lay(box);
    expect(courseOf(state).has(OWN_SPACE)).toBe(false);
    expect(spaceName(place)).not.toBe(OWN_SPACE);
  });
});
