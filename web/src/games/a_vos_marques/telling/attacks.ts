// An attack in words: what the card would do there, and which products would answer it.
import type { Say } from "$lib/texts.svelte";
import type { Player } from "../../contract";
import type { CardFacts } from "../cards/facts";
import type { Outcome } from "../cards/outcome";
import { type Laid, written } from "../laid";
import { counterWords, opsWords } from "./ops";
import { capitalised } from "./words";

/** A card, whom it would hit if that is known, and never whether they hold something against it. */
export function attackLines(
  laid: Laid,
  card: CardFacts,
  outcome: Outcome | null,
  target: Player | null,
  say: Say,
): string[] {
  return [
    outcome && target ? outcomeWords(laid, card, outcome, target, say) : written(card.title),
    ...(card.counters ?? []).map((counter) => capitalised(counterWords(counter, card.deck, say))),
    ...(card.counters?.length ? [] : [say("board-counter-none")]),
  ];
}

function outcomeWords(
  laid: Laid,
  card: CardFacts,
  { ops, pushes }: Outcome,
  { name }: Player,
  say: Say,
): string {
  const effect = opsWords(ops, card.deck, say);
  const [push] = pushes;
  const told = say("board-would", { name, effect });
  if (pushes.length !== 1 || !push) return told;
  const count = laid.roads.toFinish(push.rest);
  return say("board-would-rest", { told, space: laid.spaceName(push.rest), count });
}
