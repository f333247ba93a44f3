// The race in words: what seats show, what spots are called, and all of it for those who listen.
import { Phase, Status, VALUES, type State } from "$generated/ave_cesar/layout";
import type { Say } from "$lib/texts.svelte";
import type { Passage, Player, Standing, Telling } from "../contract";
import { cardsLeft, pileSize, spacesInCards, unspent } from "./cards";
import type { Circus } from "./course";
import { type Goal, goalsOf, handOf, mustForfeit } from "./goals";
import {
  isHandOpen,
  isRacing,
  isSixBarred,
  isWrecked,
  leadersOf,
  spareOf,
  type Stuck,
} from "./race";
import { isOnTrack, isSaluteDue, stepsLeft } from "./ways";

type Driver = State["players"][number];

const STATUS_WORDS = Object.fromEntries(
  Object.entries(Status).map(([name, status]) => [status, name.toLowerCase()]),
);

export function standing(state: State, seat: number, say: Say): Standing {
  const driver = state.players[seat]!;
  const { laurels } = driver;
  const note = noteOf(state, seat, say);
  const label = say("amount", { amount: laurels });
  const shown = { text: String(laurels), unit: say("board-unit-laurels"), label };
  return note ? { ...shown, note } : shown;
}

function noteOf(state: State, seat: number, say: Say): string | null {
  const driver = state.players[seat]!;
  if (isWrecked(driver)) return leftWords(driver, say);
  if (driver.disqualified) return say("board-disqualified");
  return isSixBarred(state, seat) ? say("board-no-six") : null;
}

/** How a chariot has left the race. */
export function leftWords(driver: Driver, say: Say): string {
  return say(`board-left-${STATUS_WORDS[driver.status]}`, { place: driver.place });
}

/** What binds whoever has to play a card: the salute, the ban on sixes, and what they can waste. */
export function notes(circus: Circus, state: State, seat: number, say: Say): string[] {
  const driver = state.players[seat]!;
  if (state.phase !== Phase.MOVE) return [];
  const spare = spareOf(circus, state, driver);
  return [
    ...saluteNotes(circus, state, seat, say),
    ...(isSixBarred(state, seat) && driver.hand[VALUES - 1]! > 0 ? [say("board-note-six")] : []),
    ...(spare === null ? [] : [spareNote(spare, say)]),
  ];
}

function saluteNotes(circus: Circus, state: State, seat: number, say: Say): string[] {
  if (!isSaluteDue(state.players[seat]!)) return [];
  if (mustForfeit(circus, state, seat)) return [say("board-note-forfeit")];
  const isGamble = goalsOf(circus, state, seat, () => true).some(({ risk }) => risk === "gamble");
  return [say("board-note-salute"), ...(isGamble ? [say("board-note-gamble")] : [])];
}

function spareNote(spare: number, say: Say): string {
  return spare < 0 ? say("board-note-short") : say("board-note-spare", { count: spare });
}

/** How a driver's own race stands: the salute, and how far the cards lead. */
export function ownWords(circus: Circus, state: State, seat: number, say: Say): string[] {
  const driver = state.players[seat]!;
  if (!isRacing(driver)) return [leftWords(driver, say)];
  return [say(`board-own-${coinOf(driver)}`), ...reachWords(circus, state, driver, say)];
}

function reachWords(circus: Circus, state: State, driver: Driver, say: Say): string[] {
  const way = stepsLeft(circus, state, driver);
  if (way === null) return [];
  const sum = spacesInCards(driver);
  const word = sum < way ? "board-own-short" : "board-own-spare";
  return [say(word, { sum, way, count: Math.abs(sum - way) })];
}

function spareWords(spare: number, say: Say): string {
  return spare < 0 ? say("board-short", { count: -spare }) : say("board-spare", { count: spare });
}

export function raceWords(circus: Circus, state: State, say: Say): string {
  const { races } = state.options;
  const race = Math.min(state.race + 1, races); // after the last one, it stays the last one
  return say("board-race", { race, races, course: circus.courseName(state) });
}

// Spots

