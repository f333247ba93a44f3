// The facts of a game as Python describes them, in generated/<game>/facts.json.
export type Layout = string | ArrayLayout | RecordLayout;

export interface ArrayLayout {
  of: Layout;
  shape: number[];
}

export interface RecordLayout {
  size: number;
  fields: Record<string, { offset: number; type: Layout }>;
}

export interface Field {
  name: string;
  size: number;
  first?: number; // of a numbered field
  words?: string[]; // of a named one
}

export interface Kind {
  name: string;
  clause: string;
  fields: Field[];
}

export interface Option {
  key: string;
  values: (number | string)[];
  default: number | string;
  clause: string;
}

export interface Level {
  iterations: number;
  overlook: number; // so many of a thousand actions
}

export interface Facts {
  game: string;
  rules: number; // the version of the rules
  players: [number, number];
  minutes: number;
  prefix: string; // of the clauses
  options: Option[];
  levels: Level[];
  horizon: number;
  search: { impression: number; root: number; view: number };
  records: Record<"state" | "log" | "dice" | "results" | "mind", RecordLayout>;
  actions: Kind[];
  events: Kind[];
  reasons: Kind[];
  phases: string[];
  drawing: unknown;
  tables: unknown;
}

/** How an event lies in the log. */
export function eventRow(facts: Facts): RecordLayout {
  const { type } = facts.records.log.fields["events"]!;
  return (type as ArrayLayout).of as RecordLayout;
}

/** How a field's value is written: "glass", or "2" for the second column. */
export function wordOf(field: Field, value: number): string {
  return field.words?.[value] ?? String((field.first ?? 0) + value);
}

/** The same for a text, where numbers stay numbers. */
export function spokenOf(field: Field, value: number): string | number {
  return field.words?.[value] ?? (field.first ?? 0) + value;
}

/** The value that a word stands for, or -1. */
export function valueOf(field: Field, word: string): number {
  if (field.words) return field.words.indexOf(word);
  if (!/^\d+$/.test(word) || String(Number(word)) !== word) return -1;
  const value = Number(word) - (field.first ?? 0);
  return value >= 0 && value < field.size ? value : -1;
}
