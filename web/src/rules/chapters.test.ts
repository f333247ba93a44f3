import { describe, expect, it } from "vitest";
import { chapterAt, chapterOf, chaptersOf, grouped } from "./chapters";

const SECTIONS = [
  { title: "Pig", depth: 1, blocks: [{ html: "A die." }] },
  { title: "How to play", depth: 2, blocks: [{ html: "Roll." }] },
  { title: "Turns", depth: 2, blocks: [] },
  { title: "Rolls", depth: 3, blocks: [{ clause: "PG-4", html: "Roll." }] },
];

describe("chapters", () => {
  const { opening, chapters } = chaptersOf(SECTIONS);

  it("hold the sections within them, below the opening", () => {
    expect(opening).toEqual([{ html: "A die." }]);
    expect(chapters.map(({ title, place }) => [title, place])).toEqual([
      ["How to play", 1],
      ["Turns", 2],
    ]);
    expect(chapters[1]!.sections.map(({ title, place }) => [title, place])).toEqual([
      ["Turns", 2],
      ["Rolls", 3],
    ]);
  });

  it("are found by a clause, and by a section", () => {
    expect(chapterOf(chapters, "PG-4")).toBe(1);
    expect(chapterOf(chapters, "PG-5")).toBe(-1);
    expect(chapterAt(chapters, 3)).toBe(1);
    expect(chapterAt(chapters, 1)).toBe(0);
  });
});

describe("blocks", () => {
  it("come together where they have pictures", () => {
    const [aim, end, tips] = [
      { picture: "aim", html: "" },
      { picture: "end", html: "" },
      { html: "tips" },
    ];
    expect(grouped([tips!, aim!, end!, tips!])).toEqual([[tips], [aim, end], [tips]]);
  });
});
