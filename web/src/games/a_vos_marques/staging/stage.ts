// Shows events in a state, one after another: what the rules did at once, a person sees in steps.
import {
  Mark,
  Phase,
  Step,
  TicketUse,
  type Event,
  type State,
} from "$generated/a_vos_marques/layout";
import { HIDDEN, type Piece } from "../../contract";
import { type Of, type Steps, takeStep } from "../../staging";
import { FIRST_S, isS, NO_CARD } from "../cards/decks";
import type { Laid } from "../laid";
import { spaceSpot } from "../moves";
import { FINISH, NO_DESTINATION, START } from "../roads/network";
import { carPushed, drive, lift, put, trail } from "./cars";
import { add, DEALER, lose, reveal, traded } from "./holdings";

type Player = State["players"][number];
type Staging = Steps<State, Event, Laid>;

const NOBODY = -1;
const OF_DICE = (1 << Mark.ONE_DIE) | (1 << Mark.BONUS_DIE) | (1 << Mark.WRONG_WAY);

const TURNS: Staging = {
  round_began: (state, { round }) => void (state.round_number = round + 1),
  turn_began: (state, { seat }) => {
    const fresh = { active: seat, actor: seat, is_stopped: 0, is_sent: 0, bought: 0, sold: 0 };
    Object.assign(state, { ...fresh, hit: 0, red: state.red.map(() => 0) });
    Object.assign(state, { step: Step.TURN, phase: Phase.ESP, card: NO_CARD });
  },
  turn_missed: (state, { seat }) => useMarks(state, seat, 1 << Mark.MISS),
  turn_stopped: (state) => void (state.step = Step.END),
  rolled_esp: (state) => goOn(state, Step.BLUE),
  rolled_blue: (state, { seat, amount }) => {
    playerOf(state, seat).ecus += amount;
    goOn(state, Step.RED);
  },
  rolled_red: (state, { seat, die_1, die_2, die_3 }) => {
    state.red = [die_1, die_2, die_3];
    useMarks(state, seat, OF_DICE);
    Object.assign(state, { step: Step.GARAGE, phase: Phase.MOVE, actor: seat });
  },
  rolled_wrong_way: (state, { seat }) => {
    useMarks(state, seat, OF_DICE);
    goOn(state, Step.GARAGE);
  },
  finished: (state, { seat }) => {
    playerOf(state, seat).space = FINISH;
    Object.assign(state, { winner: seat, phase: Phase.OVER });
  },
  rounds_over: (state, { round }) => {
    Object.assign(state, { round_number: round + 1, phase: Phase.OVER });
  },
};

const CARDS: Staging = {
  drew_e: (state, { seat, card }) => layOut(state, card, seat, NOBODY),
  drew_p: (state, { seat, card }) => layOut(state, card, seat, NOBODY),
  drew_s: (state, { seat, card }) => {
    const player = playerOf(state, seat);
    player.hand_size += 1;
    if (card !== HIDDEN) player.hand[card - FIRST_S]! += 1;
  },
  returned: (state, { card }) => {
    if (state.card === card) state.card = NO_CARD;
  },
  ticket_kept: (state, { seat }) => {
    playerOf(state, seat).tickets += 1;
    state.card = NO_CARD;
  },
  played: (state, { seat, card, target }) => {
    const player = playerOf(state, seat);
    player.hand_size -= 1;
    player.hand[card - FIRST_S] = Math.max(0, player.hand[card - FIRST_S]! - 1); // 0 in others' views
    state.hit |= 1 << target;
    layOut(state, card, target, seat);
  },
  named: (state, { product }) => void (state.named = product),
  marked: (state, { seat, mark, card }) => {
    setMark(state, seat, mark);
    if (isS(card)) playerOf(state, seat).waiting[mark] = card;
  },
  marked_by_duel: (state, { seat, mark }) => setMark(state, seat, mark),
};

const CARS: Staging = {
  passed: (state, event, laid) => trail(laid, state, event),
  crossed: (state, { seat }) => {
    if (state.options.ticket_use === TicketUse.SINGLE) playerOf(state, seat).tickets -= 1;
  },
  drove: (state, { seat, from_space, space }, laid) => drive(laid, state, seat, from_space, space),
  went_forward: (state, { seat, from_space, space }, laid) =>
    drive(laid, state, seat, from_space, space),
  went_back: (state, { seat, space }, laid) => carPushed(laid, state, seat, space),
  went_away: (state, { seat, space }, laid) => carPushed(laid, state, seat, space),
  went_to: (state, { seat, space }, laid) => lift(laid, state, seat, space),
  magic_sent: (state, { seat, space }, laid) => lift(laid, state, seat, space),
  swapped: (state, { seat, from_space, space, other }, laid) => {
    lift(laid, state, seat, space);
    lift(laid, state, other, from_space);
  },
  thrown_to_start: (state, { seat }) => put(playerOf(state, seat), START, START),
};

