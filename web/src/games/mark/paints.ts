// The paints of the market, as style for everything drawn on the board.
import { styleOf } from "$lib/paints";

export const paints = styleOf({
  kraft: "#cda56d",
  stencil: "#2b1d12",
  chalk: "#f8f3e7",
  cobalt: "#1f4fa3",
  "cobalt-deep": "#1d3157",
  "brass-light": "#f0c350",
  bottle: "#1c4a38",
  signal: "#cf3322",
  "signal-deep": "#a32416",
});
