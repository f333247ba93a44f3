// Where a scene and its choices lie over the map.
import { MOST_STAKE, Phase, type State } from "$generated/a_vos_marques/layout";
import { grid } from "$lib/boxes";
import type { Box } from "../../contract";
import { DECLINE, ROLL, seatSpot, stakeSpot, STAY } from "../moves";

export const ROOM = { w: 320, h: 262 }; // the scene and its choices
export const PICTURE = -34; // down from the middle
const CHOICES: Box = { x: 0, y: 96, w: 300, h: 62 };
const GAP = 6;
const WIDE = 0.94; // of the map, at most
const HIGH = 0.86; // likewise
const LARGEST = 2;

/** How much larger than drawn a scene is. */
export function sceneScale(stage: Box): number {
  return Math.min((stage.w * WIDE) / ROOM.w, (stage.h * HIGH) / ROOM.h, LARGEST);
}

/** The spots of a scene, in its own units. */
export function choicesOf({ phase, num_players }: State, seat: number): [spot: string, Box][] {
  const spots = spotsOf(phase, num_players, seat);
  const cells = grid(CHOICES, spots.length, spots.length, GAP);
  return spots.map((spot, place) => [spot, cells[place]!]);
}

function spotsOf(phase: number, players: number, seat: number): string[] {
  const all = (count: number) => Array.from({ length: count }, (_, number) => number);
  if (phase === Phase.BET) return all(MOST_STAKE + 1).map(stakeSpot);
  if (phase === Phase.MAGIC) return [ROLL, STAY];
  if (phase !== Phase.FOX) return [];
  const rivals = all(players).filter((other) => other !== seat);
  return [...rivals.map(seatSpot), DECLINE];
}
