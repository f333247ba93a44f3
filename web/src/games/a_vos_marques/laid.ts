// What lies on a table: the map and the cards of the box, or of somebody's own.
import { createContext } from "svelte";
import box from "$generated/a_vos_marques/facts.json";
import { currentLanguage, type Language } from "$lib/texts.svelte";
import { type Facts, wordsOf } from "../../engine/facts";
import type { CardFacts } from "./cards/facts";
import type { RoadFacts } from "./roads/facts";
import { Network } from "./roads/network";

interface Drawing extends RoadFacts {
  cards: Readonly<Record<string, CardFacts>>;
}

export class Laid {
  readonly map: RoadFacts;
  readonly roads: Network;
  private readonly cards: Drawing["cards"];
  private readonly spaceNames: readonly string[]; // by number; more than there are spaces
  private readonly cardNames: readonly string[];

  constructor(readonly facts: Facts) {
    const drawing = facts.drawing as Drawing;
    this.map = drawing;
    this.roads = new Network(drawing);
    this.cards = drawing.cards;
    this.spaceNames = wordsOf(facts, "space");
    this.cardNames = wordsOf(facts, "card");
  }

  spaceName(space: number): string {
    return this.spaceNames[space]!;
  }

  /** The name of a card, as its file has it. */
  cardName(card: number): string {
    return this.cardNames[card]!;
  }

  /** The number of a card by its name, or -1. */
  cardNumber(name: string): number {
    return this.cardNames.indexOf(name);
  }

  cardNamed(name: string): CardFacts | undefined {
    return this.cards[name];
  }

  cardOf(card: number): CardFacts | undefined {
    return this.cardNamed(this.cardName(card));
  }

  allCards(): [name: string, card: CardFacts][] {
    return Object.entries(this.cards);
  }
}

export const BOX = new Laid(box as unknown as Facts);

const known = new WeakMap<Facts, Laid>();

/** What lies on a table, read once. */
export function laidOn(facts: Facts): Laid {
  const laid = known.get(facts) ?? new Laid(facts);
  known.set(facts, laid);
  return laid;
}

/** For what is drawn on a board: what lies on its table. */
export const [laidHere, setLaid] = createContext<Laid>();

/** What is written on a card, in the language that is spoken. */
export function written(text: Readonly<Partial<Record<Language, string>>>): string {
  return text[currentLanguage()] ?? text.en ?? text.fr ?? "";
}
