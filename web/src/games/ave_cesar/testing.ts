// A state for tests: chariots where they are put, everything else as at the start.
import {
  COURSE,
  DECK_CARDS,
  NO_SPACE,
  Phase,
  SPACE,
  VALUES,
  type State,
} from "$generated/ave_cesar/layout";

type Driver = State["players"][number];
type Seat = Partial<Omit<Driver, "space" | "hand">> & { space?: string; hand?: number[] };

interface Setting {
  course?: (typeof COURSE)[number];
  players?: readonly Seat[];
  leaders?: number;
}

const PLAYERS = 3;

/** Hands are lists of card values, from 1. */
export function state({ course = "white_cw", players = [], leaders = 0 }: Setting = {}): State {
  const seats = Array.from({ length: PLAYERS }, (_, seat) => driver(players[seat] ?? {}));
  const number = COURSE.indexOf(course);
  const options = { wall_exit_diagonal: 0, races: 4 };
  const shown = { players: seats, num_players: PLAYERS, phase: Phase.MOVE, course: number };
  const race = { race: 0, order: [0, 1, 2], turn: 0, racing: PLAYERS, crossed: 0, has_begun: 1 };
  return { ...shown, ...race, leaders, options, idle: 0, placed: 0 } as unknown as State;
}

function driver({ space, hand = [], ...rest }: Seat): Driver {
  const counts = Array.from({ length: VALUES }, (_, kind) => hand.filter((v) => v === kind + 1));
  const none = Array<number>(VALUES).fill(0);
  const pile = { unknown: [...none], unknown_left: DECK_CARDS, under: [], under_first: 0 };
  return {
    ...{ lap: 1, saluted: 0, disqualified: 0, status: 0, place: 0, rank: 0, laurels: 0 },
    ...{ position: 0, left_as: 0, places: [...none], shows_sixes: 0, spent: [...none] },
    hand: counts.map((cards) => cards.length),
    hand_size: hand.length,
    pile: { ...pile, under_left: 0 },
    ...rest,
    space: space === undefined ? NO_SPACE : SPACE.indexOf(space as (typeof SPACE)[number]),
  };
}
