// What the caption says: what is looked at or chosen, what is asked, or what has just happened.
import { Phase, type Event, type State } from "$generated/a_vos_marques/layout";
import type { GameEvent } from "../../../engine/events";
import type { Say } from "$lib/texts.svelte";
import type { Player } from "../../contract";
import { sayEvent } from "../../spoken";
import type { Laid } from "../laid";
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
export function captionOf(laid: Laid, occasion: Occasion): string[] {
  const { lookout, isPlaying } = occasion;
  if (isPlaying) return newsLines(laid, occasion);
  const looked =
    driven(laid, occasion) ?? lookedSeat(laid, occasion) ?? lookedSpace(laid, occasion);
  if (looked) return looked;
  return lookout.isAsked ? askedLines(laid, occasion) : newsLines(laid, occasion);
}

function driven(laid: Laid, { viewer, lookout, say }: Occasion): string[] | null {
  const { drive, asked } = lookout;
  return drive ? driveLines(laid, asked, viewer, drive, say) : null;
}

function lookedSeat(
  laid: Laid,
  { shown, lookout, players, isOpen, say }: Occasion,
): string[] | null {
  const player = players[lookout.seat];
  if (!player || lookout.outcome) return null;
  return [capitalised(seatWords(laid, shown, player, isOpen, say))];
}

/** A space, and how far the viewer's car and the places of errands are from it. */
function lookedSpace(
  laid: Laid,
  { shown, viewer, lookout, players, say }: Occasion,
): string[] | null {
  const { space } = lookout;
  if (space < 0) return null;
  const own = shown.players[viewer];
  const away = own ? [say("board-away", { count: laid.roads.steps(own.space, space) })] : [];
  const words = capitalised(spaceWords(laid, shown, space, players, say));
  return [words, ...away, nearestWords(laid, space, say).join(", ")];
}

function askedLines(laid: Laid, { shown, viewer, lookout, now, players, say }: Occasion): string[] {
  const ask = say(`ask-${PHASES[lookout.asked.phase]}`);
  const own = shown.players[viewer];
  const more = lookout.asked.phase === Phase.MOVE && own ? nearestWords(laid, own.space, say) : [];
  return [ask, ...(more.length ? [more.join(", ")] : toldLines(laid, now, players, say))];
}

function newsLines(laid: Laid, { now, players, say }: Occasion): string[] {
  return toldLines(laid, now, players, say);
}

/** What has happened; with a product that answered a card, what it teaches. */
function toldLines(
  laid: Laid,
  now: Occasion["now"],
  players: readonly Player[],
  say: Say,
): string[] {
  if (!now) return [];
  const names = players.map(({ name }) => name);
  const told = sayEvent(say, laid.facts, now.event as GameEvent, names);
  const lesson =
    now.event.kind === "countered" ? lessonLines(laid, now.event.product, say)[0]! : null;
  return lesson ? [told, lesson] : [told];
}
