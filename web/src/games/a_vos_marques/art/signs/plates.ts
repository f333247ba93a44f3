// The places' signs: a plate and a picture on it, in a box from -13 to 13.
import { PAINTS, type Paint } from "../paints";

/** Errands are run at squares, something is played at gold discs, shields show a landmark. */
export type Shape = "square" | "disc" | "shield";

interface Stroke {
  d: string;
  paint: Paint;
}

export interface Plate {
  shape: Shape;
  paint: Paint;
  picture: readonly Stroke[];
}

export const SHAPES: Readonly<Record<Shape, { d: string; edge: string }>> = {
  square: {
    d: "M-9-13H9A4 4 0 0 1 13-9V9A4 4 0 0 1 9 13H-9A4 4 0 0 1-13 9V-9A4 4 0 0 1-9-13Z",
    edge: PAINTS.paper,
  },
  disc: { d: "M0-13A13 13 0 1 1 0 13 13 13 0 1 1 0-13Z", edge: PAINTS.lineYellow },
  shield: { d: "M-12.5-12Q0-14 12.5-12V0Q12.5 9 0 13.5-12.5 9-12.5 0Z", edge: PAINTS.paper },
};

export const PLATES: Readonly<Record<string, Plate>> = {
  service_station: {
    shape: "square",
    paint: "signRed",
    picture: [
      {
        d: "M-8 9V-9H3V9ZM3-3H6V4Q6 7 8 6V-5L5-8 6-9 10-5V6Q10 9 7 9 4 9 4 5V0H3Z",
        paint: "white",
      },
      { d: "M-6-7H1V-1H-6Z", paint: "signRed" },
    ],
  },
  police: {
    shape: "square",
    paint: "signBlue",
    picture: [
      { d: "M-10-3Q-7-9 0-9 7-9 10-3L7 1H-7Z", paint: "white" },
      { d: "M-7 2H7Q10 4 7 6 0 10-7 6-10 4-7 2Z", paint: "ink" },
      { d: "M0-7 1.2-4.5 4-4.2 2-2.3 2.5.4 0-1-2.5.4-2-2.3-4-4.2-1.2-4.5Z", paint: "gold" },
    ],
  },
  dealer: {
    shape: "square",
    paint: "lineYellow",
    picture: [
      {
        d: "M-9 6-1-2Q-3-7 1-9.5 3-10.5 6-10L2-6 4-3 7-2 10.5-5.5Q11-2 8.5 0 5 3 1 1L-6 9Q-8 10-9.5 8.5-10.5 7.5-9 6Z",
        paint: "ink",
      },
    ],
  },
  restaurant: {
    shape: "square",
    paint: "signGreen",
    picture: [
      {
        d: "M-8-9H-6.5V-3H-5.3V-9H-3.8V-3H-2.6V-9H-1V-2Q-1 1-3.2 1.5V10H-6V1.5Q-8 1-8-2Z",
        paint: "white",
      },
      { d: "M3 10V-9Q8-8 8 1H5.8V10Z", paint: "white" },
    ],
  },
  casino: {
    shape: "disc",
    paint: "grape",
    picture: [
      {
        d: "M0-9Q8-2 8 2 8 6 4.5 6 2.5 6 1 4L3 9H-3L-1 4Q-2.5 6-4.5 6-8 6-8 2-8-2 0-9Z",
        paint: "white",
      },
    ],
  },
  magic_mountain: {
    shape: "disc",
    paint: "rockShade",
    picture: [
      { d: "M-10 6-2-8 3 0 5-3 10 6Q0 11-10 6Z", paint: "snow" },
      { d: "M-2-8 3 0 1 8Q-1 3-3 2L0-1Z", paint: "snowShade" },
      { d: "M6-10 7-7.5 9.5-7 7.5-5.3 8-3 6-4.2 4-3 4.5-5.3 2.5-7 5-7.5Z", paint: "lineYellow" },
    ],
  },
  sand_fox: {
    shape: "disc",
    paint: "dune",
    picture: [
      { d: "M-10-10-4-5H4L10-10 9 1 0 10-9 1Z", paint: "ochre" },
      { d: "M-9 0-3 1 0 10ZM9 0 3 1 0 10Z", paint: "white" },
      { d: "M-1.8 8 0 6 1.8 8 0 10ZM-5-2-2-.5-4 .5ZM5-2 2-.5 4 .5Z", paint: "ink" },
    ],
  },
  meadow: {
    shape: "shield",
    paint: "hedge",
    picture: [
      {
        d: "M0-3Q-4-9 0-10 4-9 0-3ZM0-1Q4 5 0 6-4 5 0-1ZM-1-2Q-7 2-8-2-7-6-1-2ZM1-2Q7-6 8-2 7 2 1-2ZM-1-3Q-8-5-5.5-7.7-2.8-9-1-3ZM1-1Q8 1 5.5 3.7 2.8 5 1-1ZM1-3Q2.8-9 5.5-7.7 8-5 1-3ZM-1-1Q-2.8 5-5.5 3.7-8 1-1-1Z",
        paint: "white",
      },
      { d: "M0-4.8A2.8 2.8 0 1 1 0 .8 2.8 2.8 0 1 1 0-4.8Z", paint: "lineYellow" },
    ],
  },
  lake: {
    shape: "shield",
    paint: "lakeDeep",
    picture: [
      { d: "M-1-10V2H-8ZM1-7V2H7ZM-8 3.5H8L5 7.5H-5Z", paint: "white" },
      { d: "M1-7V2H7Z", paint: "coral" },
    ],
  },
  desert: {
    shape: "shield",
    paint: "ochre",
    picture: [
      { d: "M5-10A3.6 3.6 0 1 1 5-2.8 3.6 3.6 0 1 1 5-10Z", paint: "lamp" },
      {
        d: "M-4-8Q-1.5-8-1.5-6V-1H0V-2.5H3V2H-1.5V8H-5.5V4H-9V-3H-6.2V1H-5.5V-6Q-5.5-8-4-8Z",
        paint: "pine",
      },
    ],
  },
  sea: {
    shape: "shield",
    paint: "sea",
    picture: [
      {
        d: "M0-11A3 3 0 0 1 1.3-5.2V-4H4.5V-1.6H1.3V6Q5 5.5 6 2.5L4 3.2 7 -1 9.3 3.6 8 3Q6 9 0 10-6 9-8 3L-9.3 3.6-7-1-4 3.2-6 2.5Q-5 5.5-1.3 6V-1.6H-4.5V-4H-1.3V-5.2A3 3 0 0 1 0-11ZM0-9.2A1.3 1.3 0 1 0 0-6.6 1.3 1.3 0 1 0 0-9.2Z",
        paint: "white",
      },
    ],
  },
};
