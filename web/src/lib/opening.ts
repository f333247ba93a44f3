// Opening what takes a while and must be closed: only the latest opened counts.
import { untrack } from "svelte";

interface Closable {
  close(): void;
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
