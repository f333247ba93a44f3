// Events taken apart: what happened, to whom, under which clause.
import { eventRow, type Facts, type Kind, spoken } from "./facts";
import { decode, viewOf } from "./memory";

export const HIDDEN = -1; // stands for a value that the viewer was not told
const EVERYONE = -1; // may see the values

/** An event with its fields by name, and whom it is told to, if not to everyone; values count from 0. */
export type GameEvent = { kind: string; seat: number } & Record<string, number | string>;

interface Row {
  kind: number;
  seat: number;
  told: number;
  values: number[];
}

export function decodeEvents(facts: Facts, bytes: Uint8Array): GameEvent[] {
  const row = eventRow(facts);
  const count = bytes.length / row.size;
  return Array.from({ length: count }, (_, place) => {
    const event = decode(row, viewOf(bytes), place * row.size) as Row;
    const kind = facts.events[event.kind]!;
    const values = kind.fields.map((field, index) => [field.name, event.values[index]!]);
    const told = event.told === EVERYONE ? {} : { told: event.told };
    return { kind: kind.name, seat: event.seat, ...Object.fromEntries(values), ...told };
  });
}

export function eventKind(facts: Facts, event: GameEvent): Kind {
  return facts.events.find((kind) => kind.name === event.kind)!;
}

/** An event as those may see it whom it is not told to. */
export function covered(facts: Facts, event: GameEvent): GameEvent {
  if (!("told" in event)) return event;
  const hidden = eventKind(facts, event).fields.map((field) => [field.name, HIDDEN]);
  return { ...event, ...Object.fromEntries(hidden) };
}

/** The message that tells an event, and what it is filled with. */
export function telling(facts: Facts, event: GameEvent, names: readonly string[]) {
  const { fields } = eventKind(facts, event);
  const known = fields.filter((field) => event[field.name] !== HIDDEN);
  const table = known.length === fields.length ? "event" : "hidden";
  const values = spoken(
    known,
    known.map((field) => event[field.name] as number),
    names,
  );
  return { id: `${table}-${event.kind}`, values: { seat: names[event.seat] ?? "", ...values } };
}
