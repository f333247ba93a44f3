// What the viewer holds, sorted by what it can do now.
import { AgentWhenAble, Done, PaperTiming, Phase, type State } from "$generated/macadam/layout";
import { AGENTS, cardsIn, type CardSet, holds, NOTHING, PAPERS } from "../traffic/cards";
import { admittedAt, admittedThisTrick, meeting, NO_DEMAND, passing } from "../traffic/flow";

/** One card, or all that are the same in play. */
export interface Slot {
  cards: readonly number[];
  isUseful: boolean; // something can be done with it in this trick
}

/** Useful cards first, then pedestrians before vehicles before papers before agents. */
export function slotsOf(state: State, seat: number): Slot[] {
  const useful = usefulCards(state, seat);
  return gathered(state, seat)
    .map((cards) => ({ cards, isUseful: holds(useful, cards[0]!) }))
    .toSorted(
      (one, other) =>
        Number(other.isUseful) - Number(one.isUseful) ||
        lateness(one) - lateness(other) ||
        one.cards[0]! - other.cards[0]!,
    );
}

/** Any agent will do, but for the card that goes under the stock. */
function gathered(state: State, seat: number): number[][] {
  const { hand } = state.players[seat]!;
  const together = state.phase === Phase.DISCARD ? NOTHING : hand & AGENTS;
  const single = cardsIn(hand & ~together).map((card) => [card]);
  return together === NOTHING ? single : [...single, cardsIn(together)];
}

function lateness({ cards }: Slot): number {
  if (holds(AGENTS, cards[0]!)) return 2;
  return holds(PAPERS, cards[0]!) ? 1 : 0;
}

function usefulCards(state: State, seat: number): CardSet {
  const player = state.players[seat]!;
  const cards = passing(player) & wantedFrom(state, seat);
  if (state.actor !== seat) return cards;
  if (state.phase === Phase.DISCARD) return player.hand;
  const papers = isTimeToLay(state) ? PAPERS : NOTHING;
  return cards | papers | (isTimeForAgents(state, cards === NOTHING) ? AGENTS : NOTHING);
}

function isTimeToLay({ phase, options, done }: State): boolean {
  if ((done >> Done.LAY) & 1) return false;
  const isFollower = phase === Phase.ANSWER && options.paper_timing === PaperTiming.EVERY_TURN;
  return isFollower || phase === Phase.PRELUDE;
}

function isTimeForAgents({ phase, options }: State, isFailing: boolean): boolean {
  const isAtWill = phase === Phase.ANSWER && options.agent_when_able === AgentWhenAble.ON;
  return isAtWill || (isFailing && (phase === Phase.ANSWER || phase === Phase.OPEN));
}

/** The cards that a player could use in this trick, if the papers allow. */
function wantedFrom(state: State, seat: number): CardSet {
  if (state.leader !== seat && state.demand !== NO_DEMAND) return meeting(state.demand);
  if (state.leader === seat && state.signal >= 0) return admittedAt(state.signal);
  return admittedThisTrick(state);
}