const ERRANDS: Staging = {
  errand_given: (state, { seat, card, space }, laid) => {
    const errand = { errand_card: card, destination: laid.roads.destinations.indexOf(space) };
    Object.assign(playerOf(state, seat), errand);
    state.card = NO_CARD;
  },
  errand_replaced: dropErrand,
  errand_cancelled: dropErrand,
  errand_done: dropErrand,
  errand_moved: (state, { seat, space }, laid) => {
    playerOf(state, seat).destination = laid.roads.destinations.indexOf(space);
  },
};

const ECUS: Staging = {
  received: (state, { seat, amount }) => void (playerOf(state, seat).ecus += amount),
  paid: (state, { seat, amount }) => void (playerOf(state, seat).ecus -= amount),
  paid_player: (state, { seat, amount, other }) => hand(state, seat, other, amount),
  robbed: (state, { seat, amount, other }) => hand(state, seat, other, amount),
  lost_ecus: (state, { seat, amount }) => void (playerOf(state, seat).ecus -= amount),
  bet: (state, { seat, stake, amount }) => void (playerOf(state, seat).ecus += amount - stake),
};

const PRODUCTS: Staging = {
  traded: (state, event) => traded(state, event),
  garage_left: (state, { seat, count, ecus }) => {
    Object.assign(playerOf(state, seat), { count, ecus });
  },
  showed: (state, { seat, product }) => reveal(state, seat, product),
  dealer_used: (state, { seat }) => lose(state, seat, DEALER),
  sold_for_debt: sold,
  sold_older: sold,
  took: (state, { product, other }) => lose(state, other, product),
  took_unseen: (state, { product, other }) => {
    lose(state, other === HIDDEN ? state.subject : other, product); // whom the card was played on
  },
  kept: (state, { seat }) => add(state, seat, topTask(state)),
  cashed: (state, { seat, amount }) => void (playerOf(state, seat).ecus += amount),
  lost_product: (state, { seat, product }) => lose(state, seat, product),
  gained: (state, { seat, product }) => {
    add(state, seat, product);
    reveal(state, seat, product);
  },
  gained_unseen: (state, { seat, product }) => add(state, seat, product),
};

const STEPS: Staging = {
  ...TURNS,
  ...CARDS,
  ...CARS,
  ...ERRANDS,
  ...ECUS,
  ...PRODUCTS,
};

/** Much of a player is hidden, and what the rules still have to do is told by no event. */
export const unstaged = [
  ...(["players", "pile_e", "pile_s", "pile_p", "tasks", "depth", "card", "card_waits"] as const),
  ...(["subject", "attacker", "named", "sold_out", "trades", "shown_ecus", "window"] as const),
  ...([
    "bought",
    "sold",
    "is_stopped",
    "is_sent",
    "actor",
    "step",
    "phase",
    "ticket_card",
  ] as const),
  ...(["dice", "active"] as const),
] as const;

/** Shows an event in the state. */
export function stage(laid: Laid, state: State, event: Event): void {
  takeStep(STEPS, state, event, laid);
}

/** Whoever looks at a move wants to see what comes of it, not the next turn. */
export function endsPreview({ kind }: Event): boolean {
  return kind === "turn_began" || kind === "round_began";
}

/** A car for each player. */
export function pieces(laid: Laid, state: State): Piece[] {
  return seated(state).map(({ space }, seat) => ({
    kind: `car.${seat}`,
    place: spaceSpot(laid, space),
  }));
}

export function seated(state: State): Player[] {
  return state.players.slice(0, state.num_players);
}

function playerOf(state: State, seat: number): Player {
  return state.players[seat]!;
}

/** What the latest task is about: the product received. */
function topTask({ tasks, depth }: State): number {
  return tasks[depth - 1]?.a ?? HIDDEN;
}

function goOn(state: State, step: number): void {
  Object.assign(state, { step, phase: Phase.RESOLVE });
}

function layOut(state: State, card: number, subject: number, attacker: number): void {
  Object.assign(state, { card, subject, attacker, named: NOBODY, phase: Phase.RESOLVE });
}

function setMark(state: State, seat: number, mark: number): void {
  playerOf(state, seat).marks |= 1 << mark;
}

function useMarks(state: State, seat: number, marks: number): void {
  const player = playerOf(state, seat);
  player.marks &= ~marks;
  player.waiting = player.waiting.map((card, mark) => ((marks >> mark) & 1 ? NO_CARD : card));
}

function dropErrand(state: State, { seat }: { seat: number }): void {
  Object.assign(playerOf(state, seat), { errand_card: NO_CARD, destination: NO_DESTINATION });
}

function hand(state: State, seat: number, other: number, amount: number): void {
  playerOf(state, seat).ecus -= amount;
  playerOf(state, other).ecus += amount;
}

function sold(
  state: State,
  { seat, product, amount }: Of<Event, "sold_for_debt" | "sold_older">,
): void {
  lose(state, seat, product);
  playerOf(state, seat).ecus += amount;
}
