// What stands for the code of a space in sentences: what is there, how far it is to the finish, and
// on which side it lies of others that are like it.
import type { Values } from "$lib/texts.svelte";
import type { Laid } from "../laid";
import type { Network } from "../roads/network";

type Side = "north" | "east" | "south" | "west" | "middle";

const ALONG: readonly [Side, Side] = ["west", "east"];
const DOWN: readonly [Side, Side] = ["north", "south"];

/** Values with what is known of the space among them. */
export function explainedOn(laid: Laid): (values: Values) => Values {
  const sides = sidesOn(laid.roads);
  return (values) => {
    const space = laid.roads.numbered(String(values["space"]));
    if (space < 0) return values;
    const { region, place = "none" } = laid.roads.at(space);
    const told = { space_place: place, space_count: laid.roads.toFinish(space) };
    return { region, space_side: sides.get(space) ?? "none", ...told, ...values };
  };
}

/** The sides of all spaces that would else be told in the same words. */
function sidesOn(roads: Network): ReadonlyMap<number, Side> {
  const alike = new Map<string, number[]>();
  for (const [space, { region, place = "" }] of roads.spaces.entries()) {
    const words = `${region} ${place} ${roads.toFinish(space)}`;
    alike.set(words, [...(alike.get(words) ?? []), space]);
  }
  const groups = [...alike.values()].filter(({ length }) => length > 1);
  return new Map(groups.flatMap((spaces) => sidesOf(roads, spaces)));
}

/** From west to east, or from north to south where they lie farther apart that way. */
function sidesOf(roads: Network, spaces: readonly number[]): [number, Side][] {
  const [wide, high] = [spread(roads, spaces, "x"), spread(roads, spaces, "y")];
  const [axis, [first, last]] = wide > high ? (["x", ALONG] as const) : (["y", DOWN] as const);
  const sorted = spaces.toSorted((one, other) => roads.at(one)[axis] - roads.at(other)[axis]);
  return sorted.map((space, place) => {
    const side = place === 0 ? first : place === sorted.length - 1 ? last : "middle";
    return [space, side];
  });
}

function spread(roads: Network, spaces: readonly number[], axis: "x" | "y"): number {
  const places = spaces.map((space) => roads.at(space)[axis]);
  return Math.max(...places) - Math.min(...places);
}
