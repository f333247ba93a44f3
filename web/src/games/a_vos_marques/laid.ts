// What lies on the table: the map and the cards of the box, or of somebody's own.
import box from "$generated/a_vos_marques/facts.json";
import { currentLanguage, type Language } from "$lib/texts.svelte";
import { type Facts, wordsOf } from "../../engine/facts";
import type { CardFacts } from "./cards/facts";
import type { RoadFacts } from "./roads/facts";
import { Network } from "./roads/network";

interface Drawing extends RoadFacts {
  cards: Readonly<Record<string, CardFacts>>;
}

interface Laid {
  facts: Facts;
  drawing: Drawing;
  network: Network;
  spaceNames: readonly string[]; // by number; more than there are spaces
  cardNames: readonly string[];
}

let laid = laidFrom(box as unknown as Facts);

export function lay(facts: Facts): void {
  laid = laidFrom(facts);
}

function laidFrom(facts: Facts): Laid {
  const drawing = facts.drawing as Drawing;
  return {
    facts,
    drawing,
    network: new Network(drawing),
    spaceNames: wordsOf(facts, "space"),
    cardNames: wordsOf(facts, "card"),
  };
}

export function laidFacts(): Facts {
  return laid.facts;
}

export function roads(): Network {
  return laid.network;
}

export function mapFacts(): RoadFacts {
  return laid.drawing;
}

export function spaceName(space: number): string {
  return laid.spaceNames[space]!;
}

/** The name of a card, as its file has it. */
export function cardName(card: number): string {
  return laid.cardNames[card]!;
}

/** The number of a card by its name, or -1. */
export function cardNumber(name: string): number {
  return laid.cardNames.indexOf(name);
}

export function cardNamed(name: string): CardFacts | undefined {
  return laid.drawing.cards[name];
}

export function cardOf(card: number): CardFacts | undefined {
  return cardNamed(cardName(card));
}

export function allCards(): [name: string, card: CardFacts][] {
  return Object.entries(laid.drawing.cards);
}

/** What is written on a card, in the language that is spoken. */
export function written(text: Readonly<Partial<Record<Language, string>>>): string {
  return text[currentLanguage()] ?? text.en ?? text.fr ?? "";
}
