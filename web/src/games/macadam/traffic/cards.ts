// The cards, and sets of them: bit masks by card number, as in the state.
import facts from "$generated/macadam/facts.json";

export type CardSet = bigint;

interface KindFacts {
  kind: string;
  paper?: string; // what a player needs to have in front
}

const { cards: CARDS } = facts.drawing;
const KINDS: readonly KindFacts[] = facts.tables.kinds;

export const KIND_NAMES: readonly string[] = KINDS.map(({ kind }) => kind);
export const NOTHING: CardSet = 0n;
export const ALL_CARDS: readonly number[] = CARDS.map((_, card) => card);

export function kindOf(card: number): string {
  return CARDS[card]!.kind;
}

export function pointsOf(card: number): number {
  return CARDS[card]!.points;
}

/** The paper that a kind of cards needs, if any. */
export function paperFor(kind: string): string | undefined {
  return KINDS.find((facts) => facts.kind === kind)?.paper;
}

export function bit(card: number): CardSet {
  return 1n << BigInt(card);
}

export function holds(set: CardSet, card: number): boolean {
  return (set & bit(card)) !== NOTHING;
}

export function without(set: CardSet, card: number): CardSet {
  return set & ~bit(card);
}

export function cardsIn(set: CardSet): number[] {
  return ALL_CARDS.filter((card) => holds(set, card));
}

export function sizeOf(set: CardSet): number {
  return cardsIn(set).length;
}

export function ofKinds(kinds: readonly string[]): CardSet {
  return CARDS.reduce(
    (set, { kind }, card) => (kinds.includes(kind) ? set | bit(card) : set),
    NOTHING,
  );
}

export const AGENTS = ofKinds(["agent"]);
export const PAPERS = ofKinds(Object.keys(facts.tables.papers));
export const WALKERS = ofKinds(facts.drawing.admits.walk);
