// What stands in the land: what the board's file tells first, then more wherever there is room.
import { type Point, scatter } from "$lib/shapes";
import { distanceTo } from "./curves";
import { lineOf, type MapFacts, type Rectangle, type Region } from "./facts";
import { distanceToBox, type Ground } from "./ground";
import { GROVES, type Grove, type Stamp, type StampName, STAMPS } from "./stamps";
import { isUnderWater, type Waters } from "./water";

export interface Plant {
  stamp: StampName;
  x: number; // where its foot stands
  y: number;
  size: number;
}

const THROWS = 120; // for each kind, first for large ones
const THROW = 260; // how far across they fall
const GAP = 3; // what stays free beside roads and letters
const BESIDE_LINKS = 9;
const CROWDING = 0.86; // how much of a plant its neighbours leave free
const SIZES = [0.6, 0.7, 0.85, 1]; // the largest that fits is planted
const LARGE = SIZES.slice(2);

/** All plants, those behind first. The boxes stay free. */
export function planted(ground: Ground, waters: Waters, boxes: readonly Rectangle[]): Plant[] {
  const garden = new Garden(ground, waters, boxes);
  const regions = new Set(ground.facts.spaces.map(({ region }) => region));
  for (const region of regions) for (const grove of GROVES[region]) garden.plant(grove, region);
  return garden.plants.toSorted((one, other) => one.y - other.y);
}

class Garden {
  readonly plants: Plant[] = [];
  private readonly chance = scatter(31);

  constructor(
    private readonly ground: Ground,
    private readonly waters: Waters,
    private readonly boxes: readonly Rectangle[],
  ) {}

  plant({ stamp, most, told }: Grove, region: Region): void {
    const places = told ? ((this.ground.facts.map[told] ?? []) as readonly Point[]) : [];
    let left = most;
    for (const place of places) if (this.settle(stamp, lowered(place, STAMPS[stamp]))) left -= 1;
    for (const sizes of [LARGE, SIZES])
      for (let thrown = 0; thrown < THROWS && left > 0; thrown += 1)
        if (this.settle(stamp, this.thrown(region), region, sizes)) left -= 1;
  }

  /** Somewhere around a space of a region. */
  private thrown(region: Region): Point {
    const spaces = this.ground.facts.spaces.filter((space) => space.region === region);
    const { x, y } = spaces[Math.floor(this.chance() * spaces.length)]!;
    return [x + (this.chance() - 0.5) * THROW, y + (this.chance() - 0.5) * THROW];
  }

  /** Plants the largest that fits with its foot at a place, in a region if one is asked for. */
  private settle(stamp: StampName, [x, y]: Point, region?: Region, sizes = SIZES): boolean {
    const plants = sizes.map((size) => ({ stamp, x, y, size }));
    if (!this.fits(plants[0]!, region)) return false;
    this.plants.push(plants.findLast((plant) => this.fits(plant, region))!);
    return true;
  }

  private fits(plant: Plant, region?: Region): boolean {
    return (
      outlineOf(plant).every((at) => this.isFree(at)) &&
      this.plants.every((other) => !crowds(plant, other)) &&
      (!region || footOf(plant).every((at) => this.ground.regionAt(at) === region))
    );
  }

  private isFree(at: Point): boolean {
    return (
      this.boxes.every((box) => distanceToBox(at, box) > GAP) &&
      this.ground.roomAt(at) > GAP &&
      !isOnLink(at, this.ground.facts) &&
      !isUnderWater(at, this.waters)
    );
  }
}

/** The foot of something whose middle is told. */
function lowered([x, y]: Point, { h }: Stamp): Point {
  return [x, y + h / 3];
}

/** Points all over what must be seen of a plant, up to its top. */
function outlineOf(plant: Plant): Point[] {
  const { hidden = 0 }: Stamp = STAMPS[plant.stamp];
  return [hidden, (1 + hidden) / 2, 1].flatMap((up) => across(plant, up));
}

function footOf(plant: Plant): Point[] {
  return across(plant, 0);
}

/** Points across a plant at a height, which is a share of its own. */
function across({ stamp, x, y, size }: Plant, up: number): Point[] {
  const { w, h, tip } = STAMPS[stamp];
  const half = (w / 2) * (1 - up + up * tip);
  return [-half, 0, half].map((side) => [x + side * size, y - up * h * size]);
}

function crowds(one: Plant, other: Plant): boolean {
  const lower = one.y > other.y ? one : other;
  if (Math.abs(one.y - other.y) > STAMPS[lower.stamp].h * lower.size * CROWDING) return false;
  const wide = STAMPS[one.stamp].w * one.size + STAMPS[other.stamp].w * other.size;
  return Math.abs(one.x - other.x) < (wide / 2) * CROWDING;
}

function isOnLink(at: Point, facts: MapFacts): boolean {
  return facts.links.some((link) => {
    const line = lineOf(link, facts);
    return line.slice(1).some((to, rank) => distanceTo(at, line[rank]!, to) < BESIDE_LINKS);
  });
}
