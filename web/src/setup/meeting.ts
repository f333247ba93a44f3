// How people meet at an online table: how much time they have, who may come, what is offered.
import type { OwnBoard } from "../engine/boards";
import type { Facts } from "../engine/facts";
import type { NewTable, TimeControl } from "../online/wire";
import { type Plan, seated, termsOf } from "./plan";

export const KINDS = ["none", "live", "days"] as const;

const DAY = 86_400; // seconds

/** The times that can be chosen, in seconds. */
export const TIMES: Readonly<Record<TimeControl["kind"], readonly TimeControl[]>> = {
  none: [{ kind: "none" }],
  live: [
    { kind: "live", move: 30, reserve: 5 * 60 },
    { kind: "live", move: 60, reserve: 10 * 60 },
    { kind: "live", move: 2 * 60, reserve: 20 * 60 },
  ],
  days: [1, 3, 7].map((days) => ({ kind: "days", move: days * DAY })),
};

export interface Meeting {
  isOnline: boolean; // or at this device
  kind: TimeControl["kind"];
  choice: number; // which of the times of that kind
  isListed: boolean; // in the lobby
  hasHints: boolean;
}

export const FIRST_MEETING: Meeting = {
  isOnline: false,
  kind: "none",
  choice: 0,
  isListed: false,
  hasHints: false,
};

/** Whether what was remembered is a meeting that can be chosen today. */
export function isMeeting(found: unknown): found is Meeting {
  const meeting = found as Meeting | null;
  const flags = [meeting?.isOnline, meeting?.isListed, meeting?.hasHints];
  return (
    meeting !== null &&
    flags.every((flag) => typeof flag === "boolean") &&
    KINDS.includes(meeting.kind) &&
    TIMES[meeting.kind][meeting.choice] !== undefined
  );
}

/** The meeting with another kind of time: the middle one, which suits most. */
export function withKind(meeting: Meeting, kind: TimeControl["kind"]): Meeting {
  return { ...meeting, kind, choice: Math.floor(TIMES[kind].length / 2) };
}

/** Whether anybody may come. */
export function hasPeople(plan: Plan): boolean {
  return seated(plan).some((place) => place.role !== "bot");
}

export function newTable(
  facts: Facts,
  plan: Plan,
  meeting: Meeting,
  name: string,
  board: OwnBoard | null,
): NewTable {
  const { players, options, seats } = termsOf(facts, plan, name);
  return {
    game: facts.game,
    players,
    options,
    seats,
    mine: seated(plan).flatMap(({ role }, seat) => (role === "me" ? [seat] : [])),
    name: name.trim(),
    ...(board ? { board: board.facts } : {}),
    time: TIMES[meeting.kind][meeting.choice]!,
    isListed: meeting.isListed,
    hasHints: meeting.hasHints,
  };
}
