// The colours of each region.
import { PAINTS } from "../paints";
import type { Region } from "./facts";

interface Tints {
  ground: string;
  mark: string; // of its milestones and its name: tells it from the others on any ground
}

export const GROUNDS: Readonly<Record<Region, Tints>> = {
  city: { ground: PAINTS.city, mark: PAINTS.roofShade },
  meadow: { ground: PAINTS.meadow, mark: "#4a7f36" },
  lake: { ground: PAINTS.shore, mark: PAINTS.lakeDeep },
  mountain: { ground: PAINTS.mountain, mark: PAINTS.rockShade },
  coast: { ground: PAINTS.coast, mark: PAINTS.coralShade },
  desert: { ground: PAINTS.desert, mark: "#a8641c" },
  hills: { ground: PAINTS.hills, mark: PAINTS.grape },
};
