// The board in words, for those who hear or prefer to read it.
import { type State } from "$generated/a_vos_marques/layout";
import type { Passage, Player, Telling } from "../../contract";
import { FIRST_S, NO_CARD } from "../cards/decks";
import type { CardFacts, Counter } from "../cards/facts";
import { answersOf } from "../cards/outcome";
import { PRODUCTS, priceOf, showingOf } from "../garage/products";
import { type Laid, written } from "../laid";
import { stepOf, STEPS } from "../turn/steps";
import { answerWords, productWords } from "./ops";
import {
  capitalised,
  errandWords,
  joined,
  marksOf,
  nearestWords,
  productsWords,
  spaceTitle,
  stepsWords,
} from "./words";
import { PRODUCT } from "$generated/a_vos_marques/layout";
import type { Say } from "$lib/texts.svelte";

export function describe(laid: Laid, telling: Telling<State>): Passage[] {
  const { viewer, players } = telling;
  return [
    turnPassage(laid, telling),
    ...players.map((player) => playerPassage(laid, telling, player)),
    ...(viewer >= 0 ? [placesPassage(laid, telling), handPassage(laid, telling)] : []),
    pricesPassage(laid, telling),
  ];
}

function turnPassage(laid: Laid, { state, players, say }: Telling<State>): Passage {
  const { name = "" } = players[state.active] ?? {};
  const card = state.card === NO_CARD ? undefined : laid.cardOf(state.card);
  return {
    title: say("board-round", { round: state.round_number }),
    lines: [
      say("board-turn-of", { name, step: stepWords(state, say) }),
      ...(card
        ? [say("board-reads", { title: written(card.title), text: written(card.text) })]
        : []),
    ],
  };
}

function stepWords(state: State, say: Say): string {
  return say(`board-step-${STEPS[stepOf(state)]}`);
}

function playerPassage(
  laid: Laid,
  { state, viewer, say }: Telling<State>,
  { seat, name }: Player,
): Passage {
  const player = state.players[seat]!;
  const isOwn = seat === viewer;
  return {
    title: isOwn ? `${name} (${say("board-you")})` : name,
    lines: [
      joined(capitalised(spaceTitle(laid, player.space, say)), stepsWords(laid, player.space, say)),
      joined(
        say("ecus", { ecus: player.ecus }),
        say("board-cards", { count: player.hand_size }),
        player.tickets > 0 && say("board-tickets", { count: player.tickets }),
      ),
      say("board-products", { products: productsWords(player, viewer >= 0, say) }),
      ...marksOf(player).map((mark) => say("board-mark", { mark })),
      ...[errandWords(laid, player, say) ?? []].flat(),
    ],
  };
}

/** How far the viewer is from the places that errands lead to. */
function placesPassage(laid: Laid, { state, viewer, say }: Telling<State>): Passage {
  const { space } = state.players[viewer]!;
  return { title: say("board-places"), lines: nearestWords(laid, space, say) };
}

function handPassage(laid: Laid, { state, viewer, say }: Telling<State>): Passage {
  const { hand } = state.players[viewer]!;
  const lines = hand.flatMap((count, card) => {
    const facts = count > 0 ? laid.cardOf(FIRST_S + card) : undefined;
    const many = count > 1 ? `${count} × ` : "";
    return facts
      ? [`${many}${say("board-reads", { title: written(facts.title), text: written(facts.text) })}`]
      : [];
  });
  return { title: say("board-own-cards"), lines };
}

/** The price list, with what each product answers. */
function pricesPassage(laid: Laid, { state, viewer, say }: Telling<State>): Passage {
  const held = viewer >= 0 ? showingOf(state.players[viewer]!, true).known : [];
  return {
    title: say("board-price-list"),
    lines: PRODUCTS.map((product) =>
      joined(
        capitalised(productWords(product, say)),
        say("board-price", { price: priceOf(product) }),
        held.includes(product) && say("board-held"),
        answersWords(laid, product, say),
      ),
    ),
  };
}

export function answersWords(laid: Laid, product: number, say: Say): string {
  const answers = answersOf(laid, PRODUCT[product]!);
  const told = answers.map(({ card, counter }) => answeredWords(card, counter, say));
  return told.length ? say("board-answers", { cards: told.join(", ") }) : say("board-answers-none");
}

/** A card that a product answers, with what then happens if anything does. */
function answeredWords(card: CardFacts, counter: Counter, say: Say): string {
  const title = written(card.title);
  const then = answerWords(counter, card.deck, say);
  return counter.result === "cancel" ? title : `${title} (${then})`;
}
