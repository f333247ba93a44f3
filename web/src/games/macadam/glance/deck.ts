// The first card of a kind, and others of it, by their numbers.
import facts from "$generated/macadam/facts.json";

const { cards } = facts.drawing;

export function cardOf(kind: string, rank = 0): number {
  const first = cards.findIndex((card) => card.kind === kind);
  return first + rank;
}
