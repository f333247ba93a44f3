// Shows events in a state, one after another: what the rules did at once, a person sees in steps.
import facts from "$generated/macadam/facts.json";
import {
  CARDS,
  NO_CARD,
  NO_SIGNAL,
  PapersLast,
  Phase,
  SIGNALS,
  type Event,
  type State,
} from "$generated/macadam/layout";
import type { Piece } from "../contract";
import { type Of, type Steps, takeStep } from "../staging";
import { AGENTS, bit, cardsIn, NOTHING, pointsOf } from "./traffic/cards";
import { admittedThisTrick, meeting, NO_DEMAND, passable, VEHICLE } from "./traffic/flow";
import { signalSpot } from "./moves";
import { allSeats } from "./traffic/order";
import { SUPPLY } from "./places";
import { roundPoints, walkersOf } from "./traffic/scores";
import { clearUnder, discard, draw, leaveHand } from "./stock";

type Player = State["players"][number];

const TICKETS = Object.values(facts.tables.papers).map(({ tickets }) => tickets);

const STEPS: Steps<State, Event> = {
  round_began: (state, { round }) => {
    for (const player of state.players) carryOver(player);
    clearTable(state);
    if (round === 0 || state.options.papers_last === PapersLast.ROUND) gatherPapers(state);
    state.round_number = round;
  },
  dealer_alone: setDealer,
  dealer_by_green: setDealer,
  dealer_by_chance: setDealer,
  dealer_next: setDealer,
  dealt: (state, { seat, amount }) => {
    playerOf(state, seat).hand_size = amount;
    state.stock_size -= amount;
  },
  leads: (state, { seat }) => {
    Object.assign(state, { leader: seat, actor: seat, waiting: 0, is_reversed: 0 });
    Object.assign(state, { signal: NO_SIGNAL, demand: NO_DEMAND, phase: Phase.LEAD });
    for (const player of state.players) player.played = NO_CARD;
  },
  drew_top_up: (state, { seat, card }) => draw(state, playerOf(state, seat), card),
  drew: (state, { seat, card }) => draw(state, playerOf(state, seat), card),
  discarded: (state, { seat, card }) => discard(state, seat, card),
  laid: (state, { seat, card, paper }) => {
    const player = playerOf(state, seat);
    leaveHand(player, card);
    player.laid |= 1 << card;
    player.papers |= 1 << paper;
  },
  won_ticket: (state, { seat, paper }) => {
    state.tickets[paper]! -= 1;
    playerOf(state, seat).papers |= 1 << paper;
    playerOf(state, seat).won |= 1 << paper;
  },
  placed: (state, { token, signal }) => {
    Object.assign(state, { trick: token + 1, signal, phase: Phase.OPEN });
    state.tokens[signal] = token + 1;
    state.uncovered &= ~(1 << signal);
  },
  opened: (state, { seat, card }) => {
    expose(state, seat, card);
    beginFollowing(state, seat);
  },
  added: (state, { seat, card }) => expose(state, seat, card),
  free_flow: (state) => {
    state.demand = VEHICLE;
  },
  demanded: (state, { demand }) => {
    state.demand = demand;
  },
  reversed: reverse,
  reversed_midway: reverse,
  followed: (state, { seat, card }) => {
    endTurn(state, seat);
    expose(state, seat, card);
  },
  agent: (state, { seat, card }) => {
    if (!state.options.agent_when_able || seat === state.leader) showVoid(state, seat);
    callAgent(state, seat, card);
  },
  agent_brought: (state, { seat, card }) => {
    expose(state, seat, card);
    if (seat === state.leader) beginFollowing(state, seat);
  },
  agent_alone: (state, { seat, card }) => {
    showVoid(state, seat);
    playerOf(state, seat).lacks |= passable(playerOf(state, seat).papers);
    callAgent(state, seat, card);
    if (seat === state.leader) state.phase = Phase.TRICK_END;
  },
  fined_leader: (state, event) => {
    failed(state, event);
    state.phase = Phase.TRICK_END;
  },
  fined: failed,
  fined_stopped: fine,
  passed_over: (state, { seat }) => endTurn(state, seat),
  agents_returned: (state) => {
    state.stock_size += cardsIn(AGENTS).length;
    state.agents = 0;
    for (const player of state.players.slice(0, state.num_players)) player.lacks |= AGENTS;
    clearUnder(state);
  },
  round_covered: endRound,
  round_played_out: endRound,
  round_last_paper: endRound,
  over_won: endGame,
  over_tie_broken: endGame,
  over_shared: endGame,
};

