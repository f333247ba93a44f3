// Where the keys go on when what was pressed is gone: to whoever plays by pointer, nothing happens.
import { tick } from "svelte";
import { playsByKey } from "$lib/hand";

/** What is asked just now; another question is another one of these. */
interface Question {
  asked: unknown; // nothing while somebody looks on
  proposal: number | null;
}

const BOARD = ".stage";
const ENTRANCE = `${BOARD} [data-spot][tabindex="0"]`;
const CLOSED = `${BOARD} [data-spot][aria-disabled="true"]`;
const IN_PROMPT = ["input", ".main", "details[open] .moves button", "summary"]; // the first there is

/** For what is asked: keeps the focus on the board, or in here, wherever the last choice was made. */
export function keepFocus(read: () => Question) {
  return (prompt: HTMLElement) => {
    let wasOnBoard = false;
    let before: unknown = null;
    const note = ({ target }: FocusEvent) =>
      (wasOnBoard = (target as Element).closest(BOARD) !== null);
    document.addEventListener("focusin", note);

    $effect(() => {
      const { asked, proposal } = read();
      const isNew = asked !== null && asked !== before && proposal === null;
      before = asked ?? before;
      void tick().then(() => goOn(prompt, { isNew, wasOnBoard }));
    });
    return () => document.removeEventListener("focusin", note);
  };
}

function goOn(prompt: HTMLElement, { isNew, wasOnBoard }: { isNew: boolean; wasOnBoard: boolean }) {
  const here = document.activeElement;
  const isLost = here === document.body || here === prompt;
  const isPast = isNew && here?.matches(CLOSED); // a spot that led to the last move
  if (!playsByKey() || !(isLost || isPast) || !prompt.isConnected) return;
  const next = wasOnBoard ? document.querySelector<SVGElement>(ENTRANCE) : null;
  const inside = IN_PROMPT.map((each) => prompt.querySelector<HTMLElement>(each)).find(Boolean);
  (next ?? inside ?? prompt).focus({ preventScroll: true });
}
