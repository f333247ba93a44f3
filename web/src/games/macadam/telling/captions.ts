// What the sign says in passing: what is looked at or chosen, or what has just happened.
import facts from "$generated/macadam/facts.json";
import { DEMAND, type Event, type State } from "$generated/macadam/layout";
import type { GameEvent } from "../../../engine/events";
import type { Facts } from "../../../engine/facts";
import { sayEvent } from "$lib/spoken";
import type { Say } from "$lib/texts.svelte";
import type { Player } from "../../contract";
import { NOTHING } from "../traffic/cards";
import { demandAt, demandOf, GREEN_ARROW, meeting } from "../traffic/flow";
import { reasonWords, whyIdle } from "./idle";
import type { Held, Lookout } from "../lookout.svelte";
import { AGENT, CENTRE, DIE, FINE, leadSpot, NO_BONUS, signalAt, STOCK } from "../moves";
import { slotWords } from "./spotwords";
import {
  agentWords,
  demandWords,
  agentsWords,
  othersToPlay,
  signalWords,
  stockWords,
  taskWords,
} from "./words";

interface Occasion {
  viewer: number;
  lookout: Lookout;
  now: { number: number; event: Event } | null;
  players: readonly Player[];
  say: Say;
}

/** The first line matters most. */
export function captionOf(occasion: Occasion): string[] {
  const { viewer, lookout, now, players, say } = occasion;
  const lines = pileLines(occasion) ?? signalLines(occasion) ?? cardLines(occasion);
  if (lines) return [capitalised(lines[0] ?? ""), ...lines.slice(1)];
  const names = players.map(({ name }) => name);
  const title = lookout.isAsked
    ? taskWords(lookout.asked, viewer, say)
    : demandWords(lookout.asked, players, say);
  const told = now ? [sayEvent(say, facts as unknown as Facts, now.event as GameEvent, names)] : [];
  return [...(title ? [title] : []), ...told];
}

/** What is neither a card nor a signal. */
function pileLines({ viewer, lookout, say }: Occasion): string[] | null {
  const { asked: state, looked } = lookout;
  switch (looked) {
    case STOCK:
      return [stockWords(state, say), say("move-swap")];
    case CENTRE:
      return [agentsWords(state, say)];
    case AGENT:
      return agentLines(lookout, viewer, say);
    case DIE:
      return [say("move-roll"), say("board-die")];
    case FINE:
    case NO_BONUS:
      return [say(`move-${looked}`)];
    default:
      return null;
  }
}

function agentLines({ asked: state, held }: Lookout, viewer: number, say: Say): string[] {
  const agents = held.find(({ spot }) => spot === AGENT);
  if (!agents) return [];
  const title = slotWords(agents, say);
  if (agents.isOpen) return [title, agentWords(state, say), say("board-agent-how")];
  return [title, reasonWords(whyIdle(state, viewer, agents.cards[0]!), say)];
}

function cardLines(occasion: Occasion): string[] | null {
  const { lookout, say } = occasion;
  const { card, held } = lookout;
  const slot = held.find(({ cards }) => card !== null && cards.includes(card));
  if (card === null || !slot) return null;
  return [slotWords(slot, say), ...useLines(occasion, card, slot)];
}

/** What comes of a card, or why nothing does. */
function useLines({ viewer, lookout, players, say }: Occasion, card: number, slot: Held): string[] {
  const { asked: state, isAsked, isLeading, isSendingAgent, signal } = lookout;
  if (!isAsked) return [];
  if (!slot.isOpen) return [reasonWords(whyIdle(state, viewer, card), say)];
  if (isLeading && slot.spot === leadSpot(card)) {
    if (signal === null) return [say("board-lead-how")];
    return followLines(state, demandAt(state, card, signal), players, say);
  }
  if (!isSendingAgent) return [];
  if (state.demand === GREEN_ARROW) return [agentWords(state, say)];
  return followLines(state, demandOf(state, card), players, say);
}

/** What those who are yet to play must follow with, and who surely cannot. */
function followLines(state: State, demand: number, players: readonly Player[], say: Say): string[] {
  const seats = othersToPlay(state);
  const isVoid = (seat: number) => (meeting(demand) & ~state.players[seat]!.lacks) === NOTHING;
  const nameOf = (seat: number) => players[seat]!.name;
  const unable = seats.filter(isVoid).map(nameOf);
  const must = { demand: DEMAND[demand]!, names: seats.map(nameOf).join(", ") };
  return [
    ...(seats.length ? [say("board-must-follow", must)] : []),
    ...(unable.length ? [say("board-cannot", { names: unable.join(", ") })] : []),
  ];
}

/** A signal, unless a card is looked at or is to be led there. */
function signalLines({ lookout, say }: Occasion): string[] | null {
  const { asked: state, looked, card, signal, pickedSignal } = lookout;
  const isAboutCard = card !== null && (signalAt(looked) < 0 || signal === pickedSignal);
  return signal === null || isAboutCard ? null : [signalWords(state, signal, say)];
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
