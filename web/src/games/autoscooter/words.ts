// The game in words: what seats show, what somebody who is asked should know, and the whole board.
import { BOX, COLOUR, HEADING, HEX, Phase, TURNS, type State } from "$generated/autoscooter/layout";
import { written } from "$lib/numbers";
import type { Say, Values } from "$lib/texts.svelte";
import type { Passage, Player, Standing, Telling } from "../contract";
import { ALL_CARS, carAt, carsOf, driverOf, kindOf, NOBODY } from "./cars";
import { unusedOf } from "./numbers";
import { coloursIn, pointsOf, type Purse, pursesOf, pursesTold } from "./purses";
import { nextToWrite } from "./writing";

export function standing(state: State, seat: number, say: Say): Standing {
  const purses = pursesOf(state, seat);
  const best = purses.reduce((one, other) => (pointsOf(other) > pointsOf(one) ? other : one));
  if (!state.options.scoring) {
    const amount = best.chips;
    return {
      text: written(amount),
      unit: say("board-unit-chips"),
      label: say("amount", { amount }),
    };
  }
  const values = purseValues(best);
  return { text: say("board-product", values), label: say("board-product-words", values) };
}

function purseValues(purse: Purse): Values {
  return { amount: purse.chips, colours: coloursIn(purse), points: pointsOf(purse) };
}

/** Which car it is about. */
export function notes(state: State, seat: number, say: Say): string[] {
  const isStart = state.phase === Phase.DRIVE_OFF;
  const car = isStart ? state.order[state.next]! : nextToWrite(state, seat);
  return car === null ? [] : [taskWords(state, car, say)];
}

/** What is to be done for a car. */
export function taskWords(state: State, car: number, say: Say): string {
  return say(`board-you-${taskFor(state, car)}`, { car: car + 1 });
}

function taskFor(state: State, car: number): "drive_off" | "ghost" | "program" | "enter" {
  if (state.phase === Phase.DRIVE_OFF) return "drive_off";
  if (car === state.ghost) return "ghost";
  return carAt(state, car).speed > 0 ? "program" : "enter";
}

export function turnWords(state: State, say: Say): string {
  return say("board-turn", { turn: state.turn + 1, turns: TURNS });
}

export function carWords(state: State, car: number, say: Say): string {
  const { heading, speed } = carAt(state, car);
  const kind = kindOf(state, car);
  const values = { car: car + 1, heading: HEADING[heading]!, speed };
  const named = say("car-named", values);
  if (kind === "unowned") return joined(named, say("board-legend-unowned"));
  const motion = say(speed ? "board-car-moving" : "board-car-standing", values);
  return joined(named, ...(kind === "ghost" ? [say("board-ghost")] : []), motion);
}

export function joined(...parts: readonly string[]): string {
  return parts.join(", ");
}

// The whole board

export function describe(telling: Telling<State>): Passage[] {
  const { players } = telling;
  return [
    turnPassage(telling),
    ...players.map((player) => driverPassage(telling, player)),
    ...unownedPassage(telling),
  ];
}

function turnPassage({ state, players, say }: Telling<State>): Passage {
  const order = state.order.slice(0, state.in_order).map((car, place) => {
    const driver = players[driverOf(state, car)]!.name;
    return `${place + 1}. ${joined(say("board-sheet-car", { car: car + 1 }), driver)}`;
  });
  return {
    title: turnWords(state, say),
    lines: [say("board-box-holds", { amount: state.purses[BOX]!.chips }), ...order],
  };
}

function driverPassage({ state, viewer, say }: Telling<State>, player: Player): Passage {
  const own = player.seat === viewer ? ` (${say("board-you")})` : "";
  return {
    title: `${player.name}${own}`,
    lines: [
      standing(state, player.seat, say).label,
      ...colourLines(state, player.seat, say),
      ...carsOf(state, player.seat).flatMap((car) => carLines(state, car, say)),
    ],
  };
}

/** The chips of each purse by their colours, where colours count. */
function colourLines(state: State, seat: number, say: Say): string[] {
  if (!state.options.scoring) return [];
  return pursesTold(state, seat, say).map(({ title, held }) => {
    const colours = held.map(
      ({ car, count }) => `${count} × ${say("colour", { colour: COLOUR[car]! })}`,
    );
    return joined(...(title ? [title] : []), ...colours);
  });
}

function carLines(state: State, car: number, say: Say): string[] {
  const { hex } = carAt(state, car);
  const numbers = unusedOf(state, car).map((number) => number + 1);
  return [
    joined(carWords(state, car, say), say("board-hex", { hex: HEX[hex]! })),
    ...(numbers.length ? [say("board-numbers-left", { numbers: numbers.join(", ") })] : []),
  ];
}

function unownedPassage({ state, say }: Telling<State>): Passage[] {
  const cars = ALL_CARS.filter((car) => carAt(state, car).owner === NOBODY);
  const lines = cars.map((car) =>
    joined(carWords(state, car, say), say("board-hex", { hex: HEX[carAt(state, car).hex]! })),
  );
  return lines.length ? [{ title: say("board-unowned"), lines }] : [];
}
