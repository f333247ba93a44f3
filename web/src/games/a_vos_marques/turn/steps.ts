// The steps of a turn, and the one that it has come to: AVM-11.
import { Phase, Step, type State } from "$generated/a_vos_marques/layout";

export const STEPS = ["a", "b", "c", "d", "e", "f"] as const;
const [CARD, ECUS, DRIVE, GARAGE, ATTACK, END] = [0, 1, 2, 3, 4, 5] as const;

const OF_PHASE: Readonly<Record<number, number>> = {
  [Phase.ESP]: CARD,
  [Phase.BLUE]: ECUS,
  [Phase.RED]: DRIVE,
  [Phase.MOVE]: DRIVE,
  [Phase.GARAGE]: GARAGE,
  [Phase.ATTACK]: ATTACK,
  [Phase.NAME]: ATTACK,
  [Phase.OVER]: END,
};

/** While something is resolved, the state tells what comes next. */
const BEFORE: Readonly<Record<number, number>> = {
  [Step.TURN]: CARD,
  [Step.ESP]: CARD,
  [Step.BLUE]: CARD,
  [Step.RED]: ECUS,
  [Step.GARAGE]: DRIVE,
  [Step.ATTACK]: GARAGE,
  [Step.NEXT_ATTACK]: ATTACK,
  [Step.END]: END,
};

/** The number of the step. */
export function stepOf({ phase, step }: State): number {
  return OF_PHASE[phase] ?? BEFORE[step] ?? CARD;
}
