import { HAIRS, PAINTS, SKINS, WALKER_PAINTS } from "../../../paints";

const [, rosy, tan, brown] = SKINS;
const [hoary, blond, auburn, chestnut, raven] = HAIRS;

/** All that a figure may be painted with. */
export const PALETTE = {
  ...PAINTS,
  ...WALKER_PAINTS,
  rosy,
  tan,
  brown,
  hoary,
  blond,
  auburn,
  chestnut,
  raven,
};

export type Paint = keyof typeof PALETTE;
