// A state for tests: hands and signals as they are put, everything else as at the start of a round.
import facts from "$generated/macadam/facts.json";
import {
  CARD,
  DEMAND,
  NO_CARD,
  NO_SIGNAL,
  Phase,
  SIGNAL,
  UNDER,
  type State,
} from "$generated/macadam/layout";
import { bit, type CardSet, NOTHING } from "./traffic/cards";

type Player = State["players"][number];

interface Setting {
  players?: readonly Partial<Player>[];
  phase?: number;
  signal?: string; // of this trick, covered
  covered?: readonly string[];
  demand?: string;
  leader?: number;
  actor?: number;
  waiting?: number;
  is_reversed?: number;
  stock_size?: number;
  done?: number;
  options?: Partial<State["options"]>;
}

const PLAYERS = 4;

/** Cards by name: "PR1 BI8". */
export function cards(names: string): CardSet {
  const listed = names.split(" ").filter(Boolean);
  return listed.reduce((set, name) => set | bit(cardNamed(name)), NOTHING);
}

export function cardNamed(name: string): number {
  return CARD.findIndex((card) => card === name);
}

export function signalNamed(name: string): number {
  return SIGNAL.findIndex((signal) => signal === name);
}

export function state(setting: Setting = {}): State {
  const { players = [], signal, covered = [], demand = "none", options = {}, ...rest } = setting;
  const all = signal ? [...covered, signal] : covered;
  const tokens = SIGNAL.map((name) => all.indexOf(name) + 1);
  const seats = Array.from({ length: PLAYERS }, (_, seat) => player(players[seat] ?? {}));
  return {
    ...{ players: seats, num_players: PLAYERS, phase: Phase.PRELUDE, tokens, trick: all.length },
    ...{ leader: 0, actor: 0, dealer: 0, waiting: 0, is_reversed: 0, round_number: 0, agents: 0 },
    ...{ stock: NOTHING, stock_size: 12, under_first: 0, under_size: 0, done: 0, uncovered: 0 },
    ...{ under: Array<number>(UNDER).fill(NO_CARD), under_by: Array<number>(UNDER).fill(-1) },
    tickets: Object.values(facts.tables.papers).map(({ tickets }) => tickets),
    signal: signal ? signalNamed(signal) : NO_SIGNAL,
    demand: DEMAND.findIndex((name) => name === demand),
    options: { rounds: 1, paper_timing: 0, agent_when_able: 0, motor_natures: 0, ...options },
    ...rest,
  } as unknown as State;
}

function player(given: Partial<Player>): Player {
  return {
    ...{ hand: NOTHING, exposed: NOTHING, lacks: NOTHING, hand_size: 5, played: NO_CARD },
    ...{
      points: 0,
      points_before: 0,
      walkers_before: 0,
      fines: 0,
      papers: 0,
      won: 0,
      laid: 0,
      fresh: [],
    },
    ...given,
  };
}
