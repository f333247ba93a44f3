// Events in a state, one after another: each kind has its step, or changes nothing that is seen.

/** An event of one kind. */
export type Of<Event extends { kind: string }, Kind extends Event["kind"]> = Extract<
  Event,
  { kind: Kind }
>;

/** Where people may bring boards of their own, a step is told which one lies on the table. */
export type Steps<State, Event extends { kind: string }, Board = undefined> = {
  [Kind in Event["kind"]]?: (state: State, event: Of<Event, Kind>, board: Board) => void;
};

/** Shows an event in the state. */
export function takeStep<State, Event extends { kind: string }, Board>(
  steps: Steps<State, Event, Board>,
  state: State,
  event: Event,
  board: Board,
): void {
  const step = steps[event.kind as Event["kind"]] as
    ((state: State, event: Event, board: Board) => void) | undefined;
  step?.(state, event, board);
}
