// The board's colours, as the style of its sheet.
import { PAINTS } from "./art/paints";

const USED = {
  poster: PAINTS.paper,
  "paper-shade": PAINTS.paperShade,
  print: PAINTS.ink,
  "print-soft": PAINTS.inkSoft,
  tarmac: PAINTS.tarmac,
  "line-yellow": PAINTS.lineYellow,
  "sign-red": PAINTS.signRed,
  "sign-blue": PAINTS.signBlue,
  "sign-green": PAINTS.signGreen,
  gold: PAINTS.gold,
} as const;

export const paints = Object.entries(USED)
  .map(([name, paint]) => `--${name}: ${paint}`)
  .join("; ");
