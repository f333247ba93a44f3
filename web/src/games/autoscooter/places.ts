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

const GAP = 12;
const STRIP_HIGH = 122;
const HEAD_HIGH = 60;
const QUEUE_HIGH = 376;
const LETTERS_HIGH = 226;
const GO_HIGH = 56;
const PANELS = { broad: 390, upright: 330 }; // width beside the rink
const TEXT = 17; // size of letters
const NARROW = { queue: 124, strip: 142, letters: 232, foot: 102, box: 92, go: 190, text: 25 };

/** Who only looks on has no strip of numbers. */
export function layoutFor(screen: Screen, viewer: number): Layout {
  const layout = screen === "narrow" ? below() : beside(PANELS[screen]);
  const isLast = screen !== "narrow"; // nothing lies below the strip
  const saved = viewer === SPECTATOR && isLast ? layout.strip.h + GAP : 0;
  return { ...layout, h: layout.h - saved };
}

/** The panel to the right of the rink, the strip under both. */
function beside(panel: number): Layout {
  const left = FRAME.w + GAP;
  const letters = HEAD_HIGH + QUEUE_HIGH + GAP;
  const caption = letters + LETTERS_HIGH + GAP;
  const go = FRAME.h - GO_HIGH;
  const strip = FRAME.h + GAP;
  return {
    w: left + panel,
    h: strip + STRIP_HIGH,
    rink: boxAt(0, 0, FRAME.w, FRAME.h),
    box: boxAt(left, 0, panel, HEAD_HIGH - GAP),
    queue: boxAt(left, HEAD_HIGH, panel, QUEUE_HIGH),
    isRow: false,
    letters: boxAt(left, letters, panel, LETTERS_HIGH),
    lettersAcross: 5,
    caption: boxAt(left, caption, panel, go - caption),
    go: boxAt(left, go, panel, GO_HIGH),
    strip: boxAt(0, strip, left + panel, STRIP_HIGH),
    text: TEXT,
  };
}

/** The queue, the strip and the letters under the rink, one below the other. */
function below(): Layout {
  const strip = FRAME.h + NARROW.queue + 2 * GAP;
  const letters = strip + NARROW.strip + GAP;
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
