// What a person is told when something cannot be done: a message `error-<case>` of the texts.
export type RefusalValues = Record<string, string | number>;

export class Refusal extends Error {
  constructor(
    readonly why: string, // the case: BadSaveForeign, GameOver, …
    readonly values: RefusalValues = {},
  ) {
    super(`${why} ${JSON.stringify(values)}`);
    this.name = "Refusal";
  }
}
