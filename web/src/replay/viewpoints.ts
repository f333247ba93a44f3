// From whose eyes a match may be looked at again.
import { OMNISCIENT } from "../engine/eyes";
import type { Frame } from "../engine/referee";
import { HUMAN } from "../engine/terms";
import { SPECTATOR } from "../games/contract";
import type { Sitter } from "../table/table";

export interface Circumstances {
  sitters: readonly Sitter[];
  mine: readonly number[]; // the seats of people at this device
  isOver: boolean;
  hasSecrets: boolean; // something is known to some and not to all
}

/**
 * The viewpoints on offer. Nobody learns from a match that still runs what they may not know: where
 * people share a device, whoever holds it could look with the other's eyes, so they all look on.
 */
export function viewpointsOf({ sitters, mine, isOver, hasSecrets }: Circumstances): number[] {
  const seats = sitters.map((_, seat) => seat);
  if (hasSecrets && !isOver) return mine.length === 1 ? [...mine, SPECTATOR] : [SPECTATOR];
  const isShared = sitters.some(({ who }, seat) => who === HUMAN && !mine.includes(seat));
  return [...(isOver || !isShared ? [OMNISCIENT] : []), ...seats, SPECTATOR];
}

/** Where to look from at first: as the one person here, or as an onlooker. */
export function firstViewpoint(mine: readonly number[]): number {
  return mine.length === 1 ? mine[0]! : SPECTATOR;
}

/** Whether an onlooker was ever told less than everything. */
export function hasSecrets(onlooker: Frame, omniscient: Frame): boolean {
  const known = ({ view, chapters }: Frame) => JSON.stringify([[...view], chapters]);
  return known(onlooker) !== known(omniscient);
}