const LEADING_ON: readonly Event["kind"][] = [
  "agents_returned",
  "leads",
  "round_covered",
  "round_played_out",
  "round_last_paper",
];

/** A new hand is told by no event, nor what lies in the stock, nor who is asked next. */
export const unstaged = [
  "players",
  "stock",
  "under",
  "under_by",
  "under_first",
  "under_size",
  "under_used",
  "traces",
  "ranks",
  "admitted",
  "actor",
  "waiting",
  "done",
  "phase",
] as const;

/** Shows an event in the state. */
export function stage(state: State, event: Event): void {
  takeStep(STEPS, state, event, undefined);
}

/** Whoever looks at the last move of a trick wants to see this trick, not the next one. */
export function endsPreview({ kind }: Event): boolean {
  return LEADING_ON.includes(kind);
}

/** The tokens, on their signals or beside them. */
export function pieces(state: State): Piece[] {
  return Array.from({ length: SIGNALS }, (_, rank) => {
    const signal = state.tokens.indexOf(rank + 1);
    return { kind: `token.${rank + 1}`, place: signal < 0 ? SUPPLY : signalSpot(signal) };
  });
}

function playerOf(state: State, seat: number): Player {
  return state.players[seat]!;
}

function setDealer(state: State, { seat }: { seat: number }): void {
  state.dealer = seat;
}

function carryOver(player: Player): void {
  const [points, walkers] = [roundPoints(player), walkersOf(player)];
  player.points_before += points;
  player.walkers_before += walkers;
  Object.assign(player, { hand: NOTHING, hand_size: 0, exposed: NOTHING, lacks: NOTHING });
  Object.assign(player, { points: 0, fines: 0, laid: 0, played: NO_CARD });
}

function gatherPapers(state: State): void {
  for (const player of state.players) Object.assign(player, { papers: 0, won: 0 });
  state.tickets = [...TICKETS];
}

function clearTable(state: State): void {
  clearUnder(state);
  state.tokens = Array<number>(SIGNALS).fill(0);
  Object.assign(state, { stock_size: CARDS, agents: 0, uncovered: 2 ** SIGNALS - 1, trick: 0 });
  Object.assign(state, { signal: NO_SIGNAL, demand: NO_DEMAND, under_first: 0, waiting: 0 });
}

function expose(state: State, seat: number, card: number): void {
  const player = playerOf(state, seat);
  leaveHand(player, card);
  player.exposed |= bit(card);
  player.points += pointsOf(card);
  player.played = card;
}

function beginFollowing(state: State, seat: number): void {
  Object.assign(state, { waiting: allSeats(state) & ~(1 << seat), phase: Phase.FOLLOW });
}

function endTurn(state: State, seat: number): void {
  Object.assign(state, { waiting: state.waiting & ~(1 << seat), actor: seat, phase: Phase.FOLLOW });
}

function reverse(state: State): void {
  state.is_reversed = 1;
}

function callAgent(state: State, seat: number, card: number): void {
  if (seat !== state.leader) endTurn(state, seat);
  leaveHand(playerOf(state, seat), card);
  state.agents |= 1 << card;
}

/** What everybody now knows a hand to lack, but for vehicles without papers. */
function showVoid(state: State, seat: number): void {
  const player = playerOf(state, seat);
  const missing = seat === state.leader ? admittedThisTrick(state) : meeting(state.demand);
  player.lacks |= missing & passable(player.papers);
}

function failed(state: State, event: Of<Event, "fined" | "fined_leader">): void {
  showVoid(state, event.seat);
  fine(state, event);
}

function fine(state: State, { seat, fines }: { seat: number; fines: number }): void {
  if (seat !== state.leader) endTurn(state, seat);
  playerOf(state, seat).fines = fines;
}

function endRound(state: State): void {
  state.phase = Phase.ROUND_END;
}

function endGame(state: State): void {
  state.phase = Phase.OVER;
}
