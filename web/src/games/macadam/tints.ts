// The poster's colours, as style for everything drawn on the board.
import { PAINTS } from "./art/paints";

export const paints = Object.entries(PAINTS)
  .map(([name, paint]) => `--${name}:${paint}`)
  .join(";");
