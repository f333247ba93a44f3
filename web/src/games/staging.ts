// Events in a state, one after another: each kind has its step, or changes nothing that is seen.

/** An event of one kind. */
export type Of<Event extends { kind: string }, Kind extends Event["kind"]> = Extract<
  Event,
  { kind: Kind }
>;

export type Steps<State, Event extends { kind: string }> = {
  [Kind in Event["kind"]]?: (state: State, event: Of<Event, Kind>) => void;
};

/** Shows an event in the state. */
export function takeStep<State, Event extends { kind: string }>(
  steps: Steps<State, Event>,
  state: State,
  event: Event,
): void {
  const step = steps[event.kind as Event["kind"]] as
    ((state: State, event: Event) => void) | undefined;
  step?.(state, event);
}
