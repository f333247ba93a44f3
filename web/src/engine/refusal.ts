// What a person is told when something cannot be done: a message `error-<case>` of the texts.
export type RefusalValues = Record<string, string | number>;

/** Somebody far away had to be asked, and could not be reached. */
export class Unreachable extends Error {
  constructor() {
    super("the server cannot be reached");
    this.name = "Unreachable";
  }
}

export class Refusal extends Error {
  constructor(
    readonly why: string, // the case: BadSaveForeign, GameOver, …
    readonly values: RefusalValues = {},
  ) {
    super(`${why} ${JSON.stringify(values)}`);
    this.name = "Refusal";
  }
}
