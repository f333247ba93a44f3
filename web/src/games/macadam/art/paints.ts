import facts from "$generated/macadam/facts.json";

/** The flat colours of the poster. */
export const PAINTS = {
  ink: "#17181b",
  asphalt: "#3b3e44",
  asphaltLight: "#4b4f56",
  asphaltDeep: "#2c2f34",
  kerb: "#bfb49c",
  pavement: "#e3d6b9",
  cream: "#f4e8cf",
  white: "#fffaf0",
  zebra: "#f7c51e",
  zebraDeep: "#d3940f",
  orange: "#ec7f2c",
  brick: "#c4593a",
  brickDeep: "#8f3b29",
  trafficRed: "#d8392c",
  redDeep: "#a2251c",
  litRed: "#ef4536",
  rose: "#f0a9a0",
  trafficGreen: "#2f8f5b",
  greenDeep: "#1d5f3f",
  litGreen: "#23b06a",
  lawn: "#86b962",
  lime: "#b9d36b",
  sky: "#5bb0e0",
  skyLight: "#a9d6ee",
  skyDeep: "#3a7397",
  litBlue: "#2c79d6",
  blue: "#1f62ae",
  navy: "#1b2f5c",
  violetDeep: "#5b2f8f",
  wood: "#9a6a3f",
  chrome: "#c9ced6",
  steel: "#7d858f",
} as const;

/** From light to dark. */
export const SKINS = ["#f6cfa9", "#f0b088", "#c98a5c", "#7d4a2d"] as const;

/** Of hair, from light to dark. */
export const HAIRS = ["#e9e2d2", "#e3b04b", "#a8552a", "#5a3621", "#1f1a1a"] as const;

/** The colours of the pedestrians. */
export const WALKER_PAINTS = facts.drawing.colours;
