// What the sign says in passing: what is looked at or chosen, or what has just happened.
import facts from "$generated/macadam/facts.json";
import { DEMAND, type Event, type State } from "$generated/macadam/layout";
import type { GameEvent } from "../../../engine/events";
import type { Facts } from "../../../engine/facts";
import type { Say } from "$lib/texts.svelte";
import type { Player } from "../../contract";
import { sayEvent } from "../../spoken";
import { NOTHING } from "../traffic/cards";
import { demandAt, demandOf, GREEN_ARROW, isCovered, meeting } from "../traffic/flow";
import { othersToPlay } from "../traffic/order";
import type { Held, Lookout } from "../lookout.svelte";
import { AGENT, CENTRE, DIE, FINE, leadSpot, NO_BONUS, signalAt, STOCK } from "../moves";
import { idleWords, slotWords } from "./spotwords";
import {
  agentWords,
  cardWords,
  demandWords,
  agentsWords,
  goesAlone,
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

const LEADS: readonly Event["kind"][] = ["leads"];
/** What happens while nothing is to be followed, and nobody leads. */
const BETWEEN_TRICKS: readonly Event["kind"][] = [
  ...(["round_began", "dealer_drew", "dealer_alone", "dealer_by_green", "dealer_tied"] as const),
  ...(["dealer_by_chance", "dealer_next", "dealt"] as const),
  ...(["round_covered", "round_played_out", "round_last_paper", "scored"] as const),
  ...(["over_won", "over_tie_broken", "over_shared"] as const),
];

/** The first line matters most. */
export function captionOf(occasion: Occasion): string[] {
  const { viewer, lookout, now, players, say } = occasion;
  const told = lookout.isAsked ? [] : newsLines(occasion);
  const lines = pileLines(occasion) ?? signalLines(occasion) ?? cardLines(occasion);
  if (lines) return [capitalised(lines[0]!), ...lines.slice(1), ...told];
  if (lookout.isLeading && isNews(now, LEADS)) {
    return [taskWords(lookout.asked, viewer, say), say("board-lead-start")];
  }
  if (!lookout.isAsked && isNews(now, BETWEEN_TRICKS)) return newsLines(occasion);
  const title = lookout.isAsked
    ? taskWords(lookout.asked, viewer, say)
    : demandWords(lookout.asked, players, say);
  return [title, ...newsLines(occasion)];
}

function isNews(now: Occasion["now"], kinds: readonly Event["kind"][]): boolean {
  return now !== null && kinds.includes(now.event.kind);
}

function newsLines({ now, players, say }: Occasion): string[] {
  const names = players.map(({ name }) => name);
  return now ? [sayEvent(say, facts as unknown as Facts, now.event as GameEvent, names)] : [];
}

/** What is neither a card nor a signal. */
function pileLines(occasion: Occasion): string[] | null {
  const { lookout, say } = occasion;
  const { asked: state, looked } = lookout;
  switch (looked) {
    case STOCK:
      return [stockWords(state, say), say("move-swap")];
    case CENTRE:
      return [agentsWords(state, say)];
    case AGENT:
      return agentLines(occasion);
    case DIE:
      return [say("move-roll"), say("board-die")];
    case FINE:
    case NO_BONUS:
      return [say(`move-${looked}`)];
    default:
      return null;
  }
}

function agentLines(occasion: Occasion): string[] | null {
  const { viewer, lookout, say } = occasion;
  const agents = lookout.held.find(({ spot }) => spot === AGENT);
  if (!agents) return null;
  const title = slotWords(agents, say);
  if (!lookout.isAsked) return [title];
  if (!agents.isOpen) return [title, idleWords(lookout, viewer, agents, say)];
  const how = goesAlone(lookout.asked, viewer) ? [] : [say("board-agent-how")];
  return [title, agentOutcome(occasion), ...how];
}

/** What an agent does, and whom it stops. */
function agentOutcome({ viewer, lookout, players, say }: Occasion): string {
  const { asked: state } = lookout;
  const stopped = state.demand === GREEN_ARROW ? othersToPlay(state) : [];
  if (!stopped.length) return agentWords(state, viewer, say);
  return say("board-agent-stops-whom", { names: namesOf(stopped, players) });
}

function cardLines(occasion: Occasion): string[] | null {
  const { lookout, say } = occasion;
  const { card, held } = lookout;
  const slot = held.find(({ cards }) => card !== null && cards.includes(card));
  if (card === null || !slot) return null;
  return [cardWords(card, say), ...useLines(occasion, card, slot)]; // its points can be seen
}

/** What comes of a card, or why nothing does. */
function useLines(occasion: Occasion, card: number, slot: Held): string[] {
  const { viewer, lookout, players, say } = occasion;
  const { asked: state, isAsked, isLeading, isSendingAgent, pickedCard, signal } = lookout;
  if (!isAsked) return [];
  if (!slot.isOpen) return [idleWords(lookout, viewer, slot, say)];
  if (isLeading && slot.spot === leadSpot(card)) {
    if (signal === null) return [say(card === pickedCard ? "board-lead-now" : "board-lead-how")];
    return followLines(state, demandAt(state, card, signal), players, say);
  }
  if (!isSendingAgent) return [];
  if (state.demand === GREEN_ARROW) return [agentOutcome(occasion)];
  return followLines(state, demandOf(state, card), players, say);
}

/** What those who are yet to play must follow with, the next one first, and who surely cannot. */
function followLines(state: State, demand: number, players: readonly Player[], say: Say): string[] {
  const turned = demand === GREEN_ARROW ? { ...state, is_reversed: 1 } : state;
  const seats = othersToPlay(turned);
  const isVoid = (seat: number) => (meeting(demand) & ~state.players[seat]!.lacks) === NOTHING;
  const unable = seats.filter(isVoid);
  const must = { demand: DEMAND[demand]!, names: namesOf(seats, players) };
  return [
    ...(seats.length ? [say("board-must-follow", must)] : []),
    ...(unable.length ? [say("board-cannot", { names: namesOf(unable, players) })] : []),
  ];
}

function namesOf(seats: readonly number[], players: readonly Player[]): string {
  return seats.map((seat) => players[seat]!.name).join(", ");
}

/** A free signal, unless a card is looked at or is to be led there. */
function signalLines({ lookout, say }: Occasion): string[] | null {
  const { asked: state, looked, card, signal, pickedSignal } = lookout;
  if (signal === null || isCovered(state, signal)) return null;
  const isAboutCard = card !== null && (signalAt(looked) < 0 || signal === pickedSignal);
  return isAboutCard ? null : [signalWords(state, signal, say)];
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
