// Where things are on a card, 120 by 168 around the origin: picture, title, and the text below.
import type { Bounds } from "$lib/shapes";
import { fitted, type Lettering, type Setting } from "./lettering";

/** How much of its picture a card shows, and the rooms below it. */
export interface Layout {
  picture: Bounds;
  view: string; // of the picture: its middle fills the smaller frame
  title: Bounds;
  titleSetting: Setting;
  text: Bounds | null;
  seal: { x: number; y: number; radius: number };
}

const INSIDE = { x: -55, w: 110 };
const ASIDE = 3; // of lettering, to each side
const ABOVE = 2; // and above and below

export const FULL: Layout = {
  picture: { ...INSIDE, y: -79, h: 70 },
  view: "-55 -35 110 70",
  title: { ...INSIDE, y: -9, h: 27 },
  titleSetting: { face: "title", largest: 14, smallest: 6, leading: 1.02 },
  text: { ...INSIDE, y: 18, h: 61 },
  seal: { x: -45, y: -69, radius: 12 },
};

/** For a card among others: its title and picture larger, without the text. */
export const SMALL: Layout = {
  picture: { ...INSIDE, y: -79, h: 96 },
  view: "-44 -38.4 88 76.8",
  title: { ...INSIDE, y: 17, h: 62 },
  titleSetting: { face: "title", largest: 22, smallest: 8, leading: 1.02 },
  text: null,
  seal: { x: -41, y: -65, radius: 17 },
};

const TEXT: Setting = { face: "text", largest: 10, smallest: 5, leading: 1.14 };

export function titleOn({ title, titleSetting }: Layout, words: string): Lettering {
  return fitted(words, roomIn(title), titleSetting);
}

export function textOn({ text }: Layout, words: string): Lettering | null {
  return text && fitted(words, roomIn(text), TEXT);
}

function roomIn({ w, h }: Bounds): { width: number; height: number } {
  return { width: w - 2 * ASIDE, height: h - 2 * ABOVE };
}

const RISE = 0.62; // from the foot of a line to its middle twice, in sizes

/** The height of each line's foot, so that all stand in the middle of their room. */
export function feetOf({ lines, size, leading }: Lettering, { y, h }: Bounds): number[] {
  const first = y + (h - (lines.length - 1) * leading + RISE * size) / 2;
  return lines.map((_, row) => first + row * leading);
}
