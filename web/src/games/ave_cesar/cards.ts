// A player's cards in a view: what lies open is counted, what is hidden stays hidden.
import { DECK_CARDS, VALUES, type State } from "$generated/ave_cesar/layout";
import { HIDDEN } from "../contract";
import facts from "$generated/ave_cesar/facts.json";

type Player = State["players"][number];

const { cards_of_value: CARDS_OF_VALUE } = facts.tables.game;

/** Lays a card from the hand face up. Values count from 0. */
export function spend(player: Player, value: number): void {
  leaveHand(player, value);
  player.spent[value]! += 1;
}

/** Puts a card from the hand under the pile. */
export function layUnder(player: Player, value: number): void {
  const { pile } = player;
  leaveHand(player, value);
  pile.under[(pile.under_first + pile.under_left) % pile.under.length] = value;
  pile.under_left += 1;
}

/** Draws the top card: those whose order is unknown lie above those that were put under. */
export function draw(player: Player, value: number): void {
  const { pile } = player;
  player.hand_size += 1;
  if (value !== HIDDEN) player.hand[value]! += 1;
  if (pile.unknown_left > 0) {
    pile.unknown_left -= 1;
    if (value !== HIDDEN) pile.unknown[value]! -= 1;
  } else {
    pile.under_first = (pile.under_first + 1) % pile.under.length;
    pile.under_left -= 1;
  }
}

function leaveHand(player: Player, value: number): void {
  player.hand_size -= 1;
  player.shows_sixes = 0;
  if (isHidden(player)) player.hand.fill(HIDDEN);
  else player.hand[value]! -= 1;
}

/** Whether the viewer may not know which cards a player holds. */
function isHidden(player: Player): boolean {
  return player.pile.unknown[0] === HIDDEN;
}

export function pileSize({ pile }: Player): number {
  return pile.unknown_left + pile.under_left;
}

/** All cards that a player has yet to play, in hand and pile. */
export function cardsLeft(player: Player): number {
  return DECK_CARDS - player.spent.reduce((sum, count) => sum + count, 0);
}

/** How many cards of each value a player has yet to play. */
export function unspent(player: Player): number[] {
  return player.spent.map((count) => CARDS_OF_VALUE - count);
}

/** How many spaces the cards of hand and pile are worth together. */
export function spacesInCards(player: Player): number {
  return unspent(player).reduce((sum, count, kind) => sum + count * (kind + 1), 0);
}

/** The cards of each value in the viewer's own pile. */
export function inPile(player: Player): number[] {
  return Array.from({ length: VALUES }, (_, kind) => unspent(player)[kind]! - player.hand[kind]!);
}
