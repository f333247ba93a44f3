// Every card of the box has its picture, and room for its words in both languages.
import { describe, expect, it } from "vitest";
import facts from "$generated/a_vos_marques/facts.json";
import type { Card, Operation } from "./card";
import { errandOf } from "./card";
import { FULL, SMALL, textOn, titleOn, type Layout } from "./layout";
import { EMBLEM, pictureOf, PICTURES } from "./pictures";

const LANGUAGES = ["en", "fr"] as const;
const CARDS = LANGUAGES.flatMap((language) =>
  Object.entries(facts.drawing.cards).map(([id, { deck, family, title, text, effect }]) => {
    const card: Card = { deck, family, title: title[language], text: text[language], effect };
    return { id: `${id} ${language}`, card };
  }),
);
const BOUNCE: Operation = { op: "bounce" };
const OWN: Card = { deck: "E", family: "own", title: "Own", text: "Own.", effect: [BOUNCE] };

function failing(check: (card: Card) => boolean): string[] {
  return CARDS.filter(({ card }) => !check(card)).map(({ id }) => id);
}

function titleFits(layout: Layout, least: number) {
  return ({ title }: Card) => {
    const { fits, size } = titleOn(layout, title);
    return fits && size >= least;
  };
}

describe("words", () => {
  it("fit a card that is read", () => {
    expect(failing(titleFits(FULL, 9))).toEqual([]);
    expect(
      failing(({ text }) => {
        const { fits, size } = textOn(FULL, text)!;
        return fits && size >= 7.5;
      }),
    ).toEqual([]);
  });

  it("leave only a large title on a card among others", () => {
    expect(failing(titleFits(SMALL, 12))).toEqual([]);
    expect(textOn(SMALL, "anything")).toBeNull();
  });
});

describe("pictures", () => {
  it("are there for every card of the box", () => {
    expect(failing((card) => pictureOf(card) !== EMBLEM)).toEqual([]);
  });

  it("are all on some card of the box", () => {
    const used = new Set(CARDS.map(({ card }) => pictureOf(card)));
    const drawn = Object.values(PICTURES).flatMap((choices) =>
      choices.map(({ picture }) => picture),
    );
    expect(drawn.filter((picture) => !used.has(picture))).toEqual([]);
  });

  it("are an emblem for a family that nobody drew", () => {
    expect(pictureOf(OWN)).toBe(EMBLEM);
  });

  it("are the last of their family for a card that does something else", () => {
    for (const [family, choices] of Object.entries(PICTURES)) {
      expect(pictureOf({ ...OWN, family })).toBe(choices.at(-1)!.picture);
    }
  });
});

describe("errands", () => {
  it("are told by the place that a card sends to", () => {
    const sent = CARDS.filter(({ card }) => errandOf(card)).map(({ id }) => id);
    expect(sent).toContain("E03 en");
    expect(sent).toContain("S21 fr");
    expect(sent).not.toContain("E11 en");
  });
});
