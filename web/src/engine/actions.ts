// A game's actions: numbers, what they mean, and how they are written.
import { type Facts, type Kind, valueOf, wordOf } from "./facts";

/** An action taken apart: its kind, and its fields by name. */
export type Decoded = { kind: string } & Record<string, number | string>;

export class Actions {
  readonly size: number;
  private readonly first: number[] = []; // action of each kind

  constructor(private readonly kinds: readonly Kind[]) {
    let next = 0;
    for (const kind of kinds) {
      this.first.push(next);
      next += kind.fields.reduce((count, field) => count * field.size, 1);
    }
    this.size = next;
  }

  static of(facts: Facts): Actions {
    return new Actions(facts.actions);
  }

  /** What boards can have foreseen is numbered in the same way. */
  static questionsOf({ questions = [] }: Facts): Actions {
    return new Actions(questions);
  }

  kindOf(action: number): Kind {
    return this.kinds[this.indexOf(action)]!;
  }

  /** The values of an action's fields, in order. */
  values(action: number): number[] {
    const kind = this.kindOf(action);
    let rest = action - this.first[this.indexOf(action)]!;
    const values: number[] = [];
    for (const field of [...kind.fields].reverse()) {
      values.unshift(rest % field.size);
      rest = Math.floor(rest / field.size);
    }
    return values;
  }

  decode(action: number): Decoded {
    const kind = this.kindOf(action);
    const values = this.values(action);
    const named = kind.fields.map((field, place) => [field.name, values[place]!]);
    return { kind: kind.name, ...Object.fromEntries(named) };
  }

  /** The written form: "take glass 2". */
  text(action: number): string {
    const kind = this.kindOf(action);
    const values = this.values(action);
    return [kind.name, ...kind.fields.map((f, place) => wordOf(f, values[place]!))].join(" ");
  }

  /** The action of a written form, or null. */
  parse(text: string): number | null {
    const [name, ...words] = text.split(" ");
    const place = this.kinds.findIndex((kind) => kind.name === name);
    const kind = this.kinds[place];
    if (!kind || words.length !== kind.fields.length) return null;
    let number = 0;
    for (const [index, field] of kind.fields.entries()) {
      const value = valueOf(field, words[index]!);
      if (value < 0) return null;
      number = number * field.size + value;
    }
    return this.first[place]! + number;
  }

  private indexOf(action: number): number {
    return this.first.findLastIndex((first) => first <= action);
  }
}
