// Where everything lies on the board: the map, the steps of the turn, a plate for each player, the
// tray with what is to be pressed, and the slip that tells more over the map.
import { boxAt, grid } from "$lib/boxes";
import type { Screen } from "$lib/screen.svelte";
import type { Position } from "$lib/stances";
import type { Box } from "../contract";

export interface Layout {
  screen: Screen;
  isClose: boolean; // the map is too small to be seen whole: the camera goes where it matters
  w: number;
  h: number;
  map: Box; // the window onto the map
  closest: number; // how large the map can be seen
  steps: Box; // the strip of the turn's steps
  plates: readonly Box[]; // by seat
  tray: Box; // dice, badges, cards
  go: Box; // what plays a choice, or ends a step
  caption: Box; // what to do, in words
  slips: readonly Box[]; // where over the map what is looked at can be told, the best place first
  stage: Box; // for cards and scenes, over the map
  tools: readonly Box[]; // buttons beside the steps
  text: number; // size of letters
}

/** What a layout is made for. */
export interface Occasion {
  players: number;
  screen: Screen;
}

interface Sizes {
  w: number;
  map: number; // height of the window
  closest: number;
  steps: number; // height
  plate: number; // height
  tray: number; // height
  go: number; // width
  caption: number; // height, where it has a row of its own
  slip: readonly [w: number, h: number];
  tool: number;
  text: number;
}

const GAP = 8;
const TOOLS = 4;

const BROAD: Sizes = {
  ...{ w: 1200, map: 800, closest: 2.4, steps: 40, plate: 78, tray: 164, go: 112 },
  ...{ caption: 0, slip: [560, 250], tool: 46, text: 18 },
};
const UPRIGHT: Sizes = {
  ...{ w: 1000, map: 667, closest: 2.4, steps: 52, plate: 86, tray: 176, go: 130 },
  ...{ caption: 66, slip: [640, 270], tool: 56, text: 20 },
};
const NARROW: Sizes = {
  ...{ w: 600, map: 560, closest: 3, steps: 68, plate: 104, tray: 208, go: 128 },
  ...{ caption: 92, slip: [600, 330], tool: 68, text: 24 },
};
const LOW: Sizes = {
  ...{ w: 556, map: 330, closest: 3, steps: 56, plate: 0, tray: 172, go: 112 },
  ...{ caption: 56, slip: [556, 300], tool: 60, text: 22 },
};
const LOW_PLATES = 204; // width: they are in a column beside everything else
const BROAD_TRAY = 552; // width: the plates are beside it

export function layoutFor({ players, screen }: Occasion): Layout {
  if (screen === "broad") return beside(BROAD, players);
  if (screen === "low") return lined(LOW, players);
  return screen === "upright"
    ? stacked(UPRIGHT, players, screen)
    : stacked(NARROW, players, screen);
}

/** The map above; below it the tray, and the plates beside it. */
function beside(sizes: Sizes, players: number): Layout {
  const { w, map, steps, tray } = sizes;
  const top = map + GAP + steps + GAP;
  const left = BROAD_TRAY + 2 * GAP;
  const room = boxAt(left, top, w - left, tray);
  return {
    ...common(sizes, "broad", 0),
    h: top + tray,
    ...stepsAt(map + GAP, sizes),
    plates: grid(room, players, columnsFor(players, "broad"), GAP),
    ...trayAt(boxAt(0, top, BROAD_TRAY, tray), sizes),
  };
}

/** The map, the caption and the tray in a column, the plates in one beside it. */
function lined(sizes: Sizes, players: number): Layout {
  const column = stacked(sizes, 0, "low");
  const plates = boxAt(sizes.w + GAP, 0, LOW_PLATES, column.h);
  return { ...column, w: sizes.w + GAP + LOW_PLATES, plates: grid(plates, players, 1, GAP) };
}

/** The plates above the map, the tray and the caption below it, within reach of the thumb. */
function stacked(sizes: Sizes, players: number, screen: Screen): Layout {
  const { w, map, steps, plate, tray, caption } = sizes;
  const columns = columnsFor(players, screen);
  const high = Math.ceil(players / columns) * (plate + GAP);
  const below = high + map + GAP;
  const top = below + steps + GAP + caption + GAP;
  return {
    ...common(sizes, screen, high),
    h: top + tray,
    plates: grid(boxAt(0, 0, w, high - GAP), players, columns, GAP),
    ...stepsAt(below, sizes),
    ...trayAt(boxAt(0, top, w, tray), sizes),
    caption: boxAt(0, below + steps + GAP, w, caption),
  };
}

/** The steps of the turn, and the buttons for the map beside them. */
function stepsAt(top: number, { w, steps, tool }: Sizes) {
  const tools = TOOLS * (tool + GAP);
  return {
    steps: boxAt(0, top, w - tools, steps),
    tools: grid(boxAt(w - tools + GAP, top, tools - GAP, steps), TOOLS, TOOLS, GAP),
  };
}

/** In one row where there is room, else in two. */
function columnsFor(players: number, screen: Screen): number {
  if (players !== 4) return 3;
  return screen === "upright" ? players : 2;
}

/** What is to be pressed, and at its right what plays it. */
function trayAt({ x, y, w, h }: Box, { go }: Sizes) {
  const [left, top] = [x - w / 2, y - h / 2];
  const room = w - go - GAP;
  return {
    tray: boxAt(left, top, room, h),
    go: boxAt(left + room + GAP, top, go, h),
    caption: boxAt(left, top, room, h),
  };
}

/** The map with what lies over it. */
function common(sizes: Sizes, screen: Screen, top: number) {
  const { w, map, closest, slip, text } = sizes;
  const [slipWide, slipHigh] = slip;
  return {
    ...{ screen, isClose: screen === "narrow" || screen === "low", w, closest, text },
    map: boxAt(0, top, w, map),
    slips: [
      boxAt(0, top + map - slipHigh, slipWide, slipHigh),
      boxAt(w - slipWide, top + map - slipHigh, slipWide, slipHigh),
      boxAt(w - slipWide, top, slipWide, slipHigh),
    ],
    stage: boxAt(0, top, w, map),
  };
}

/** The first of some boxes that covers none of some points, or the first of all. */
export function clearOf(boxes: readonly Box[], points: readonly Position[]): Box {
  const covers = ({ x, y, w, h }: Box) =>
    points.some((point) => Math.abs(point.x - x) < w / 2 && Math.abs(point.y - y) < h / 2);
  return boxes.find((box) => !covers(box)) ?? boxes[0]!;
}

const SEAT = "seat.";
export const BANK = "bank";

export function seatPlace(seat: number): string {
  return `${SEAT}${seat}`;
}

/** Where something that flies begins or ends. */
export function placeAt({ plates, tray }: Layout, place: string): Box {
  return place.startsWith(SEAT) ? plates[Number(place.slice(SEAT.length))]! : tray;
}
