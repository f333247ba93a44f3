// Cards counted by kind, as a player would who remembers everything.
import type { State } from "$generated/macadam/layout";
import { cardsIn, type CardSet, KIND_NAMES, kindOf, ofKinds, sizeOf } from "./cards";

export interface Count {
  kind: string;
  hand: number; // of the player
  out: number; // open on the table
  unseen: number; // in the stock or in other hands
}

export function countsOf(state: State, seat: number): Count[] {
  const { hand } = state.players[seat]!;
  const open = openCards(state);
  return KIND_NAMES.map((kind) => {
    const [held, out] = [countIn(hand, kind), countIn(open, kind)];
    return { kind, hand: held, out, unseen: sizeOf(ofKinds([kind])) - held - out };
  });
}

function openCards(state: State): CardSet {
  const called = BigInt(state.agents);
  return state.players.reduce((set, { exposed, laid }) => set | exposed | BigInt(laid), called);
}

function countIn(set: CardSet, kind: string): number {
  return cardsIn(set).filter((card) => kindOf(card) === kind).length;
}
