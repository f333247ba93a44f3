// Opening what takes a while and must be closed: only the latest opened counts.
import { untrack } from "svelte";

interface Closable {
  close(): void;
}

/** Waits for what an opened thing still has to do, and closes it if that fails. */
export async function orClose<Value>(opened: Closable, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** For an effect: opens, hands over what was opened unless it is no longer wanted, and closes it. */
export function openFor<Opened extends Closable>(
  open: () => Promise<Opened>,
  onopened: (opened: Opened) => void,
  onfailed: (error: unknown) => void,
): () => void {
  let isWanted = true;
  const opening = untrack(open);
  opening.then(
    (opened) => isWanted && onopened(opened),
    (error: unknown) => isWanted && onfailed(error),
  );
  return () => {
    isWanted = false;
    opening.then((opened) => opened.close()).catch(() => {}); // it was told when it failed
  };
}
