// Shows events in a state, one after another: what the rules did at once, a person sees in steps.
import facts from "$generated/ave_cesar/facts.json";
import {
  DECK_CARDS,
  NO_PLACE,
  NO_SPACE,
  Phase,
  Status,
  VALUES,
  type Event,
  type State,
} from "$generated/ave_cesar/layout";
import { HIDDEN, type Piece } from "../contract";
import { type Of, type Steps, takeStep } from "../staging";
import { draw, layUnder, spend } from "./cards";
import type { Circus } from "./course";
import { spaceSpot } from "./moves";
import { isRacing } from "./race";
import { isOnTrack } from "./ways";

type LinedUp = Of<Event, "lined_up" | "lined_up_last_first" | "lined_up_winner_first">;
type Player = State["players"][number];

const { cards_of_value: CARDS_OF_VALUE } = facts.tables.game;

/** Not those of the first set-up: a board is first shown after it. */
const STEPS: Steps<State, Event, Circus> = {
  race_began: (state, { race, course }) => {
    Object.assign(state, { race, course });
    for (const player of seated(state)) stackDeck(player);
  },
  lined_up: lineUp,
  lined_up_last_first: lineUp,
  lined_up_winner_first: lineUp,
  dealt: (state, { seat, value, second, third }) => {
    for (const card of [value, second, third]) draw(state.players[seat]!, card);
  },
  starts: (state) => {
    Object.assign(state, { turn: 0, racing: state.num_players, placed: 0, crossed: 0 });
    Object.assign(state, { has_begun: 0, idle: 0, leaders: leadersOf(state) });
  },
  moved: (state, { seat, value, space }, circus) => {
    spend(playerOf(state, seat), value);
    driveTo(circus, state, seat, space);
    endMove(state);
  },
  saluted: (state, { seat }) => void (playerOf(state, seat).saluted = 1),
  disqualified: (state, { seat }) => void (playerOf(state, seat).disqualified = 1),
  finished: (state, { seat, value }) => {
    const player = playerOf(state, seat);
    spend(player, value);
    player.lap += 1;
    state.crossed += 1;
    takeOff(state, player, Status.FINISHED);
  },
  placed: (state, { seat, place }) => {
    playerOf(state, seat).place = place;
    state.placed = place;
  },
  drew: (state, { seat, value }) => draw(playerOf(state, seat), value),
  held_up: pass,
  waited: pass,
  only_sixes: (state, { seat }) => {
    pass(state, { seat });
    showSixes(playerOf(state, seat));
  },
  tucked: (state, { seat, value }) => layUnder(playerOf(state, seat), value),
  out_of_cards: (state, { seat }) => takeOff(state, playerOf(state, seat), Status.OUT),
  retired: (state, { seat }) => takeOff(state, playerOf(state, seat), Status.RETIRED),
  race_stalled: (state) => {
    const left_as = state.num_players - state.racing;
    const gone = { status: Status.STALLED, left_as, space: NO_SPACE };
    for (const player of seated(state).filter(isRacing)) Object.assign(player, gone);
    state.racing = 0;
  },
  scored: (state, { seat, place, amount, rank }) => {
    const player = playerOf(state, seat);
    player.laurels += amount;
    player.rank = rank + 1;
    if (place !== NO_PLACE) player.places[place - 1]! += 1;
  },
  over_won: endTournament,
  over_tie_broken: endTournament,
  over_shared: endTournament,
};

const LEADING_ON: readonly Event["kind"][] = [
  "race_began",
  "over_won",
  "over_tie_broken",
  "over_shared",
];

/** The rest is worked out by the rules for whoever is asked next, and told by no event. */
export const unstaged = ["reach", "finish", "phase", "turn", "lacks", "bare"] as const;

/** Shows an event in the state. */
export function stage(circus: Circus, state: State, event: Event): void {
  takeStep(STEPS, state, event, circus);
}

/** Whoever looks at the last move of a race wants to see this race, not the next one or the end. */
export function endsPreview({ kind }: Event): boolean {
  return LEADING_ON.includes(kind);
}

/** A chariot for each player, on the track or off it. */
export function pieces(circus: Circus, state: State): Piece[] {
  return seated(state).map((player, seat) => ({
    kind: `chariot.${seat}`,
    place: isOnTrack(player) ? spaceSpot(circus.spaceName(player.space)) : `off.${seat}`,
  }));
}

function seated(state: State): Player[] {
  return state.players.slice(0, state.num_players);
}

/** The player who acts. */
function playerOf(state: State, seat: number): Player {
  return state.players[seat]!;
}

function stackDeck(player: Player): void {
  const { pile } = player;
  const isHidden = pile.unknown[0] === HIDDEN;
  Object.assign(pile, {
    unknown: ofEach(isHidden ? HIDDEN : CARDS_OF_VALUE),
    unknown_left: DECK_CARDS,
    under_first: 0,
    under_left: 0,
  });
  const hand = ofEach(isHidden ? HIDDEN : 0);
  Object.assign(player, { hand, hand_size: 0, spent: ofEach(0), shows_sixes: 0 });
}

function ofEach(count: number): number[] {
  return Array<number>(VALUES).fill(count);
}

function lineUp(state: State, { seat, lane, space }: LinedUp, circus: Circus): void {
  state.order[lane] = seat;
  const player = playerOf(state, seat);
  const fresh = { lap: 0, saluted: 0, disqualified: 0, left_as: 0, place: NO_PLACE };
  Object.assign(player, { ...fresh, space, status: Status.RACING });
  player.position = circus.courseOf(state).distance(circus.spaceName(space), player.lap);
}

function driveTo(circus: Circus, state: State, seat: number, space: number): void {
  const player = playerOf(state, seat);
  const course = circus.courseOf(state);
  if (course.crosses(circus.spaceName(player.space), circus.spaceName(space))) player.lap += 1;
  player.space = space;
  player.position = course.distance(circus.spaceName(space), player.lap);
  state.turn = state.order.indexOf(seat);
}

function endMove(state: State): void {
  Object.assign(state, { has_begun: 1, idle: 0, leaders: leadersOf(state) });
}

function takeOff(state: State, player: Player, status: number): void {
  Object.assign(player, { status, left_as: state.num_players - state.racing, space: NO_SPACE });
  state.racing -= 1;
  endMove(state);
}

function pass(state: State, { seat }: { seat: number }): void {
  state.turn = state.order.indexOf(seat);
  state.idle += 1;
}

/** Opens the hand of whoever has to show that it holds nothing but sixes. */
function showSixes(player: Player): void {
  player.shows_sixes = 1;
  player.hand = [...Array<number>(VALUES - 1).fill(0), player.hand_size];
}

/** The bit mask of the racing chariots whose front edge is farthest on. */
function leadersOf(state: State): number {
  const racing = seated(state).filter(isRacing);
  const farthest = Math.max(...racing.map((player) => player.position));
  return seated(state).reduce((leaders, player, seat) => {
    const leads = isRacing(player) && player.position === farthest;
    return leads ? leaders | (1 << seat) : leaders;
  }, 0);
}

function endTournament(state: State): void {
  state.race += 1;
  state.phase = Phase.OVER;
}
