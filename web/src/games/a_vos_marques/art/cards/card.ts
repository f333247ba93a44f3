// What is printed on a card, in the reader's language.

/** An operation of a card, as far as its picture shows it. */
export interface Operation {
  op: string;
  n?: number | undefined;
  place?: string | undefined;
  mode?: string | undefined;
  regions?: readonly string[] | undefined;
  on_arrival?: readonly Operation[] | undefined;
}

export interface Card {
  deck: string;
  family: string;
  title: string;
  text: string;
  effect?: readonly Operation[] | undefined; // chooses among the pictures of its family
}

/** Where the card sends its player on an errand, if it does. */
export function errandOf({ effect = [] }: Card): string | undefined {
  return effect.find(({ op }) => op === "errand")?.place;
}
