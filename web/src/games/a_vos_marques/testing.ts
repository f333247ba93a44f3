// A state for tests: cars, products and cards as they are put, everything else as at the start.
import {
  MARKS,
  MAX_TASKS,
  MOST_DICE,
  NO_CARD,
  NO_PRODUCT,
  Phase,
  PRODUCT,
  S_CARD,
  Step,
  VIEWERS,
  type State,
} from "$generated/a_vos_marques/layout";
import { rulesOf } from "../../engine/testing";
import { foreseenIn } from "../testing";
import { BOX } from "./laid";
import { NO_DESTINATION } from "./roads/network";
import type { Foresight } from "./roads/ways";

type Player = State["players"][number];

/** Spaces, products and S cards by their names. */
interface Seat extends Partial<Omit<Player, "space" | "products" | "hand">> {
  space?: string;
  products?: string;
  hand?: string;
  errand?: string; // where it leads
}

interface Setting extends Partial<Omit<State, "players" | "options" | "tasks">> {
  players?: readonly Seat[];
  options?: Partial<State["options"]>;
  task?: number; // what the latest task is about
}

const RULES = rulesOf("a_vos_marques");
const PLAYERS = 3;
const NOBODY = -1;

export function state(setting: Setting = {}): State {
  const { players = [], options = {}, task, ...rest } = setting;
  const nothing = { a: 0, b: 0, kind: 0, seat: 0, other: NOBODY };
  const tasks = Array.from({ length: MAX_TASKS }, () => ({ ...nothing, a: task ?? 0 }));
  return {
    players: Array.from({ length: PLAYERS }, (_, seat) => player(players[seat] ?? {})),
    ...{ num_players: PLAYERS, phase: Phase.MOVE, step: Step.GARAGE, active: 0, actor: 0 },
    ...{ round_number: 2, card: NO_CARD, subject: 0, attacker: NOBODY, named: NO_PRODUCT },
    ...{ red: Array<number>(MOST_DICE).fill(0), bought: 0, sold: 0, sold_out: 0, hit: 0 },
    ...{ tasks, depth: task === undefined ? 0 : 1, winner: NOBODY, trades: 0 },
    options: { ticket_use: 0, resale: 0, garage_timing: 0, s_timing: 0, ...options },
    ...rest,
  } as unknown as State;
}

/** What the rules foresee for a seat in such a state. */
export function foreseen(shown: State, seat = 0): Foresight[] {
  return foreseenIn(RULES, shown, seat) as unknown as Foresight[];
}

export function products(names: string): number {
  const listed = names.split(" ").filter(Boolean);
  return listed.reduce((set, name) => set | (1 << PRODUCT.findIndex((one) => one === name)), 0);
}

function player(given: Seat): Player {
  const { space = "START", products: held = "", hand = "", errand, ...rest } = given;
  const cards = hand.split(" ").filter(Boolean);
  const set = products(held);
  return {
    ...{ ecus: 0, worth: 0, marks: 0, tickets: 0, errand_card: NO_CARD, errand_program: 0 },
    ...{ worth_told: 0, came_from: 0, since: Array<number>(MARKS).fill(0) },
    products: set,
    known: Array<number>(VIEWERS).fill(0),
    lacks: Array<number>(VIEWERS).fill(0),
    waiting: Array<number>(MARKS).fill(NO_CARD),
    count: held.split(" ").filter(Boolean).length,
    space: BOX.roads.numbered(space),
    destination: errand
      ? BOX.roads.destinations.indexOf(BOX.roads.numbered(errand))
      : NO_DESTINATION,
    hand: S_CARD.map((name) => cards.filter((card) => card === name).length),
    hand_size: cards.length,
    ...rest,
  };
}
