// What travels between a browser and an online table: docs/online.md tells of each.
import type { Result } from "../engine/rules";

// To the server

/** Each is answered by its id, but for the hello that begins. */
export type Order =
  | { do: "hello"; number: number; undone: number; said: number }
  | { do: "act"; number: number; undone: number; action: number }
  | { do: "undo"; number: number; undone: number }
  | { do: "answer"; question: number; agrees: boolean } // names what was asked
  | { do: "withdraw" }
  | { do: "ready"; isReady: boolean; nonce: string }
  | { do: "say"; text?: string; phrase?: string }
  | { do: "pause" | "resume" | "end" | "resign" | "leave" | "come_back" }
  | { do: "replace"; seat: number; by: string };

// To the browser; what is empty or false is left out

export interface WireChapter {
  number: number;
  seat: number;
  events?: Uint8Array; // rows, as the rules wrote them and this viewer may see them
}

export interface WireFrame {
  is: "frame";
  number: number;
  undone?: number;
  since?: number; // the first chapter in here: earlier ones stand, later ones are void
  view: Uint8Array;
  waiting?: number[];
  legal?: number[];
  chapters?: WireChapter[];
  takenBack?: { number: number; seat: number; wasKnown?: boolean }[];
  undo?: { seat: number; needs?: number[] };
  secretive?: number[];
  results?: Result[];
}

/** How the match stood for a viewer after one of their chapters. */
export interface WireMoment {
  number: number;
  view: Uint8Array;
  waiting?: number[];
}

export interface ScenePlace {
  name?: string;
  who: string; // "human", or a bot: "level:3"
  isTaken?: boolean; // by a person
  isReady?: boolean;
  isHere?: boolean; // connected just now
  bot?: string; // who plays while the person is away
  why?: "time" | "left" | "replaced" | "resigned"; // it does
  hasResigned?: boolean;
}

export interface SceneClock {
  kind: "live" | "days";
  move: number; // milliseconds for each move
  reserve: number; // milliseconds beyond that, for the whole match
  now: number; // by the server's clock
  seats: { left: number; since?: number }[]; // of the reserve; when it was asked
}

export interface SceneQuestion {
  number: number; // which an answer repeats
  about: "undo" | "end";
  seat: number; // who asks
  agreed?: number[];
  needs: number[];
}

/** What became of the last question, until the match goes on. */
export interface SceneOutcome {
  about: "undo" | "end";
  seat: number; // who asked
  outcome: "agreed" | "refused" | "withdrawn" | "lapsed";
}

export type Phase = "gathering" | "playing" | "paused" | "over";

export interface Scene {
  is: "scene";
  phase: Phase;
  ending?: "finished" | "agreed" | "resigned";
  seats: ScenePlace[];
  host?: number; // the seat of who made the table, if they have one
  isHost?: boolean; // whether the viewer made it
  watchers?: number;
  clock?: SceneClock;
  question?: SceneQuestion;
  settled?: SceneOutcome;
  results?: Result[]; // how the match stood, where it ended before its time
  next?: string; // the table of the rematch
}

export interface Said {
  is: "said";
  index: number;
  seat: number;
  name: string;
  at: number; // milliseconds, by the server's clock
  text?: string;
  phrase?: string;
  happened?: "time" | "left" | "replaced" | "resigned" | "back"; // at the seat, in place of words
}

export type News =
  | WireFrame
  | Scene
  | Said
  | { is: "done"; id: number }
  | { is: "refused"; id: number; why: string; values?: Record<string, string | number> };

// By REST

export interface TimeControl {
  kind: "none" | "live" | "days";
  move?: number; // seconds for each move
  reserve?: number; // seconds beyond that
}

/** What a new table is made with. */
export interface NewTable {
  game: string;
  players: number;
  options: Record<string, number | string>;
  seats: string[]; // "human", or a bot
  mine: number[]; // the seats that who makes it takes
  name: string; // theirs
  board?: unknown; // the facts of another board than the box's
  time: TimeControl;
  isListed: boolean; // in the lobby
  hasHints: boolean; // whether hints and the curve are offered
}

/** What a table's card says. */
export interface TableCard {
  id: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, number | string>;
  seats: ScenePlace[];
  time: Partial<TimeControl>; // nothing where there is no limit
  isListed: boolean;
  hasHints: boolean;
  hasBoard: boolean; // another than the box's
  boardName: string;
  phase: Phase;
  commitment: string;
  created: number; // milliseconds
  updated: number;
  waiting: number[]; // the seats that are asked, while it is played
  mine: number[]; // the seats of who asks
  isAsked: boolean; // whether one of them is waited for
  isHost: boolean;
}
