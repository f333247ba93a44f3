// Where chariots stand on their spaces.
import type { Stance } from "$lib/stances";
import type { Course } from "../course";
import { spaceSpot } from "../moves";
import { headingOf } from "../track";

const ON_TRACK = spaceSpot("");

/** The space that a piece's place stands for; null off the track. */
export function spaceAt(place: string): string | null {
  return place.startsWith(ON_TRACK) ? place.slice(ON_TRACK.length) : null;
}

export function stanceOn(course: Course, name: string): Stance {
  const space = course.track.spaces[name]!;
  return { x: space.x, y: space.y, heading: headingOf(space, course.direction) };
}

export function stancesOn(course: Course, names: readonly string[]): Stance[] {
  return names.map((name) => stanceOn(course, name));
}
