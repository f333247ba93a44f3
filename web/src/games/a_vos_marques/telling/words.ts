// The game in words: spaces, players, and what somebody who is asked should know.
import { Mark, MARK, NO_CARD, Phase, PRODUCT, type State } from "$generated/a_vos_marques/layout";
import type { Say } from "$lib/texts.svelte";
import type { Player, Standing } from "../../contract";
import { priceOf, showingOf } from "../garage/products";
import { type Laid, written } from "../laid";
import { ERRAND_PLACES, FINISH, START } from "../roads/network";
import { errandSpace } from "../staging/cars";
import { opsWords, productWords } from "./ops";

type Seat = State["players"][number];

export function joined(...parts: (string | null | false | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

// Spaces

/** A space by its name, what is there, or else where it lies: "C15, Casino", or "Casino", "Coast". */
export function spaceTitle(laid: Laid, space: number, say: Say): string {
  return spaceNamed(laid, space, say) || regionWords(laid, space, say);
}

/** A space by its name, unless codes are not shown, and by what is there. */
function spaceNamed(laid: Laid, space: number, say: Say): string {
  const { place } = laid.roads.at(space);
  return joined(say("space", { space: laid.spaceName(space) }), place && say("place", { place }));
}

function regionWords(laid: Laid, space: number, say: Say): string {
  const { region } = laid.roads.at(space);
  return say("board-region", { region });
}

export function stepsWords(laid: Laid, space: number, say: Say): string {
  return say("board-to-finish", { count: laid.roads.toFinish(space) });
}

/** A space, how far it is, and who stands there. */
export function spaceWords(
  laid: Laid,
  state: State,
  space: number,
  players: readonly Player[],
  say: Say,
): string {
  const there = players.filter(({ seat }) => state.players[seat]!.space === space);
  const isEnd = space === START || space === FINISH;
  return joined(
    spaceNamed(laid, space, say),
    !isEnd && regionWords(laid, space, say),
    stepsWords(laid, space, say),
    there.length > 0 && say("board-stands-there", { names: namesOf(there) }),
  );
}

function namesOf(players: readonly Player[]): string {
  return players.map(({ name }) => name).join(", ");
}

/** The nearest places of errands from a space, and how far each is. */
export function nearestWords(laid: Laid, space: number, say: Say): string[] {
  const network = laid.roads;
  return ERRAND_PLACES.map((place) => {
    const there = network.nearest(space, place);
    const values = { place, space: laid.spaceName(there), count: network.steps(space, there) };
    return say("board-nearest", values);
  });
}

// Players

export function standing(laid: Laid, state: State, seat: number, say: Say): Standing {
  const player = state.players[seat]!;
  const count = laid.roads.toFinish(player.space);
  return {
    text: String(count),
    unit: say("board-unit-to-go"),
    label: say("board-to-finish", { count }),
    ...((player.marks >> Mark.MISS) & 1 ? { note: say("board-note-miss") } : {}),
  };
}

/** What waits for a player. */
export function marksOf({ marks }: Seat): string[] {
  return MARK.filter((_, mark) => (marks >> mark) & 1);
}

/** An errand: its card, the place and how far it is. */
export function errandWords(laid: Laid, player: Seat, say: Say): string | null {
  const there = errandSpace(laid, player);
  if (there === null) return null;
  const { place = "" } = laid.roads.at(there);
  const count = laid.roads.steps(player.space, there);
  const title = titleOf(laid, player.errand_card);
  return say("board-errand", { title, place, space: laid.spaceName(there), count });
}

export function titleOf(laid: Laid, card: number): string {
  const facts = card === NO_CARD ? undefined : laid.cardOf(card);
  return facts ? written(facts.title) : "";
}

/** What an errand brings on arrival. */
export function arrivalWords(laid: Laid, player: Seat, say: Say): string | null {
  const facts = laid.cardOf(player.errand_card);
  const errand = facts?.effect.find(({ op }) => op === "errand");
  if (!facts || !errand?.on_arrival?.length) return null;
  return opsWords(errand.on_arrival, facts.deck, say);
}

/** A player's products, as far as they are known. */
export function productsWords(player: Seat, isOpen: boolean, say: Say): string {
  const { known, covered } = showingOf(player, isOpen);
  return joined(
    ...known.map((product) => productWords(product, say)),
    (covered > 0 || !known.length) && say("board-covered", { count: covered }),
  );
}

/** A player in one line, for the plate's spot. */
export function seatWords(
  laid: Laid,
  state: State,
  { seat, name }: Player,
  isOpen: boolean,
  say: Say,
): string {
  const player = state.players[seat]!;
  return joined(
    name,
    spaceTitle(laid, player.space, say),
    stepsWords(laid, player.space, say),
    say("ecus", { ecus: player.ecus }),
    productsWords(player, isOpen, say),
    ...marksOf(player).map((mark) => say("board-mark", { mark })),
    errandWords(laid, player, say),
  );
}

// What is asked

/** What somebody who is asked should know at a glance. */
export function notes(laid: Laid, state: State, seat: number, say: Say): string[] {
  const player = state.players[seat]!;
  switch (state.phase) {
    case Phase.RED:
    case Phase.MOVE:
      return [
        ...[errandWords(laid, player, say) ?? []].flat(),
        ...marksOf(player).map((mark) => say("board-mark", { mark })),
      ];
    case Phase.SALE:
      return [
        say("board-owes", { amount: state.tasks[state.depth - 1]?.a ?? 0, ecus: player.ecus }),
      ];
    case Phase.RECEIVE:
      return receivedNote(state, say);
    case Phase.DEALER:
      return cardNote(laid, state, say);
    default:
      return [];
  }
}

function receivedNote(state: State, say: Say): string[] {
  const product = state.tasks[state.depth - 1]?.a ?? -1;
  if (product < 0) return [];
  return [say("board-received", { product: PRODUCT[product]!, price: priceOf(product) })];
}

function cardNote(laid: Laid, state: State, say: Say): string[] {
  const facts = state.card === NO_CARD ? undefined : laid.cardOf(state.card);
  return facts
    ? [say("board-reads", { title: written(facts.title), text: written(facts.text) })]
    : [];
}
