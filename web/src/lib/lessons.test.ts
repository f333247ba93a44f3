// Where somebody is in a lesson is kept, whatever else may stand where it is kept.
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  bookmarkIn,
  firstToLearn,
  hasBegunLearning,
  minutesToLearn,
  stepAt,
  turnTo,
} from "./lessons";
import { boxOf, SHELF } from "./shelf";
import { LANGUAGES } from "./texts.svelte";

const GAME = SHELF[0]!.id;
const { comments, fingerprint } = boxOf(GAME)!.lesson;
const LAST = comments.at(-1)!;
const KEY = `rejouons.lesson.${GAME}`;
const FRESH = { place: 0, isLearnt: false };

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

const keep = (record: unknown) => items.set(KEY, JSON.stringify(record));

describe("a bookmark", () => {
  it("lies at the beginning at first", () => {
    expect(bookmarkIn(GAME)).toEqual(FRESH);
    expect(hasBegunLearning()).toBe(false);
  });

  it("lies where somebody was, in this game alone", () => {
    turnTo(GAME, 5);
    expect(bookmarkIn(GAME)).toEqual({ place: 5, isLearnt: false });
    expect(bookmarkIn(SHELF[1]!.id)).toEqual(FRESH);
    expect(hasBegunLearning()).toBe(true);
  });

  it("tells that a lesson was learnt, also when it is begun again", () => {
    turnTo(GAME, LAST);
    expect(bookmarkIn(GAME)).toEqual({ place: LAST, isLearnt: true });
    turnTo(GAME, 0);
    expect(bookmarkIn(GAME)).toEqual({ place: 0, isLearnt: true });
    expect(hasBegunLearning()).toBe(true);
  });

  it("means nothing in a lesson that goes another way since, but what was learnt", () => {
    keep({ lesson: "of old", place: 5, isLearnt: true });
    expect(bookmarkIn(GAME)).toEqual({ place: 0, isLearnt: true });
  });

  it.each([
    ...[-1, LAST + 1, 1.5, NaN, "5", null, {}, [5]].map((place) => ({ place })),
    ...[{ place: 5, lesson: null }, { place: undefined }, { isLearnt: "yes" }],
  ])("is at the beginning where the record is odd: %o", (odd) => {
    keep({ lesson: fingerprint, ...odd });
    expect(bookmarkIn(GAME)).toEqual(FRESH);
  });

  it.each(["", "{", "null", "5", '"text"', "[]", "[1]", "true"])(
    "is at the beginning where there is no record, but %o",
    (text) => {
      items.set(KEY, text);
      expect(bookmarkIn(GAME)).toEqual(FRESH);
      turnTo(GAME, 2);
      expect(bookmarkIn(GAME).place).toBe(2);
    },
  );

  it("is lost where nothing can be kept, and disturbs nobody", () => {
    const refuse = () => {
      throw new DOMException("closed", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    turnTo(GAME, 5);
    expect(bookmarkIn(GAME)).toEqual(FRESH);
  });

  it("of a game that is not here is none", () => {
    turnTo("chess", 5);
    expect(bookmarkIn("chess")).toEqual(FRESH);
    expect(items.size).toBe(0);
  });
});

describe("a step of a lesson", () => {
  it("is counted by its comment, also while the others play", () => {
    const box = boxOf(GAME)!;
    const counted = Array.from({ length: LAST + 1 }, (_, place) => stepAt(box, place).number);
    expect(comments.map((place) => counted[place])).toEqual(comments.map((_, index) => index + 1));
    expect(counted).toEqual(counted.toSorted((one, other) => one - other));
    expect(stepAt(box, LAST)).toEqual({ number: comments.length, count: comments.length });
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("the lesson to begin with is the shortest", () => {
    const first = minutesToLearn(firstToLearn(language), language);
    expect(first).toBe(Math.min(...SHELF.map((box) => minutesToLearn(box, language))));
  });
});
