// The facts of a game as Python describes them, in generated/<game>/facts.json.
export type Layout = string | ArrayLayout | RecordLayout;

interface ArrayLayout {
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
  isSeat?: true; // a numbered one whose values are seats, which people call by their names
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
  needs: Record<string, (number | string)[]>[]; // what players and options must be, one of these, for it to count
  refused: (number | string)[]; // values that can't be chosen where it does not count
  since: number; // the edition that brought it; states of earlier ones hold 0 for it
}

interface Level {
  iterations: number;
  overlook: number; // so many of a thousand actions
}

/** How a match is looked back at: data of review.py. */
export interface Measures {
  iterations: number;
  least: number;
  looks: number;
  rounds: number;
  seldom: number;
  shown: number;
}

export interface Facts {
  game: string;
  rules: number; // the version of the rules
  oldest: number; // the version whose matches still replay
  players: [number, number];
  taught?: number; // with so many players the lesson is; engines of older rules do not tell
  minutes: number;
  prefix: string; // of the clauses
  options: Option[];
  levels: Level[];
  horizon: number;
  search: {
    impression: number;
    root: number;
    view: number;
    review?: Measures; // engines of older rules tell none
  };
  records: Record<"state" | "log" | "dice" | "results" | "mind", RecordLayout>;
  actions: Kind[];
  events: Kind[];
  reasons: Kind[];
  questions?: Kind[]; // what boards can have foreseen; engines of older rules tell none
  phases: string[];
  replaceable?: Record<string, Layout>; // tables that another board than the box's replaces
  drawing: unknown;
  tables: unknown;
}

/** The facts under the rules of a version, without the options that came later. */
export function inEdition(facts: Facts, rules: number): Facts {
  return { ...facts, rules, options: facts.options.filter((option) => option.since <= rules) };
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

/** Fields and their values as a text is filled with them, as in rejouons/views.py. */
export function spoken(
  fields: readonly Field[],
  values: readonly number[],
  names: readonly string[],
): Record<string, string | number> {
  const told = fields.map((field, place) => spokenField(field, values[place]!, names));
  return Object.assign({}, ...told);
}

/** A seat is a name, a number stays one; the parts of a word such as "1-2" can be told one by one. */
function spokenField(
  field: Field,
  value: number,
  names: readonly string[],
): Record<string, string | number> {
  if (field.isSeat) return { [field.name]: names[value] ?? wordOf(field, value) };
  const word = field.words?.[value];
  if (word === undefined) return { [field.name]: (field.first ?? 0) + value };
  const parts = word.includes("-") ? word.split("-") : [];
  const told = parts.map((part, place) => [`${field.name}_${place + 1}`, part]);
  return { [field.name]: word, ...Object.fromEntries(told) };
}

/** The words of a field of actions or events. */
export function wordsOf({ actions, events }: Facts, name: string): readonly string[] {
  const fields = [...actions, ...events].flatMap((kind) => kind.fields);
  return fields.find((field) => field.name === name)?.words ?? [];
}

/** The value that a word stands for, or -1. */
export function valueOf(field: Field, word: string): number {
  if (field.words) return field.words.indexOf(word);
  if (!/^\d+$/.test(word) || String(Number(word)) !== word) return -1;
  const value = Number(word) - (field.first ?? 0);
  return value >= 0 && value < field.size ? value : -1;
}
