// What is said points at the board: while somebody looks at a sentence, its places are lit there.
interface Lit {
  light(places: readonly string[]): void;
}

/** For a sentence, whether a pointer is over it, a finger has touched it, or a key has come to it. */
export function lights(board: Lit, places: () => readonly string[]) {
  return (sentence: HTMLElement) => {
    let isLit = false;
    const show = () => {
      isLit = true;
      board.light(places());
    };
    const hide = () => {
      if (isLit) board.light([]);
      isLit = false;
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") hide(); // a finger that is lifted has still pointed
    };
    const end = new AbortController();
    const heard = { signal: end.signal };
    sentence.addEventListener("pointerenter", show, heard);
    sentence.addEventListener("click", show, heard);
    sentence.addEventListener("focusin", show, heard);
    sentence.addEventListener("pointerleave", leave, heard);
    sentence.addEventListener("focusout", hide, heard);
    return () => {
      end.abort();
      hide();
    };
  };
}
