// Cards as their file tells them: what they do, and which products answer them.
import type { Language } from "$lib/texts.svelte";

/** An operation of a card: what it does, and to how much. */
export interface Op {
  op: string;
  n?: number;
  place?: string;
  mode?: string; // of a theft
  product?: string;
  max_price?: number;
  regions?: readonly string[];
  cases?: readonly { any_of: readonly string[]; then: readonly Op[] }[];
  then?: readonly Op[];
  else?: readonly Op[];
  on_arrival?: readonly Op[];
}

/** A line of a card that applies instead of its effect to whoever holds one of some products. */
export interface Counter {
  any_of: readonly string[];
  result: "cancel" | "reduce" | "reverse";
  self?: readonly Op[];
  attacker?: readonly Op[];
}

type Text = Readonly<Partial<Record<Language, string>>>;

export interface CardFacts {
  deck: "E" | "S" | "P";
  copies: number;
  family: string;
  title: Text;
  text: Text;
  effect: readonly Op[];
  counters?: readonly Counter[];
}
