// The colours of the travel poster. Those of the seats are in $lib/seats.
export const PAINTS = {
  // paper and print
  paper: "#f8efd9", // cream: milestones, plates, labels
  paperShade: "#e6d5b0",
  ink: "#23262e", // outlines and letters
  inkSoft: "#5a5348",
  white: "#ffffff",

  // the road
  tarmac: "#3d4048",
  tarmacLight: "#5c6069",
  lineYellow: "#f4c63d",
  signRed: "#d8432f",
  signBlue: "#1f5fa6",
  signGreen: "#1f6b4a",
  gold: "#e2ac36",
  goldShade: "#b07f1c",

  // city
  city: "#e5cdb4",
  cityShade: "#cfae8f",
  roof: "#c9583c",
  roofShade: "#9c3f2b",
  wall: "#fbf1de",

  // meadow
  meadow: "#b3d27a",
  meadowLight: "#c9e096",
  meadowShade: "#8db65c",
  hedge: "#5a8f45",

  // lake
  shore: "#c3e2c6",
  lake: "#4fa9d3",
  lakeLight: "#8fcde6",
  lakeDeep: "#2f86b5",

  // mountain
  mountain: "#b9c8cd",
  mountainShade: "#9bb0ba",
  rock: "#7f8f98",
  rockShade: "#56687a",
  snow: "#fbfaf4",
  snowShade: "#c3d7e6",
  pine: "#1f5b46",
  pineLight: "#33775a",

  // coast and sea
  coast: "#f4b295",
  coral: "#ee6f53",
  coralShade: "#cf5440",
  beach: "#fae3b0",
  sea: "#2596ab",
  seaLight: "#6cc4c6",
  foam: "#eef8f2",

  // desert
  desert: "#f0c36a",
  dune: "#f7d78d",
  duneShade: "#dc9f43",
  ochre: "#c9822d",
  cactus: "#4f8a4f",

  // hills
  hills: "#cfcf80",
  hillsLight: "#e0dd9c",
  hillsShade: "#a9ad58",
  vine: "#7b8f3a",
  grape: "#7a4a7e",
  cypress: "#2f5f3f",
  trunk: "#7a5233",

  // dice, coins and badges
  maple: "#ecca93",
  mapleShade: "#c1935a",
  blueShade: "#174577",
  redShade: "#9d2b1d",
  silver: "#c8ced4",

  // people and their lamps
  skin: "#f0b990",
  lamp: "#ffe9a3",
} as const;

export type Paint = keyof typeof PAINTS;
