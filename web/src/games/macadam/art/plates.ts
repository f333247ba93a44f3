// The plates of the demands that are no pedestrian's, and of agents, whom hands are known to lack.
import { PAINTS } from "./paints";
import type { PictogramName } from "./signs/pictograms";

interface Picture {
  name: PictogramName;
  scale: number;
  x?: number;
  y?: number;
}

interface Plate {
  paint: string;
  ink: string;
  outline?: string; // around what would drown in the plate
  pictures: readonly Picture[];
}

const ALONE = 0.78;
const UPPER = { scale: 0.54, y: -8 };
const LOWER = { scale: 0.54, y: 7 };

function alone(name: PictogramName, paint: string, ink: string, scale = ALONE): Plate {
  return { paint, ink, pictures: [{ name, scale }] };
}

function pair(upper: PictogramName, lower: PictogramName, paint: string): Plate {
  const pictures = [
    { name: upper, ...UPPER },
    { name: lower, ...LOWER },
  ];
  return { paint, ink: PAINTS.white, pictures };
}

export const PLATES: Readonly<Record<string, Plate>> = {
  agent: alone("standingMan", PAINTS.navy, PAINTS.white),
  bicycle: alone("bicycle", PAINTS.sky, PAINTS.ink),
  moped: alone("moped", PAINTS.orange, PAINTS.ink),
  car: alone("car", PAINTS.asphalt, PAINTS.white),
  motorbike: alone("motorbike", PAINTS.asphalt, PAINTS.white),
  motor: pair("motorbike", "car", PAINTS.asphalt),
  vehicle: pair("bicycle", "car", PAINTS.blue),
  blue_arrow: alone("leftTurn", PAINTS.white, PAINTS.blue, 0.6),
  green_arrow: {
    ...alone("rightTurn", PAINTS.trafficRed, PAINTS.trafficGreen, 0.6),
    outline: PAINTS.white,
  },
};
