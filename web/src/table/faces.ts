// The parts that the faces of the bots are drawn from, in a box of 48 by 48: flat and bold, as on
// posters, so that they are told apart at the size of a fingertip.

export const SKINS: Readonly<Record<string, string>> = {
  rosy: "#f6c3a2",
  olive: "#e3ab7e",
  tan: "#d09a62",
  brown: "#96603a",
  dark: "#7a4b2f",
};
export const TINTS: Readonly<Record<string, string>> = {
  black: "#221b18",
  brown: "#6a3d20",
  copper: "#b8481f",
  blond: "#ecb94e",
  silver: "#a9abae",
  white: "#f2ede2",
};

/** Hair: what hangs behind the head, and what lies over it. */
interface Hair {
  back?: string;
  front: string;
}

const CAP = "M12.5 24C10 9 18 6 24 6S38 9 35.5 24Q34 17 29 15Q19 17 16 15.5 13.5 18 12.5 24Z";

export const HAIR: Readonly<Record<string, Hair>> = {
  bald: { front: "M13 27Q10.5 22 13 17Q15 20 14.5 27ZM35 27Q37.5 22 35 17Q33 20 33.5 27Z" },
  bob: {
    back: "M10 36C7 14 13 5.5 24 5.5S41 14 38 36H31V20H17V36Z",
    front: "M13 22C12 11 18 7 24 7S36 11 35 22Q24 15.5 13 22Z",
  },
  bun: { back: "M24 10A5.4 5.4 0 1 0 24-.8 5.4 5.4 0 0 0 24 10Z", front: CAP },
  crop: { front: "M12.8 21C12 11 17 7.5 24 7.5S36 11 35.2 21L33 15.5H15Z" },
  curls: {
    front:
      "M12 22A5 5 0 0 1 12.5 13 5.5 5.5 0 0 1 19 7 6 6 0 0 1 29 7 5.5 5.5 0 0 1 35.5 13 5 5 0 0 1 36 22Q34 17 29 16.5 24 18 19 16.5 14 17 12 22Z",
  },
  mop: { front: "M12 25C9 11 15 5.5 24 5.5S39 11 36 25L32 18 28.5 21.5 25 17.5 20 21.5 16.5 18Z" },
  plaits: {
    back: "M13 20Q6 24 9 30 5.5 34 9.5 38 7 42 11 46L14 41 12 36 15 31ZM35 20Q42 24 39 30 42.5 34 38.5 38 41 42 37 46L34 41 36 36 33 31Z",
    front: "M12.5 23C11 10 18 6.5 24 6.5S37 10 35.5 23Q33 15 24 11 15 15 12.5 23Z",
  },
  puffs: {
    back: "M11 16A7.5 7.5 0 1 1 18 5.5ZM37 16A7.5 7.5 0 1 0 30 5.5Z",
    front: "M12.8 22C12 11 17 8 24 8S36 11 35.2 22Q32 14 24 13.5 16 14 12.8 22Z",
  },
  quiff: {
    front:
      "M12.5 23Q11 12 16 9 15 4 23 3.5 37 2 38 11 35 13 35.5 23 34 17 31 15 20 15.5 15.5 14.5 13.5 18 12.5 23Z",
  },
  side: {
    front:
      "M12.5 24C10 9 18 6 25 6S38 10 35.5 24Q34.5 18 32.5 15.5 22 17 18 11.5 16 16 14.5 17 13 20 12.5 24Z",
  },
  tail: {
    back: "M31 9Q43 8 42 21 41.5 31 45 36 36 34 37 22 37 15 31 14Z",
    front: CAP,
  },
  waves: {
    back: "M11 41Q5 37 8.5 31 5 26 9 21 9 5.5 24 5.5S39 21 39 21Q43 26 39.5 31 43 37 37 41L31 38V20H17V38Z",
    front: "M12.8 23Q11 8 24 7 37 8 35.2 23 34 16 27 12 20 17 12.8 23Z",
  },
};

/** What somebody wears over face and hair; each part has its own paint, or that of the hair. */
interface Worn {
  path: string;
  paint?: string;
  stroke?: number; // how bold, where it is a line
}

const INK = "#221b18";
const RED = "#d6402b";
const CREAM = "#fffaf0";
const GOLD = "#f2b632";
const TEAL = "#0f6f73";

const RINGS =
  "M23 24.5A4 4 0 1 1 15 24.5 4 4 0 1 1 23 24.5ZM33 24.5A4 4 0 1 1 25 24.5 4 4 0 1 1 33 24.5ZM23 24H25";

export const WORN: Readonly<Record<string, readonly Worn[]>> = {
  beard: [
    {
      path: "M13.5 26Q15 28 18 28.5 24 26.5 30 28.5 33 28 34.5 26 36 41 24 41.5 12 41 13.5 26ZM20.5 31.5Q24 34.5 27.5 31.5Z",
    },
  ],
  moustache: [
    {
      path: "M24 29.5Q27 27.5 30 30 32 31.5 34 30.5 32 35 28 34 25.5 33.5 24 32 22.5 33.5 20 34 16 35 14 30.5 16 31.5 18 30 21 27.5 24 29.5Z",
    },
  ],
  glasses: [{ path: RINGS, paint: INK, stroke: 1.7 }],
  shades: [
    { path: "M13 21.5H35L34 27.5Q30 30 26 27.5L24.5 23.5H23.5L22 27.5Q18 30 14 27.5Z", paint: INK },
  ],
  earrings: [{ path: "M12 31A2.4 2.4 0 1 0 12.01 31ZM36 31A2.4 2.4 0 1 0 36.01 31Z", paint: GOLD }],
  freckles: [
    {
      path: "M16 29H16.01M18.5 30.5H18.51M29.5 30.5H29.51M32 29H32.01",
      paint: "#a8522b",
      stroke: 1.6,
    },
  ],
  bow: [{ path: "M27 8 18 3.5V13ZM27 8 36 3.5V13Z", paint: GOLD }],
  headband: [
    {
      path: "M12.8 19Q13 14.5 14.5 12.5 24 7.5 33.5 12.5 35 14.5 35.2 19 24 11.5 12.8 19Z",
      paint: GOLD,
    },
  ],
  beret: [
    { path: "M10 14.5Q7 6 20 4 35 1.5 38.5 8.5 40 14 31 14 20 13.5 10 14.5Z", paint: RED },
    { path: "M25 4 26.5 0.5", paint: RED, stroke: 2.2 },
  ],
  cap: [
    { path: "M12.5 16Q12 5 24 5T35.5 16Z", paint: TEAL },
    { path: "M12.5 14H36Q43 14.5 44 18H12.5Z", paint: CREAM },
  ],
  hat: [
    { path: "M14 14Q14 3 18 3 24 5 30 3 34 3 34 14Z", paint: "#4a3326" },
    { path: "M14 10H34V14H14Z", paint: GOLD },
    { path: "M6 13.5Q24 17.5 42 13.5 42 17.5 24 18 6 17.5 6 13.5Z", paint: "#4a3326" },
  ],
};
