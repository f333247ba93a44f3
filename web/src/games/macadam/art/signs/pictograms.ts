// The pictograms of road signs, within 20 of the origin. Each is one colour: areas, and lines of a width.
interface Stroke {
  d: string;
  width: number;
}

export interface Pictogram {
  areas?: string;
  lines?: readonly Stroke[];
}

const MACHINE_WHEELS =
  "M-17.5 7a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M4.5 7a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0";

export const PICTOGRAMS = {
  walkingMan: {
    areas: "M-1.5-14.5a4.7 4.7 0 1 0 9.4 0 4.7 4.7 0 1 0-9.4 0",
    lines: [
      { d: "M1-5V3", width: 8.5 },
      { d: "M1 3-7 17.5M1 3 7 9 7.5 17.5", width: 5.5 },
      { d: "M0-6-7-1-8 4M1-6 8 0 11 3", width: 4.4 },
    ],
  },
  standingMan: {
    areas: "M-4.7-15a4.7 4.7 0 1 0 9.4 0 4.7 4.7 0 1 0-9.4 0",
    lines: [
      { d: "M0-5V3", width: 10 },
      { d: "M-3 3V17.5M3 3V17.5", width: 5 },
      { d: "M-4-6-8.5-4-9 5M4-6 8.5-4 9 5", width: 4.4 },
    ],
  },
  bicycle: {
    lines: [
      {
        d: "M-18 6a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M3 6a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0",
        width: 2.8,
      },
      { d: "M-10.5 6-4-6H6L-1 6ZM-5.5-10-1 6M10.5 6 5-12H10", width: 2.6 },
      { d: "M-9-11H-3", width: 4 },
    ],
  },
  moped: {
    areas: "M-15-1Q-14-6-8-6H1L5 4H8L3-14H10L12 2-2 9H-9Q-6 1-15-1Z",
    lines: [
      { d: MACHINE_WHEELS, width: 3.6 },
      { d: "M-14-8.5H-3", width: 4.4 },
      { d: "M2-14H10", width: 3 },
    ],
  },
  car: {
    areas:
      "M-19 8V0Q-19-4-14-4.5L-8-12.5H5Q8-12.5 10-9.5L13-4.5Q19-4 19 1V8ZM-9-4.5H-2.5V-9H-6ZM1-4.5H8.5L6-9H1ZM-15.5 8a5 5 0 1 1 10 0 5 5 0 1 1-10 0M5.5 8a5 5 0 1 1 10 0 5 5 0 1 1-10 0",
    lines: [{ d: "M-10.5 8.5h.01M10.5 8.5h.01", width: 8 }],
  },
  motorbike: {
    areas: "M-17-6H-4Q-1-11 4-9L8-5 4 3-1 8H-8L-6-1H-15Z",
    lines: [
      { d: MACHINE_WHEELS, width: 4.6 },
      { d: "M11 7 5-12 9-14", width: 3.4 },
      { d: "M-4 8.5H-17", width: 3 },
    ],
  },
  motorway: {
    areas:
      "M-14 18-8.5-1H-2.5L-3 18ZM14 18 8.5-1H2.5L3 18ZM-6.5-12-5.5-18H-1.5V-12ZM6.5-12 5.5-18H1.5V-12ZM-18-9.5H18V-4H-18Z",
  },
  rightTurn: { areas: "M-16 18H-6V2Q-6-1-3-1H3V9L19-6 3-21V-11H-6Q-16-11-16-1Z" },
  leftTurn: { areas: "M16 18H6V2Q6-1 3-1H-3V9L-19-6-3-21V-11H6Q16-11 16-1Z" },
  umbrella: {
    areas: "M-19 2A19 19 0 0 1 19 2Q14-3 9.5 2 5-3 0 2-5-3-9.5 2-14-3-19 2Z",
    lines: [{ d: "M0-18V12Q0 17 4.5 17 9 17 9 13", width: 4 }],
  },
  wheel: {
    lines: [
      { d: "M-15 0a15 15 0 1 0 30 0 15 15 0 1 0-30 0", width: 5.5 },
      { d: "M-14-2H14M0 0V14", width: 5 },
      { d: "M0 0h.01", width: 11 },
    ],
  },
} as const satisfies Record<string, Pictogram>;

export type PictogramName = keyof typeof PICTOGRAMS;
