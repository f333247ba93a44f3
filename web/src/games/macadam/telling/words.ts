// The game in words: what seats show, what somebody who is asked should know, and the whole board.
import {
  AGENT_CARDS,
  CARD,
  DEMAND,
  NO_CARD,
  PAPER,
  Phase,
  SIGNAL,
  SIGNALS,
  type State,
} from "$generated/macadam/layout";
import { written } from "$lib/numbers";
import type { Say } from "$lib/texts.svelte";
import type { Passage, Player, Standing, Telling } from "../../contract";
import {
  AGENTS,
  cardsIn,
  type CardSet,
  KIND_NAMES,
  kindOf,
  NOTHING,
  sizeOf,
} from "../traffic/cards";
import {
  admittedAt,
  ALL_SIGNALS,
  GREEN_ARROW,
  hasPaper,
  isCovered,
  meeting,
  NO_DEMAND,
  passing,
  typeOf,
} from "../traffic/flow";
import { othersToPlay, stillToPlay, tokenOf } from "../traffic/order";
import { pointsOfPlayer } from "../traffic/scores";

type Seat = State["players"][number];

const PHASE_WORDS = Object.fromEntries(
  Object.entries(Phase).map(([name, phase]) => [phase, name.toLowerCase()]),
);

export function standing(state: State, seat: number, say: Say): Standing {
  const points = pointsOfPlayer(state.players[seat]!);
  return {
    text: written(points),
    unit: say("board-unit-points"),
    label: say("points", { points }),
  };
}

/** What is asked: what to expose, or that there is nothing to expose. */
export function ask(state: State, seat: number, say: Say): string {
  if (isFailing(state, seat)) return taskWords(state, seat, say);
  if (state.phase === Phase.ANSWER) return say("board-ask-answer", demandValues(state));
  if (state.phase === Phase.OPEN) return say("board-ask-open", { type: typeOf(state.signal) });
  return say(`ask-${PHASE_WORDS[state.phase]!}`);
}

/** For whoever cannot play: what an agent would do. */
export function notes(state: State, seat: number, say: Say): string[] {
  const hasAgent = (state.players[seat]!.hand & AGENTS) !== NOTHING;
  return isFailing(state, seat) && hasAgent ? [agentWords(state, seat, say)] : [];
}

/** What a player's agent would do to those who are yet to play. */
export function agentWords(state: State, seat: number, say: Say): string {
  const count = othersToPlay(state).length;
  if (state.demand === GREEN_ARROW) return say("board-agent-stops", { count });
  return goesAlone(state, seat) ? say("board-agent-alone") : say("board-agent-turns", { count });
}

/** Whether a player has no card that an agent could bring out. */
export function goesAlone(state: State, seat: number): boolean {
  return passing(state.players[seat]!) === NOTHING;
}

// The trick

function demandValues(state: State): { demand: string; signal: string } {
  return { demand: DEMAND[state.demand]!, signal: SIGNAL[state.signal] ?? "" };
}

/** What must follow, or who is to lead. */
export function demandWords(state: State, players: readonly Player[], say: Say): string {
  if (state.phase === Phase.OVER) return say("board-over");
  if (state.demand !== NO_DEMAND) return say("board-demand", demandValues(state));
  const name = players[state.leader]?.name ?? "";
  const isCovering = state.signal < 0;
  return isCovering
    ? say("board-other-prelude", { name })
    : say("board-other-open", { name, ...demandValues(state) });
}

/** What is asked of a player. */
export function taskWords(state: State, seat: number, say: Say): string {
  const phase = PHASE_WORDS[state.phase]!;
  const failing = isFailing(state, seat) ? "-failing" : "";
  return say(`board-you-${phase}${failing}`, demandValues(state));
}

/** Whether a player has to open a signal or to follow, and cannot. */
function isFailing(state: State, seat: number): boolean {
  if (state.phase !== Phase.OPEN && state.phase !== Phase.ANSWER) return false;
  const wanted = state.phase === Phase.OPEN ? admittedAt(state.signal) : meeting(state.demand);
  return (passing(state.players[seat]!) & wanted) === NOTHING;
}

function directionWords(state: State, say: Say): string {
  return say(state.is_reversed ? "board-counter_clockwise" : "board-clockwise");
}

/** Which trick of which round it is. */
function trickWords(state: State, say: Say): string {
  const trick = say("board-trick", { token: tokenOf(state), tokens: SIGNALS });
  return state.options.rounds > 1 ? joined(trick, roundWords(state, say)) : trick;
}

