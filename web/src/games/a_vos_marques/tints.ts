// The board's colours, as the style of its sheet.
import { styleOf } from "$lib/paints";
import { PAINTS } from "./art/paints";

export const paints = styleOf({
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
  "go-paint": PAINTS.signGreen,
  "go-edge": PAINTS.paper,
  "go-ink": PAINTS.paper,
});
