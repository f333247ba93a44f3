// The fairground's paints at night.
import { styleOf } from "$lib/paints";

const PAINTS = {
  night: "#0d1131",
  "night-light": "#171d4d",
  ink: "#141a42",
  plate: "#2e3a8c",
  "plate-light": "#3f4ba8",
  "plate-deep": "#222b6e",
  pink: "#ff4f8b",
  "pink-deep": "#c92566",
  "pink-shade": "#8d1650",
  lemon: "#ffe14a",
  "lemon-deep": "#d9a400",
  mint: "#7fe0c0",
  "mint-deep": "#1f8f72",
  chrome: "#d5dbe6",
  "chrome-deep": "#8791ac",
  cream: "#fff6e0",
  rubber: "#0f1020",
} as const;

/** The paints as custom properties, for the style of whatever is painted with them. */
export const paints = styleOf({
  ...PAINTS,
  "go-paint": PAINTS.lemon,
  "go-edge": PAINTS["pink-deep"],
  "go-ink": PAINTS.ink,
});

const RED_LIGHT = 0.299; // how bright the eye finds each part of a colour
const GREEN_LIGHT = 0.587;
const BLUE_LIGHT = 0.114;
const MIDDLING = 140;

/** The paint to write with on a colour, so that it can be read. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  );
  const light = RED_LIGHT * red! + GREEN_LIGHT * green! + BLUE_LIGHT * blue!;
  return light > MIDDLING ? PAINTS.ink : PAINTS.cream;
}
