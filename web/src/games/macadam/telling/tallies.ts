// A finished match in numbers: exposed cards by kind, fines, and the points of each round.
import facts from "$generated/macadam/facts.json";
import type { Event } from "$generated/macadam/layout";
import type { Say } from "$lib/texts.svelte";
import type { Tally } from "../../contract";
import { kindOf } from "../traffic/cards";

type Scored = Extract<Event, { kind: "scored" }>;

const ROWS = ["walk", "bicycle", "moped", "motor", "arrow"] as const;
const EXPOSING: readonly Event["kind"][] = ["opened", "added", "followed", "agent_brought"];
const FINING: readonly Event["kind"][] = ["fined", "fined_leader", "fined_stopped"];
const CALLING: readonly Event["kind"][] = ["agent", "agent_alone"];
const ENDINGS: readonly Event["kind"][] = ["round_covered", "round_played_out", "round_last_paper"];
const KINDS: Readonly<Record<(typeof ROWS)[number], readonly string[]>> = {
  walk: facts.drawing.admits.walk,
  bicycle: ["bicycle"],
  moped: ["moped"],
  motor: facts.drawing.admits.motorway,
  arrow: ["blue_arrow", "green_arrow"],
};
const LEAST_POINTS = firstOf("points");

/** Cards of each kind, officers and fines, then each round: why it ended, and its points. */
export function tallies(events: readonly Event[], players: number, say: Say): Tally[] {
  const count = (isCounted: (event: Event) => boolean) => countBySeat(events, players, isCounted);
  return [
    ...ROWS.map((row) => ({
      label: say(`board-tally-${row}`),
      values: count((event) => isExposed(event, KINDS[row])),
    })),
    { label: say("board-tally-agents"), values: count(({ kind }) => CALLING.includes(kind)) },
    { label: say("board-tally-fines"), values: count(({ kind }) => FINING.includes(kind)) },
    ...roundTallies(events, players, say),
  ];
}

function isExposed(event: Event, kinds: readonly string[]): boolean {
  return EXPOSING.includes(event.kind) && "card" in event && kinds.includes(kindOf(event.card));
}

function countBySeat(
  events: readonly Event[],
  players: number,
  isCounted: (event: Event) => boolean,
): number[] {
  const counted = events.filter(isCounted);
  return Array.from(
    { length: players },
    (_, seat) => counted.filter((event) => event.seat === seat).length,
  );
}

function roundTallies(events: readonly Event[], players: number, say: Say): Tally[] {
  const endings = events.filter(({ kind }) => ENDINGS.includes(kind));
  const scores = events.filter((event): event is Scored => event.kind === "scored");
  return endings.map(({ kind }, round) => ({
    label: say(`board-tally-${kind}`, { round: round + 1 }),
    values: Array.from({ length: players }, (_, seat) => {
      const scored = scores.filter((score) => score.seat === seat)[round];
      return (scored?.points ?? 0) + LEAST_POINTS;
    }),
  }));
}

/** The least number that a numbered field of events is written with. */
function firstOf(name: string): number {
  const fields: readonly { name: string; first?: number }[] = facts.events.flatMap(
    (event) => event.fields,
  );
  return fields.find((field) => field.name === name)!.first!;
}
