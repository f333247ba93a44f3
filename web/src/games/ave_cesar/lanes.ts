// What stands for the code of a space in sentences: the lane, or the passage or alley that it is, and
// how far it is from there to the line.
import type { State } from "$generated/ave_cesar/layout";
import type { Values } from "$lib/texts.svelte";
import type { Circus } from "./course";
import type { Space } from "./track";

const UNKNOWN = 0; // spaces to the line

/** Values with what is known of the space among them. */
export function explainedOn(circus: Circus): (values: Values, state: State | null) => Values {
  return (values, state) => {
    const name = String(values["space"]);
    const own = state && circus.courseOf(state).track.spaces[name];
    const space = own ?? circus.spaceNamed(name);
    if (!space) return values;
    const told = { space_kind: kindOf(space), space_lane: laneOf(space), space_lanes: space.lanes };
    return { ...values, ...told, space_left: state ? leftFrom(circus, state, name) : UNKNOWN };
  };
}

/** How many spaces it is from one to the line. */
function leftFrom(circus: Circus, state: State, name: string): number {
  const course = circus.courseOf(state);
  return course.has(name) ? course.toLine(name) : UNKNOWN;
}

function kindOf({ kind, lanes }: Space): string {
  if (kind === "alley") return kind;
  return lanes > 1 ? "lane" : "narrow";
}

/** Counted from inside, as chariots line up. */
function laneOf({ lane, lanes }: Space): number {
  return lanes - lane + 1;
}
