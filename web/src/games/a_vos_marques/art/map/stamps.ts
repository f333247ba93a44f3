// What can stand in the land, and how much room each thing takes.
import type { Landscape, Region } from "./facts";

/** A drawing with its foot at the origin. */
export interface Stamp {
  w: number;
  h: number;
  tip: number; // how wide it is at its top, as a share of its width
  hidden?: number; // how much of its height roads may cover, from its foot
}

export const STAMPS = {
  church: { w: 26, h: 50, tip: 0.3 },
  house: { w: 30, h: 25, tip: 0.6 },
  tower: { w: 20, h: 36, tip: 0.8 },
  terrace: { w: 46, h: 26, tip: 0.8 },
  field: { w: 62, h: 26, tip: 0.8 },
  tree: { w: 18, h: 24, tip: 0.6 },
  cow: { w: 22, h: 14, tip: 0.8 },
  hedge: { w: 42, h: 10, tip: 0.9 },
  barn: { w: 32, h: 24, tip: 0.7 },
  hut: { w: 22, h: 20, tip: 0.4 },
  peak: { w: 96, h: 84, tip: 0.1, hidden: 0.4 },
  ridge: { w: 66, h: 44, tip: 0.4, hidden: 0.3 },
  pine: { w: 15, h: 27, tip: 0.1 },
  pines: { w: 34, h: 30, tip: 0.4 },
  chalet: { w: 28, h: 22, tip: 0.4 },
  palm: { w: 28, h: 36, tip: 0.9 },
  parasol: { w: 20, h: 18, tip: 0.6 },
  villa: { w: 30, h: 24, tip: 0.7 },
  lighthouse: { w: 18, h: 48, tip: 0.5 },
  dune: { w: 104, h: 30, tip: 0.3 },
  cactus: { w: 20, h: 30, tip: 0.8 },
  caravan: { w: 100, h: 32, tip: 0.9 },
  mesa: { w: 60, h: 36, tip: 0.7 },
  scrub: { w: 14, h: 8, tip: 0.8 },
  vineyard: { w: 64, h: 34, tip: 0.7 },
  cypress: { w: 10, h: 31, tip: 0.2 },
  cypresses: { w: 26, h: 33, tip: 0.6 },
  farm: { w: 36, h: 26, tip: 0.7 },
  mound: { w: 76, h: 22, tip: 0.4 },
} satisfies Readonly<Record<string, Stamp>>;

export type StampName = keyof typeof STAMPS;

/** So many of a kind, beside those that the board's file tells. */
export interface Grove {
  stamp: StampName;
  most: number;
  told?: keyof Landscape; // where the file has their places
}

/** By region, from large to small: what comes first finds room first. */
export const GROVES: Readonly<Record<Region, readonly Grove[]>> = {
  city: [
    { stamp: "church", most: 1 },
    { stamp: "terrace", most: 8, told: "houses" },
    { stamp: "tower", most: 5 },
    { stamp: "house", most: 14 },
    { stamp: "tree", most: 8 },
  ],
  meadow: [
    { stamp: "field", most: 6 },
    { stamp: "barn", most: 1 },
    { stamp: "hedge", most: 5 },
    { stamp: "cow", most: 6 },
    { stamp: "tree", most: 12 },
  ],
  lake: [
    { stamp: "hut", most: 4 },
    { stamp: "pines", most: 14 },
    { stamp: "tree", most: 18 },
  ],
  mountain: [
    { stamp: "peak", most: 16, told: "peaks" },
    { stamp: "ridge", most: 14 },
    { stamp: "chalet", most: 2 },
    { stamp: "pines", most: 16 },
    { stamp: "pine", most: 20 },
  ],
  coast: [
    { stamp: "lighthouse", most: 1 },
    { stamp: "palm", most: 14 },
    { stamp: "villa", most: 9 },
    { stamp: "parasol", most: 8 },
  ],
  desert: [
    { stamp: "caravan", most: 1 },
    { stamp: "dune", most: 5, told: "dunes" },
    { stamp: "mesa", most: 3 },
    { stamp: "cactus", most: 9, told: "cactus" },
    { stamp: "scrub", most: 14 },
  ],
  hills: [
    { stamp: "vineyard", most: 6, told: "vineyards" },
    { stamp: "mound", most: 4 },
    { stamp: "farm", most: 3 },
    { stamp: "cypresses", most: 8 },
    { stamp: "cypress", most: 14 },
    { stamp: "tree", most: 6 },
  ],
};
