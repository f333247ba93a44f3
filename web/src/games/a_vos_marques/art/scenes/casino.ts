// What the Casino pays, by the faces of the blue die.
import facts from "$generated/a_vos_marques/facts.json";

/** Faces that pay the same. */
export interface Payment {
  times: number; // the stake
  faces: readonly number[];
}

const { returns } = facts.tables.casino;

export const PAYMENTS: readonly Payment[] = [...new Set(returns)].map((times) => ({
  times,
  faces: returns.flatMap((paid, rank) => (paid === times ? [rank + 1] : [])),
}));
