// What lies over a screen, such as a dialog, has a step of its own in the browser's history: Back
// closes it and leaves the screen as it is. Whatever closes it otherwise takes the step away too.

interface Step {
  layers?: number; // that lie over the screen
}

const layers: (() => void)[] = []; // closes each; the uppermost is the last
let isStepping = false; // a step back of our own is under way
let isClearing = false; // and leads to the bare screen, for what is due there
let due: (() => void) | null = null; // what waits for the bare screen

/** Attends to the steps of the history; called once by the app. */
export function attendBack(): void {
  addEventListener("popstate", arrive);
  settleSoon(); // a page that was loaded again has nothing lying over it
}

/** Something lies over the screen, until what is given back is called. */
export function layOver(close: () => void): () => void {
  layers.push(close);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(close), 1);
    settleSoon();
  };
}

/** Does something to the address of the bare screen, as soon as nothing lies over it. */
export function whenBare(deed: () => void): void {
  if (isClearing) return; // that address is left
  if (depth() === 0 && !isStepping) deed();
  else due = deed;
}

/** Does something to the address of the bare screen: whatever lies over it goes with that screen. */
export function clear(deed: () => void): void {
  due = deed;
  isClearing = true;
  stepBack(depth());
}

function depth(): number {
  return (history.state as Step | null)?.layers ?? 0;
}

/** Once for all that opens and closes together. */
function settleSoon(): void {
  queueMicrotask(settle);
}

/** Has the history tell how many layers there are. */
function settle(): void {
  if (isStepping) return;
  const surplus = depth() - layers.length;
  if (surplus > 0) return stepBack(surplus);
  for (let layer = depth() + 1; layer <= layers.length; layer += 1) {
    history.pushState({ layers: layer } satisfies Step, "");
  }
  if (depth() === 0) doWhatIsDue();
}

function stepBack(steps: number): void {
  if (isStepping) return;
  if (steps === 0) return doWhatIsDue();
  isStepping = true;
  history.go(-steps);
}

function doWhatIsDue(): void {
  const deed = due;
  due = null;
  isClearing = false;
  deed?.();
}

/** Another step of the history was come to. */
function arrive(): void {
  if (isStepping) {
    isStepping = false;
    return isClearing ? stepBack(depth()) : settle();
  }
  for (const close of layers.slice(depth()).toReversed()) close();
  settleSoon(); // a step forward leads to what is closed, and there is no way in
}
