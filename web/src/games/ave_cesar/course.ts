// A course as it is driven: its spaces in driving order, the steps between them, the way left.
import { createContext } from "svelte";
import box from "$generated/ave_cesar/facts.json";
import type { State } from "$generated/ave_cesar/layout";
import { type Facts, wordsOf } from "../../engine/facts";
import type { Direction, Space, TrackDrawing } from "./track";

/** A course by position, as drawing.py tells it. */
interface Way {
  lap_units: number; // twelfths of a column in a lap
  spaces: string[];
  front: number[]; // twelfths of a column from the line
  steps: number[][]; // how many positions ahead each step leads
  lost: number[]; // positions too late for the alley in this lap
  left: (number | null)[][][]; // fewest steps to the end, by salute and lap
}

interface Told {
  tracks: TrackDrawing[];
  courses: { side: number; course: string; direction: Direction; ways: Way[] }[];
}

/** Where a chariot is in its race. */
export interface Standpoint {
  space: string;
  lap: number; // how often it has crossed the line
  isSaluted: boolean;
}

export class Course {
  readonly track: TrackDrawing;
  readonly name: string;
  readonly direction: Direction;
  private readonly positions: ReadonlyMap<string, number>;

  constructor(
    { courses, tracks }: Told,
    number: number,
    private readonly way: Way,
  ) {
    const { side, course, direction } = courses[number]!;
    this.track = tracks[side]!;
    this.name = course;
    this.direction = direction;
    this.positions = new Map(way.spaces.map((space, position) => [space, position]));
  }

  get spaces(): readonly string[] {
    return this.way.spaces;
  }

  has(space: string): boolean {
    return this.positions.has(space);
  }

  /** Where one step leads from a space, straight steps first. */
  steps(space: string): string[] {
    const { spaces, steps } = this.way;
    const position = this.at(space);
    const onward = steps[position]!.map((step) => spaces[(position + step) % spaces.length]!);
    return onward.toSorted((one, other) => this.turns(space, one) - this.turns(space, other));
  }

  /** 1 for a change of lanes, 0 for a straight step. */
  turns(from: string, to: string): number {
    return this.track.spaces[from]![this.direction].straight.includes(to) ? 0 : 1;
  }

  /** Whether driving from one space to another, less than a lap, goes over the line. */
  crosses(from: string, to: string): boolean {
    return this.at(to) <= this.at(from);
  }

  isAlley(space: string): boolean {
    return this.track.spaces[space]!.kind === "alley";
  }

  /** Whether the alley cannot be reached any more in this lap. */
  isLost(space: string): boolean {
    return this.way.lost.includes(this.at(space));
  }

  /** The fewest steps to the end of the race; null where no way leads there. */
  left({ space, lap, isSaluted }: Standpoint): number | null {
    return this.way.left[isSaluted ? 1 : 0]![lap]?.[this.at(space)] ?? null;
  }

  /** How many steps lead over the line, straight on: in no lane are two spaces equally far. */
  toLine(space: string): number {
    const next = this.steps(space)[0]!;
    return this.crosses(space, next) ? 1 : 1 + this.toLine(next);
  }

  /** Twelfths of a column from the first line to the front edge of a space in a lap. */
  distance(space: string, lap: number): number {
    return (lap - 1) * this.way.lap_units + this.way.front[this.at(space)]!;
  }

  private at(space: string): number {
    return this.positions.get(space)!;
  }
}

/** The board on a table: that of the box, or somebody's own. */
export class Circus {
  private readonly told: Told;
  private readonly spaceNames: readonly string[];
  private readonly courseNames: readonly string[];
  private readonly known = new Map<string, Course>();

  constructor(facts: Facts) {
    this.told = facts.drawing as Told;
    this.spaceNames = wordsOf(facts, "space");
    this.courseNames = wordsOf(facts, "course");
  }

  /** The course that is driven in a state. */
  courseOf({ course, options }: State): Course {
    const { wall_exit_diagonal: exits } = options;
    const key = `${course} ${exits}`;
    const way = this.told.courses[course]!.ways[exits]!;
    const found = this.known.get(key) ?? new Course(this.told, course, way);
    this.known.set(key, found);
    return found;
  }

  spaceName(space: number): string {
    return this.spaceNames[space]!;
  }

  /** A space of any track by its name: lanes that share a name count alike from inside. */
  spaceNamed(name: string): Space | undefined {
    return this.told.tracks.map(({ spaces }) => spaces[name]).find(Boolean);
  }

  /** The course that is driven in a state, as texts name it. */
  courseName({ course }: State): string {
    return this.courseNames[course]!;
  }
}

export const BOX = new Circus(box as unknown as Facts);

const built = new WeakMap<Facts, Circus>();

/** The board of a table, built once. */
export function circusOn(facts: Facts): Circus {
  const circus = built.get(facts) ?? new Circus(facts);
  built.set(facts, circus);
  return circus;
}

/** For what is drawn on a board: the circus that it is. */
export const [circusHere, setCircus] = createContext<Circus>();
