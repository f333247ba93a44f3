// Where everything lies on the board: the rink, the queue of cars, the strip of numbers, the letters.
// On a narrow screen all of it lies below the rink, within reach of the thumb.
import type { State } from "$generated/autoscooter/layout";
import { boxAt } from "$lib/boxes";
import type { Screen } from "$lib/screen.svelte";
import type { Position } from "$lib/stances";
import { type Box, SPECTATOR } from "../contract";
import { carAt } from "./cars";
import { CENTRES, FRAME } from "./rink";

export interface Layout {
  w: number;
  h: number;
  rink: Box;
  box: Box; // the chips that nobody owns
  queue: Box;
  isRow: boolean; // the queue runs from left to right, not from top to bottom
  letters: Box;
  lettersAcross: number;
  caption: Box; // what is looked at or happens, in words
  go: Box;
  strip: Box;
  text: number; // size of letters
}

/** The places between which tickets fly. */
export const BOX_PLACE = "box";
const CAR_PLACE = "car.";

export function carPlace(car: number): string {
  return `${CAR_PLACE}${car + 1}`;
}

interface Sizes {
  panel: number; // width beside the rink
  head: number; // heights
  queue: number;
  letters: number;
  go: number;
  strip: number;
  text: number; // size of letters
}

const GAP = 12;
const BROAD: Sizes = {
  ...{ panel: 390, head: 60, queue: 376, letters: 226, go: 56, strip: 122, text: 17 },
};
const LOW: Sizes = {
  ...{ panel: 480, head: 72, queue: 330, letters: 270, go: 70, strip: 150, text: 27 },
};
const ONLOOKERS_PANEL = 390; // or the board would be too low
const SIDES = { broad: BROAD, low: LOW, upright: { ...BROAD, panel: 330 } };
const NARROW = { queue: 124, strip: 142, letters: 232, foot: 102, box: 92, go: 190, text: 25 };

/** Who only looks on has no strip of numbers. */
export function layoutFor(screen: Screen, viewer: number): Layout {
  if (screen === "narrow") return below(viewer !== SPECTATOR);
  if (viewer !== SPECTATOR) return beside(SIDES[screen]);
  const panel = Math.min(SIDES[screen].panel, ONLOOKERS_PANEL);
  return { ...beside({ ...SIDES[screen], panel }), h: FRAME.h };
}

/** The panel to the right of the rink, the strip under both. */
function beside({ panel, text, ...high }: Sizes): Layout {
  const left = FRAME.w + GAP;
  const letters = high.head + high.queue + GAP;
  const caption = letters + high.letters + GAP;
  const go = FRAME.h - high.go;
  const strip = FRAME.h + GAP;
  return {
    w: left + panel,
    h: strip + high.strip,
    rink: boxAt(0, 0, FRAME.w, FRAME.h),
    box: boxAt(left, 0, panel, high.head - GAP),
    queue: boxAt(left, high.head, panel, high.queue),
    isRow: false,
    letters: boxAt(left, letters, panel, high.letters),
    lettersAcross: 5,
    caption: boxAt(left, caption, panel, go - caption),
    go: boxAt(left, go, panel, high.go),
    strip: boxAt(0, strip, left + panel, high.strip),
    text,
  };
}

/** The queue, the strip and the letters under the rink, one below the other. */
function below(hasStrip: boolean): Layout {
  const strip = FRAME.h + NARROW.queue + 2 * GAP;
  const letters = hasStrip ? strip + NARROW.strip + GAP : strip;
  const foot = letters + NARROW.letters + GAP;
  const captionWide = FRAME.w - NARROW.go - GAP;
  return {
    w: FRAME.w,
    h: foot + NARROW.foot,
    rink: boxAt(0, 0, FRAME.w, FRAME.h),
    queue: boxAt(0, FRAME.h + GAP, FRAME.w - NARROW.box - GAP, NARROW.queue),
    box: boxAt(FRAME.w - NARROW.box, FRAME.h + GAP, NARROW.box, NARROW.queue),
    isRow: true,
    letters: boxAt(0, letters, FRAME.w, NARROW.letters),
    lettersAcross: 8,
    caption: boxAt(0, foot, captionWide, NARROW.foot),
    go: boxAt(captionWide + GAP, foot, NARROW.go, NARROW.foot),
    strip: boxAt(0, strip, FRAME.w, NARROW.strip),
    text: NARROW.text,
  };
}

/** A point of the rink, on the board. */
export function onBoard({ rink }: Layout, { x, y }: Position): Position {
  return { x: x + rink.x - rink.w / 2 - FRAME.x, y: y + rink.y - rink.h / 2 - FRAME.y };
}

/** Where tickets leave and arrive: the box, or a car. */
export function placeAt(layout: Layout, state: State, place: string): Position {
  if (place === BOX_PLACE) return layout.box;
  const car = Number(place.slice(CAR_PLACE.length)) - 1;
  return onBoard(layout, CENTRES[carAt(state, car).hex]!);
}
