// Boards to draw in tests: the box's, and one typed in by hand that lacks every ornament.
import box from "$generated/a_vos_marques/facts.json";
import type { MapFacts, MapNames } from "./facts";

export const BOX = box.drawing as unknown as MapFacts;

export const BARE: MapFacts = {
  canvas: [400, 300],
  spaces: [
    { x: 60, y: 150, region: "city" },
    { x: 340, y: 150, region: "desert" },
    { x: 130, y: 100, region: "lake" },
    { x: 200, y: 80, region: "lake" },
    { x: 270, y: 100, region: "desert" },
    { x: 200, y: 220, region: "coast", place: "casino" },
  ],
  onward: [[2, 5], [], [3], [4], [1], [1]],
  links: [{ kind: "ferry", ends: [2, 4] }],
  map: {},
};

export const NAMES: MapNames = {
  title: "À vos marques",
  start: "Départ",
  finish: "Arrivée",
  regions: {
    city: "Ville",
    meadow: "Prairie",
    lake: "Lac",
    mountain: "Montagne",
    coast: "Côte",
    desert: "Désert",
    hills: "Collines",
  },
};
