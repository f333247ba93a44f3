// The poster's colours, as style for everything drawn on the board.
import { styleOf } from "$lib/paints";
import { PAINTS } from "./art/paints";

export const paints = styleOf({
  ...PAINTS,
  "go-paint": PAINTS.trafficGreen,
  "go-edge": PAINTS.white,
  "go-ink": PAINTS.white,
});
