// Where things lie in the tray, by what is asked.
import { GarageTiming, Phase, type State } from "$generated/a_vos_marques/layout";
import { boxAt, grid } from "$lib/boxes";
import type { Box } from "../../contract";
import { PRODUCTS } from "../garage/products";
import type { Layout } from "../places";

const GAP = 8;
const BADGE_GAP = 10;
const DICE_GAP = 6;
const SHARES = [0.27, 0.27, 0.46]; // of the dice, in the width
const CARD = { w: 120, h: 168 }; // as drawn
const ROW = 5; // badges
export const DICE: readonly number[] = [Phase.ESP, Phase.BLUE, Phase.RED];
export const SHELF: readonly number[] = [
  ...[Phase.GARAGE, Phase.SALE, Phase.NAME, Phase.PRIZE, Phase.GAIN],
];

export interface TrayBoxes {
  main: Box; // for dice and keys
  caption: Box | null; // none where there is no room
  shelf: readonly Box[]; // for badges
  ends: readonly [go: Box, end: Box]; // where a step ends by a key
}

/** Whether somebody may trade before the dice, and so has both before them. */
export function isEarlyGarage({ options }: State, phase: number): boolean {
  return options.garage_timing === GarageTiming.ANY_TIME && DICE.includes(phase);
}

/** On a broad screen the caption shares the tray. */
export function trayBoxes(
  { tray, go, caption, screen }: Layout,
  state: State,
  phase: number,
): TrayBoxes {
  const [upper, lower] = grid(tray, 2, 1, GAP) as [Box, Box];
  const isEarly = isEarlyGarage(state, phase);
  const isBeside = screen === "broad";
  const isFull = SHELF.includes(phase) || phase === Phase.ATTACK || isEarly;
  return {
    main: isBeside || isEarly ? upper : tray,
    caption: isBeside ? (isFull ? null : lower) : caption,
    shelf: grid(
      isEarly ? lower : tray,
      PRODUCTS.length,
      isEarly ? PRODUCTS.length : ROW,
      BADGE_GAP,
    ),
    ends: grid(go, 2, 1, GAP) as [Box, Box],
  };
}

/** The ESP die, the blue die, the red dice. */
export function diceCells({ x, y, w, h }: Box): Box[] {
  return SHARES.map((share, place) => {
    const before = SHARES.slice(0, place).reduce((sum, one) => sum + one, 0);
    return boxAt(x - w / 2 + before * w, y - h / 2, share * w - DICE_GAP, h);
  });
}

/** So many cards side by side; where there are many, one over the other. */
export function cardCells({ x, y, w, h }: Box, count: number): Box[] {
  const wide = (CARD.w * h) / CARD.h;
  const step = Math.min(wide + GAP, (w - wide) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, place) => ({
    ...{ x: x - w / 2 + wide / 2 + place * step, y, w: wide, h },
  }));
}

/** Two keys side by side, beside a picture as wide as the box is high where there is one. */
export function keyCells({ x, y, w, h }: Box, hasPicture: boolean): [Box, Box] {
  const left = hasPicture ? h : 0;
  return grid(boxAt(x - w / 2 + left, y - h / 2, w - left, h), 2, 2, GAP) as [Box, Box];
}
