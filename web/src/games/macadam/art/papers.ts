// The papers in the colours they had: a green card of insurance, a rose licence.
import { PAINTS } from "./paints";
import type { PictogramName } from "./signs/pictograms";

export type Paper = "insurance" | "licence";

interface PaperSign {
  paint: string;
  picture: PictogramName;
}

export const PAPER_SIGNS: Readonly<Record<Paper, PaperSign>> = {
  insurance: { paint: PAINTS.lime, picture: "umbrella" },
  licence: { paint: PAINTS.rose, picture: "wheel" },
};