export function roundWords(state: State, say: Say): string {
  const { rounds } = state.options;
  const round = Math.min(state.round_number + 1, rounds);
  return say("board-round", { round, rounds });
}

// Cards and players

export function cardWords(card: number, say: Say): string {
  return say("card", { card: CARD[card]! });
}

/** Cards by kind: "2 × bicycle". */
function countedKinds(set: CardSet, say: Say): string[] {
  return kindsIn(set).map(({ kind, count }) => `${count} × ${say("card-kind", { kind })}`);
}

/** The kinds of which a set holds cards, and how many. */
export function kindsIn(set: CardSet): { kind: string; count: number }[] {
  const cards = cardsIn(set);
  return KIND_NAMES.map((kind) => ({
    kind,
    count: cards.filter((card) => kindOf(card) === kind).length,
  })).filter(({ count }) => count > 0);
}

/** What a hand is known to lack. */
export function lacksWords({ lacks }: Seat, say: Say): string {
  const kinds = kindsIn(lacks).map(({ kind }) => say("card-kind", { kind }));
  return say("board-lacks", { kinds: kinds.join(", ") });
}

export function joined(...parts: string[]): string {
  return parts.join(", ");
}

// The whole board

export function describe(telling: Telling<State>): Passage[] {
  const { state, viewer, players, say } = telling;
  const own = viewer >= 0 ? [handPassage(state.players[viewer]!, say)] : [];
  return [
    trickPassage(telling),
    ...own,
    ...players.map((player) => playerPassage(telling, player)),
    signalsPassage(telling),
  ];
}

function trickPassage({ state, players, say }: Telling<State>): Passage {
  const order = stillToPlay(state).map((seat) => players[seat]!.name);
  return {
    title: trickWords(state, say),
    lines: [
      demandWords(state, players, say),
      directionWords(state, say),
      ...(order.length ? [say("board-order", { names: order.join(", ") })] : []),
      stockWords(state, say),
      agentsWords(state, say),
      ...PAPER.map((paper, rank) =>
        say("board-tickets-left", { paper, count: state.tickets[rank]! }),
      ),
    ],
  };
}

export function stockWords({ stock_size }: State, say: Say): string {
  return say("board-stock-holds", { amount: stock_size });
}

export function agentsWords({ agents }: State, say: Say): string {
  return say("board-agents-called", { count: sizeOf(BigInt(agents)), all: AGENT_CARDS });
}

function handPassage({ hand }: Seat, say: Say): Passage {
  return { title: say("board-hand"), lines: cardsIn(hand).map((card) => cardWords(card, say)) };
}

function playerPassage({ state, viewer, say }: Telling<State>, { seat, name }: Player): Passage {
  const player = state.players[seat]!;
  const own = seat === viewer ? ` (${say("board-you")})` : "";
  return {
    title: `${name}${own}`,
    lines: [
      joined(standing(state, seat, say).label, say("fines", { fines: player.fines })),
      say("board-holds-cards", { amount: player.hand_size }),
      ...(seat === state.dealer ? [say("board-deals")] : []),
      ...(player.played === NO_CARD ? [] : [say("board-played", { card: CARD[player.played]! })]),
      ...papersLine(player, say),
      ...(player.exposed ? [say("board-exposed", { cards: exposedWords(player, say) })] : []),
      ...(player.lacks ? [lacksWords(player, say)] : []),
    ],
  };
}

function papersLine({ papers }: Seat, say: Say): string[] {
  const held = PAPER.filter((paper) => hasPaper(papers, paper)).map((paper) =>
    say("paper", { paper }),
  );
  return held.length ? [say("board-papers", { papers: held.join(", ") })] : [];
}

function exposedWords({ exposed }: Seat, say: Say): string {
  return countedKinds(exposed, say).join(", ");
}

/** The signals that are left, and what each admits. */
function signalsPassage({ state, say }: Telling<State>): Passage {
  const free = ALL_SIGNALS.filter((signal) => !isCovered(state, signal));
  return {
    title: say("board-free-signals", { count: free.length }),
    lines: free.map((signal) => signalWords(state, signal, say)),
  };
}

/** A signal, what it admits and what must follow there. */
export function signalWords(state: State, signal: number, say: Say): string {
  const name = say("board-signal-named", { signal: SIGNAL[signal]! });
  if (isCovered(state, signal)) {
    return joined(name, say("board-covered", { token: state.tokens[signal]! }));
  }
  return say("board-signal-admits", {
    name,
    admits: say("signal-admits", { type: typeOf(signal) }),
  });
}
