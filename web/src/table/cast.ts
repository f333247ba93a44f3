// The bots of the six levels as characters: each has a name and a face, by its level and its seat.
import levels from "$generated/cast.json";

export interface Character {
  name: string;
  skin: string;
  hair: string;
  tint: string; // of the hair
  wears: readonly string[];
}

const LEVEL = /^level:(\d)$/;

/** The level of a bot that has one. */
export function levelOf(who: string): number | null {
  const level = LEVEL.exec(who)?.[1];
  return level ? Number(level) : null;
}

/** Who plays a level at a seat; people and other bots are no characters. */
export function characterOf(who: string, seat: number): Character | null {
  const level = levelOf(who);
  return (level && levels[level - 1]?.[seat]) || null;
}

interface Named {
  who: string;
  name: string;
  seat: number;
}

/** The level of a bot that goes by its own name, and not by that of somebody who has gone. */
export function ownLevelOf({ who, name, seat }: Named): number | null {
  return characterOf(who, seat)?.name === name ? levelOf(who) : null;
}
