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

export function labelsOf(ground: Ground, names: MapNames): Label[] {
  const regions = new Set(ground.facts.spaces.map(({ region }) => region));
  return [...regions].flatMap((region) => {
    const told = ground.facts.map.regions?.[region]?.label ?? ground.roomiest(region)?.at;
    const text = names.regions[region];
    return told && text ? [lettered(ground, { region, text }, told)] : [];
  });
}

/** A name in the largest letters that keep clear of the roads, as near as can be to where it was told. */
function lettered(ground: Ground, name: Pick<Label, "region" | "text">, [x, y]: Point): Label {
  const tries = TRIES.map(({ size, right, down }) => ({
    ...name,
    size,
    x: x + right,
    y: y + down,
  }));
  return tries.find((label) => isClear(ground, label)) ?? { ...name, size: SIZES.at(-1)!, x, y };
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

function isClear(ground: Ground, label: Label): boolean {
  const [left, top, width, height] = boxOf(label);
  const columns = Array.from(
    { length: label.text.length + 1 },
    (_, rank) => rank / label.text.length,
  );
  const points = columns.flatMap((share): Point[] => [
    [left + share * width, top],
    [left + share * width, top + height],
  ]);
  return (
    points.every((point) => ground.roomAt(point) > 0) &&
    ground.regionAt([label.x, label.y]) === label.region
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
