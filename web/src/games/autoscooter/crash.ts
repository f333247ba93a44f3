// What a crash would cost, if nothing else moves before.
import { BOX, FREE, WALL, type State } from "$generated/autoscooter/layout";
import { carAt, kindOf, NOBODY, purseOf, THE_BOX } from "./cars";
import { type Course, endOf } from "./course";
import { HALF_TURN, hexAhead, turned } from "./rink";

type CrashKind = "front" | "stopped" | "rear" | "side" | "barrier";

export interface Payment {
  payer: number; // a car, or THE_BOX
  receiver: number;
  amount: number;
}

export interface Crash {
  kind: CrashKind;
  struck: number; // a car, or WALL: behind a chain, its last one
  payments: readonly Payment[];
}

interface Debt {
  payer: number;
  receiver: number;
  owed: number;
}

/** How the struck car's heading lies to the striker's, in sixths. */
const FROM_BEHIND = 0;
const HEAD_ON = HALF_TURN;

/** The crash that a course ends in; null for one that is free. */
export function crashOf(state: State, striker: number, course: Course): Crash | null {
  if (course.obstacle === null) return null;
  const { heading } = endOf(course);
  const struck = lastStruck(state, course.obstacle, heading);
  const kind = kindOfCrash(state, struck, heading);
  const debts = debtsOf(state, { kind, striker, struck, speed: course.speed });
  return { kind, struck, payments: settled(state, debts) };
}

/** What a seat gains by some payments, or loses. */
export function gainOf(state: State, seat: number, payments: readonly Payment[]): number {
  const isOwn = (car: number) => car !== THE_BOX && carAt(state, car).owner === seat;
  return payments.reduce(
    (sum, { payer, receiver, amount }) =>
      sum + (isOwn(receiver) ? amount : 0) - (isOwn(payer) ? amount : 0),
    0,
  );
}

function isBarrier(state: State, obstacle: number): boolean {
  return obstacle === WALL || kindOf(state, obstacle) === "unowned";
}

function obstacleAhead(state: State, car: number): number {
  const { hex, heading } = carAt(state, car);
  return state.on[hexAhead(hex, heading)]!;
}

/** Where rears are projected, the shock runs from car to car along a line. */
function lastStruck(state: State, obstacle: number, heading: number): number {
  let last = obstacle;
  while (state.options.rear_projection && passesOn(state, last, heading)) {
    last = obstacleAhead(state, last);
  }
  return last;
}

function passesOn(state: State, struck: number, heading: number): boolean {
  if (isBarrier(state, struck)) return false;
  const car = carAt(state, struck);
  const ahead = obstacleAhead(state, struck);
  return car.speed > 0 && car.heading === heading && ahead !== FREE && !isBarrier(state, ahead);
}

function kindOfCrash(state: State, struck: number, heading: number): CrashKind {
  if (isBarrier(state, struck)) return "barrier";
  const car = carAt(state, struck);
  if (car.speed === 0) return "stopped";
  switch (turned(car.heading, -heading)) {
    case HEAD_ON:
      return "front";
    case FROM_BEHIND:
      return "rear";
    default:
      return "side";
  }
}

interface Impact {
  kind: CrashKind;
  striker: number;
  struck: number;
  speed: number;
}

function debtsOf(state: State, { kind, striker, struck, speed }: Impact): Debt[] {
  const toStriker = (owed: number) => ({ payer: struck, receiver: striker, owed });
  if (kind === "barrier") return [{ payer: striker, receiver: THE_BOX, owed: speed }];
  const other = carAt(state, struck).speed;
  switch (kind) {
    case "front":
      return speed > other
        ? [toStriker(speed - other)]
        : [{ payer: striker, receiver: struck, owed: other - speed }];
    case "side":
      return [toStriker(speed + other)];
    case "rear":
      return [toStriker(speed), ...projectionDebts(state, struck)];
    case "stopped":
      return [toStriker(speed)];
  }
}

/** What a car owes that is projected into the barrier. */
function projectionDebts(state: State, struck: number): Debt[] {
  if (!state.options.rear_projection || obstacleAhead(state, struck) === FREE) return [];
  return [{ payer: struck, receiver: THE_BOX, owed: carAt(state, struck).speed }];
}

/** Who owes more than there is pays what there is. */
function settled(state: State, debts: readonly Debt[]): Payment[] {
  const left = state.purses.map(({ chips }) => chips);
  return debts.flatMap(({ payer, receiver, owed }) => {
    const goal = isSameDriver(state, payer, receiver) ? THE_BOX : receiver;
    const [from, to] = [purseOf(state, payer), purseOf(state, goal)];
    const amount = Math.min(owed, left[from]!);
    if (from === to || amount === 0) return [];
    left[from]! -= amount;
    left[to]! += amount;
    return [{ payer: accountOf(from, payer), receiver: accountOf(to, goal), amount }];
  });
}

function isSameDriver(state: State, payer: number, receiver: number): boolean {
  if (receiver === THE_BOX) return false;
  const { owner } = carAt(state, payer);
  return owner !== NOBODY && owner === carAt(state, receiver).owner;
}

/** The car, or the box that stands in for the ghost. */
function accountOf(purse: number, car: number): number {
  return purse === BOX ? THE_BOX : car;
}
