import { PAINTS } from "../paints";
import type { PictogramName } from "./pictograms";

/** How the sign of a signal looks: a plate in a dark housing, with a pictogram. */
export interface Face {
  housing: string;
  plate: string;
  lit: string; // colour of the plate
  dull: string;
  picture: PictogramName;
  ink: string; // of the picture
  outline?: string; // around the picture, where it would drown in the plate
  scale: number; // of the picture
  x?: number;
  y?: number;
}

const { litGreen, greenDeep, litRed, redDeep, litBlue, blue, navy, sky, skyDeep, white, kerb } =
  PAINTS;

export const FACES: Readonly<Record<string, Face>> = {
  walk: {
    housing: "M-14-26H14Q23-26 23-17V17Q23 26 14 26H-14Q-23 26-23 17V-17Q-23-26-14-26Z",
    plate: "M-20 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0Z",
    lit: litGreen,
    dull: greenDeep,
    picture: "walkingMan",
    ink: white,
    scale: 0.82,
  },
  wait: {
    housing: "M-11-26.5H11L26.5-11V11L11 26.5H-11L-26.5 11V-11Z",
    plate: "M-9.5-23H9.5L23-9.5V9.5L9.5 23H-9.5L-23 9.5V-9.5Z",
    lit: litRed,
    dull: redDeep,
    picture: "standingMan",
    ink: white,
    scale: 0.88,
  },
  lane: {
    housing: "M-26 0a26 26 0 1 0 52 0 26 26 0 1 0-52 0Z",
    plate: "M-22.5 0a22.5 22.5 0 1 0 45 0 22.5 22.5 0 1 0-45 0Z",
    lit: sky,
    dull: skyDeep,
    picture: "bicycle",
    ink: white,
    scale: 0.92,
  },
  motorway: {
    housing: "M-21-25H21Q25-25 25-21V21Q25 25 21 25H-21Q-25 25-25 21V-21Q-25-25-21-25Z",
    plate: "M-20-22H20Q22-22 22-20V20Q22 22 20 22H-20Q-22 22-22 20V-20Q-22-22-20-22Z",
    lit: litBlue,
    dull: navy,
    picture: "motorway",
    ink: white,
    scale: 0.92,
  },
  green_arrow: {
    housing: "M-25-22Q-25-25-22-25H8Q10-25 12-23L29 0 12 23Q10 25 8 25H-22Q-25 25-25 22Z",
    plate: "M-22-21H8L25 0 8 21H-22Z",
    lit: litRed,
    dull: redDeep,
    picture: "rightTurn",
    ink: PAINTS.trafficGreen,
    outline: white,
    scale: 0.78,
    x: -2,
    y: 1,
  },
  blue_arrow: {
    housing:
      "M0-29.5Q1.5-29.5 3-28L28-3Q30 0 28 3L3 28Q0 30-3 28L-28 3Q-30 0-28-3L-3-28Q-1.5-29.5 0-29.5Z",
    plate: "M0-25 25 0 0 25-25 0Z",
    lit: white,
    dull: kerb,
    picture: "leftTurn",
    ink: blue,
    scale: 0.74,
    x: 0.5,
    y: 1,
  },
};
