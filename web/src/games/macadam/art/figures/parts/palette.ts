import { HAIRS, PAINTS, SKINS, WALKER_PAINTS } from "../../paints";

const [fair, rosy, tan, brown] = SKINS;
const [hoary, blond, auburn, chestnut, raven] = HAIRS;

/** All that a figure may be painted with. */
export const PALETTE = {
  ...PAINTS,
  ...WALKER_PAINTS,
  ...{ fair, rosy, tan, brown },
  ...{ hoary, blond, auburn, chestnut, raven },
};

export type Paint = keyof typeof PALETTE;
