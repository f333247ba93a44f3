// How bots and hints are asked for, wherever the table stands.
const SEEDS = 2 ** 31;
export const HINT_ITERATIONS = 4000;

export function newSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}
