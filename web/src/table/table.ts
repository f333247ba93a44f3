// What the screens talk to: a table, here on this device or far away.
import type { Facts } from "../engine/facts";
import type { Preview } from "../engine/onlooker";
import type { Frame, Moment } from "../engine/referee";
import type { Suggestion } from "../engine/thinker";

export interface Sitter {
  name: string;
  who: string; // "human", or a bot: "level:3"
}

export interface Table {
  readonly id: string;
  readonly facts: Facts;
  readonly sitters: readonly Sitter[];
  readonly mine: readonly number[]; // the seats that this device plays for

  /** The table as a viewer may know it, with the chapters since a number. */
  frame(viewer: number, since: number): Promise<Frame>;
  /** Calls back whenever something happened. */
  subscribe(listener: () => void): () => void;

  act(seat: number, action: number): Promise<void>;
  undo(seat: number, agreed: number[]): Promise<void>;
  whyNot(seat: number, actions: number[]): Promise<number[]>;
  preview(seat: number, action: number): Promise<Preview>;
  suggest(seat: number): Promise<Suggestion[]>;

  moment(viewer: number, number: number): Promise<Moment>;
  /** The number that an action of one viewer has for another: each counts what they noticed. */
  counterpart(viewer: number, number: number, other: number): Promise<number>;
  /** Each seat's chance to win after each action of a viewer, at a glance, from what a knower knows. */
  curve(viewer: number, knower: number): Promise<number[][]>;
  /** The match as text, to keep and to hand on. */
  save(): Promise<string>;
  close(): void;
}