export function cardWords(
  { value, count }: { value: number; count: number },
  goals: readonly Goal[],
  stuck: Stuck | null,
  say: Say,
): string {
  const card = say("board-card", { value, count });
  if (stuck) return joined(card, say(`board-stuck-${stuck}`));
  const ends = goals.map(({ space }) => (space ? say("space", { space }) : say("board-finish")));
  const spaces = [...new Set(ends)].join(", ");
  return ends.length ? say("board-card-leads", { card, spaces }) : card;
}

export function spaceWords(
  circus: Circus,
  state: State,
  space: string,
  goals: readonly Goal[],
  players: readonly Player[],
  say: Say,
): string {
  const { kind } = circus.courseOf(state).track.spaces[space]!;
  const driver = players.find(({ seat }) => standsOn(circus, state.players[seat]!, space));
  return joined(
    say("board-space", { space }),
    ...(kind === "narrow" || kind === "alley" ? [say(`board-${kind}`)] : []),
    ...(driver ? [driver.name] : []),
    ...goals.map((goal) => goalWords(goal, say)),
  );
}

export function goalWords({ value, waste, risk }: Goal, say: Say): string {
  const words =
    waste === null ? say("board-goal", { value }) : say("board-goal-waste", { value, waste });
  return risk ? joined(words, say(`board-risk-${risk}`)) : words;
}

export function pileWords(driver: Driver, say: Say): string {
  return say("board-pile", { count: pileSize(driver) });
}

function standsOn(circus: Circus, driver: Driver, space: string): boolean {
  return isOnTrack(driver) && circus.spaceName(driver.space) === space;
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(", ");
}

// The whole board

export function describe(circus: Circus, telling: Telling<State>): Passage[] {
  const { state, viewer, players, say } = telling;
  const own = viewer >= 0 ? [handPassage(state.players[viewer]!, say)] : [];
  return [
    racePassage(circus, telling),
    ...own,
    ...players.map((player) => driverPassage(circus, telling, player)),
  ];
}

function racePassage(circus: Circus, { state, players, say }: Telling<State>): Passage {
  const names = leadersOf(state).map((seat) => players[seat]!.name);
  const lines = names.length ? [say("board-leading", { names: names.join(", ") })] : [];
  const ban = state.crossed ? [say("board-sixes-free")] : [];
  return { title: raceWords(circus, state, say), lines: [...lines, ...ban] };
}

function handPassage(driver: Driver, say: Say): Passage {
  const cards = handOf(driver).map(({ value, count }) => say("board-card", { value, count }));
  return { title: say("board-your-hand"), lines: [...cards, pileWords(driver, say)] };
}

function driverPassage(
  circus: Circus,
  { state, viewer, say }: Telling<State>,
  player: Player,
): Passage {
  const driver = state.players[player.seat]!;
  const own = player.seat === viewer ? ` (${say("board-you")})` : "";
  const lines = isRacing(driver)
    ? racingLines(circus, state, driver, say)
    : [leftWords(driver, say)];
  return {
    title: `${player.name}${own}`,
    lines: [say("amount", { amount: driver.laurels }), ...lines],
  };
}

function racingLines(circus: Circus, state: State, driver: Driver, say: Say): string[] {
  const spare = spareOf(circus, state, driver);
  return [
    say("board-where", { lap: driver.lap, space: circus.spaceName(driver.space) }),
    coinWords(driver, say),
    say("board-cards-left", { count: cardsLeft(driver), sum: spacesInCards(driver) }),
    unspentWords(driver, say),
    ...(spare === null
      ? []
      : [wayWords(stepsLeft(circus, state, driver)!, say), spareWords(spare, say)]),
    ...(isHandOpen(driver) && driver.shows_sixes ? [say("board-shows-sixes")] : []),
  ];
}

function coinWords(driver: Driver, say: Say): string {
  return say(`board-${coinOf(driver)}`);
}

function coinOf(driver: Driver): "coin" | "saluted" | "disqualified" {
  if (driver.disqualified) return "disqualified";
  return driver.saluted ? "saluted" : "coin";
}

function wayWords(count: number, say: Say): string {
  return say("board-way", { count });
}

function unspentWords(driver: Driver, say: Say): string {
  const counts = unspent(driver).map((count, kind) => `${count} × ${kind + 1}`);
  return say("board-unspent", { cards: counts.join(", ") });
}
