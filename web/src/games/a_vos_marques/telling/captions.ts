// What the caption says: what is looked at or chosen, what is asked, or what has just happened.
import { Phase, type Event, type State } from "$generated/a_vos_marques/layout";
import type { GameEvent } from "../../../engine/events";
import type { Say } from "$lib/texts.svelte";
import type { Player } from "../../contract";
import { sayEvent } from "../../spoken";
import { laidFacts, roads } from "../laid";
import type { Lookout } from "../lookout.svelte";
import { driveLines } from "./drives";
import { lessonLines } from "./badges";
import { capitalised, nearestWords, seatWords, spaceWords } from "./words";

export interface Occasion {
  shown: State;
  viewer: number;
  isOpen: boolean; // what the viewer alone knows may be told
  lookout: Lookout;
  players: readonly Player[];
  now: { number: number; event: Event } | null;
  isPlaying: boolean;
  say: Say;
}

const PHASES = Object.fromEntries(
  Object.entries(Phase).map(([name, phase]) => [phase, name.toLowerCase()]),
);

/** The first line matters most. */
export function captionOf(occasion: Occasion): string[] {
  const { lookout, isPlaying } = occasion;
  if (isPlaying) return newsLines(occasion);
  const looked = driven(occasion) ?? lookedSeat(occasion) ?? lookedSpace(occasion);
  if (looked) return looked;
  return lookout.isAsked ? askedLines(occasion) : newsLines(occasion);
}

function driven({ viewer, lookout, say }: Occasion): string[] | null {
  const { drive, asked } = lookout;
  return drive ? driveLines(asked, viewer, drive, say) : null;
}

function lookedSeat({ shown, lookout, players, isOpen, say }: Occasion): string[] | null {
  const player = players[lookout.seat];
  if (!player || lookout.outcome) return null;
  return [capitalised(seatWords(shown, player, isOpen, say))];
}

/** A space, and how far the viewer's car and the places of errands are from it. */
function lookedSpace({ shown, viewer, lookout, players, say }: Occasion): string[] | null {
  const { space } = lookout;
  if (space < 0) return null;
  const own = shown.players[viewer];
  const away = own ? [say("board-away", { count: roads().steps(own.space, space) })] : [];
  const words = capitalised(spaceWords(shown, space, players, say));
  return [words, ...away, nearestWords(space, say).join(", ")];
}

function askedLines({ shown, viewer, lookout, now, players, say }: Occasion): string[] {
  const ask = say(`ask-${PHASES[lookout.asked.phase]}`);
  const own = shown.players[viewer];
  const more = lookout.asked.phase === Phase.MOVE && own ? nearestWords(own.space, say) : [];
  return [ask, ...(more.length ? [more.join(", ")] : toldLines(now, players, say))];
}

function newsLines({ now, players, say }: Occasion): string[] {
  return toldLines(now, players, say);
}

/** What has happened; with a product that answered a card, what it teaches. */
function toldLines(now: Occasion["now"], players: readonly Player[], say: Say): string[] {
  if (!now) return [];
  const names = players.map(({ name }) => name);
  const told = sayEvent(say, laidFacts(), now.event as GameEvent, names);
  const lesson = now.event.kind === "countered" ? lessonLines(now.event.product, say)[0]! : null;
  return lesson ? [told, lesson] : [told];
}
