// How the frame of a card tells its kind.
import { PAINTS } from "./paints";
import { walkerOf } from "./walkers";

export interface Frame {
  paint: string;
  ink: string; // written on it
}

const LIGHT_INK = PAINTS.white;
const DARK_INK = PAINTS.ink;
const FRAMES: Readonly<Record<string, Frame>> = {
  agent: { paint: PAINTS.navy, ink: LIGHT_INK },
  insurance: { paint: PAINTS.lime, ink: DARK_INK },
  licence: { paint: PAINTS.rose, ink: DARK_INK },
  bicycle: { paint: PAINTS.sky, ink: DARK_INK },
  moped: { paint: PAINTS.orange, ink: DARK_INK },
  car: { paint: PAINTS.asphalt, ink: LIGHT_INK },
  motorbike: { paint: PAINTS.asphalt, ink: LIGHT_INK },
  blue_arrow: { paint: PAINTS.blue, ink: LIGHT_INK },
  green_arrow: { paint: PAINTS.ink, ink: LIGHT_INK },
};

/** The frame of this kind's cards. */
export function frameOf(kind: string): Frame {
  return walkerOf(kind) ?? FRAMES[kind]!;
}
