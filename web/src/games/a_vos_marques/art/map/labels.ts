// Where the names of the regions are lettered.
import type { Point } from "$lib/shapes";
import type { MapNames, Rectangle, Region } from "./facts";
import type { Ground } from "./ground";

export interface Label {
  region: Region;
  text: string;
  size: number; // of its letters
  x: number; // of its middle
  y: number;
}

const SIZES = [26, 23, 20, 17]; // the largest that fits is lettered
const WIDE = 0.8; // of a letter, with the space after it
const HIGH = 1;
const SHIFT = 90; // how far it may lie from where it was told
const STEP = 10;
const SHRUNK = 5; // how far it rather moves than to lose a unit of its letters' size

/** The names of all regions. They keep off the boxes, and off each other. */
export function labelsOf(ground: Ground, names: MapNames, boxes: readonly Rectangle[]): Label[] {
  const regions = new Set(ground.facts.spaces.map(({ region }) => region));
  const labels: Label[] = [];
  for (const region of regions) {
    const told = ground.facts.map.regions?.[region]?.label ?? ground.roomiest(region)?.at;
    const text = names.regions[region];
    const kept = [...boxes, ...labels.map(boxOf)];
    if (told && text) labels.push(lettered({ region, text }, told, { ground, boxes: kept }));
  }
  return labels;
}

interface Sheet {
  ground: Ground;
  boxes: readonly Rectangle[]; // already taken
}

/** A name in letters as large, and as near to where it was told, as keeps clear of everything else. */
function lettered(name: Pick<Label, "region" | "text">, [x, y]: Point, sheet: Sheet): Label {
  const tries = TRIES.map(({ size, right, down }) => ({
    ...name,
    size,
    x: x + right,
    y: y + down,
  }));
  return tries.find((label) => isClear(label, sheet)) ?? { ...name, size: SIZES.at(-1)!, x, y };
}

const TRIES = tries();

/** Sizes of letters and ways to move a label, the least loss first. */
function tries(): { size: number; right: number; down: number }[] {
  const steps = Array.from({ length: (2 * SHIFT) / STEP + 1 }, (_, rank) => rank * STEP - SHIFT);
  const loss = ({ size, right, down }: { size: number; right: number; down: number }) =>
    Math.hypot(right, down) - size * SHRUNK;
  return SIZES.flatMap((size) =>
    steps.flatMap((right) => steps.map((down) => ({ size, right, down }))),
  ).sort((one, other) => loss(one) - loss(other));
}

function isClear(label: Label, { ground, boxes }: Sheet): boolean {
  const [left, top, width, height] = boxOf(label);
  const letters = label.text.length;
  const columns = Array.from({ length: letters + 1 }, (_, rank) => left + (rank / letters) * width);
  return (
    columns.every((x) => ground.roomAt([x, top]) > 0 && ground.roomAt([x, top + height]) > 0) &&
    boxes.every((box) => !overlaps(box, [left, top, width, height])) &&
    [left, label.x, left + width].every((x) => ground.regionAt([x, label.y]) === label.region)
  );
}

function overlaps([left, top, width, height]: Rectangle, other: Rectangle): boolean {
  return (
    left < other[0] + other[2] &&
    other[0] < left + width &&
    top < other[1] + other[3] &&
    other[1] < top + height
  );
}

export function widthOf({ text, size }: Label): number {
  return text.length * size * WIDE;
}

/** What a label covers. */
export function boxOf(label: Label): Rectangle {
  const [width, height] = [widthOf(label), label.size * HIGH];
  return [label.x - width / 2, label.y - height / 2, width, height];
}
