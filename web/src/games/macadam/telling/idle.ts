// Why nothing can be done with a card now, as a reason of the rules.
import facts from "$generated/macadam/facts.json";
import { PaperTiming, Phase, type State } from "$generated/macadam/layout";
import type { Say } from "$lib/texts.svelte";
import { AGENTS, holds, kindOf, PAPERS, paperFor } from "../traffic/cards";
import { hasPaper, VEHICLE } from "../traffic/flow";

const WITHOUT_AGENT: Readonly<Record<number, string>> = {
  [Phase.PRELUDE]: "token_is_due",
  [Phase.OPEN]: "able_to_open",
  [Phase.BONUS]: "card_is_exposed",
  [Phase.ANSWER]: "able_to_follow",
};

/** For a player who is about to send an agent, why the card does not go with it. */
export function whyIdle(state: State, seat: number, card: number, isSending = false): string {
  if (state.actor !== seat) return "not_your_turn";
  if (holds(AGENTS, card)) return WITHOUT_AGENT[state.phase]!;
  if (holds(PAPERS, card)) return isSending ? "never_exposed" : whyNoPaper(state);
  const paper = paperFor(kindOf(card));
  if (paper && !hasPaper(state.players[seat]!.papers, paper)) return `no_${paper}`;
  if (state.phase !== Phase.ANSWER) return "signal_refuses";
  return state.demand === VEHICLE ? "not_a_vehicle" : "not_in_kind";
}

function whyNoPaper({ phase, options }: State): string {
  const isForLeader = options.paper_timing === PaperTiming.LEADER_ONLY;
  if (phase === Phase.ANSWER && isForLeader) return "papers_for_leader";
  return phase === Phase.ANSWER || phase === Phase.PRELUDE ? "laid_already" : "token_is_placed";
}

/** A reason in words, with its clause. */
export function reasonWords(reason: string, say: Say): string {
  const clause = facts.reasons.find(({ name }) => name === reason)?.clause ?? "";
  return say("board-why", { why: say(`reason-${reason}`), clause });
}
