// Which cards may pass: with the papers in front, at a signal, behind one another.
import facts from "$generated/macadam/facts.json";
import { DEMAND, PAPER, type State } from "$generated/macadam/layout";
import {
  AGENTS,
  type CardSet,
  holds,
  KIND_NAMES,
  NOTHING,
  ofKinds,
  PAPERS,
  paperFor,
} from "./cards";

type Kinds = Readonly<Record<string, readonly string[]>>;
type Player = State["players"][number];

const TYPES: readonly string[] = facts.drawing.types;
const ADMITS: Kinds = facts.drawing.admits;
const DEMANDS: Kinds = facts.drawing.demands;
const ADMITTED = new Map(Object.entries(ADMITS).map(([type, kinds]) => [type, ofKinds(kinds)]));
const MEETS = DEMAND.map((demand) => ofKinds(DEMANDS[demand] ?? []));
const PASSABLE = Array.from({ length: 2 ** PAPER.length }, (_, papers) => passableWith(papers));

export const VEHICLE = DEMAND.indexOf("vehicle");
export const GREEN_ARROW = DEMAND.indexOf("green_arrow");
export const NO_DEMAND = DEMAND.indexOf("none");
export const ALL_SIGNALS: readonly number[] = TYPES.map((_, signal) => signal);

export function typeOf(signal: number): string {
  return TYPES[signal]!;
}

export function admittedAt(signal: number): CardSet {
  return ADMITTED.get(typeOf(signal))!;
}

/** The cards that meet a demand. */
export function meeting(demand: number): CardSet {
  return MEETS[demand]!;
}

/** The cards that may be exposed with these papers in front, as a bit mask of papers. */
export function passable(papers: number): CardSet {
  return PASSABLE[papers]!;
}

/** The cards of a hand that may be exposed. */
export function passing({ hand, papers }: Player): CardSet {
  return hand & passable(papers);
}

export function hasPaper(papers: number, paper: string): boolean {
  return ((papers >> PAPER.findIndex((name) => name === paper)) & 1) === 1;
}

export function isCovered(state: State, signal: number): boolean {
  return state.tokens[signal]! > 0;
}

/** The cards that some signal admits that was free when the trick began. */
export function admittedThisTrick(state: State): CardSet {
  return ALL_SIGNALS.filter((signal) => signal === state.signal || !isCovered(state, signal))
    .map(admittedAt)
    .reduce((all, cards) => all | cards, NOTHING);
}

function passableWith(papers: number): CardSet {
  const kinds = KIND_NAMES.filter((kind) => {
    const paper = paperFor(kind);
    return paper === undefined || hasPaper(papers, paper);
  });
  return ofKinds(kinds) & ~AGENTS & ~PAPERS;
}

/** What a card demands of those after it. */
export function demandOf({ options }: State, card: number): number {
  const leftOut = options.motor_natures ? ["motor"] : ["car", "motorbike"];
  return DEMAND.findIndex(
    (demand, number) =>
      number !== VEHICLE && !leftOut.includes(demand) && holds(meeting(number), card),
  );
}

/** What a card demands that opens a signal. */
export function demandAt(state: State, card: number, signal: number): number {
  return typeOf(signal) === "wait" ? VEHICLE : demandOf(state, card);
}
