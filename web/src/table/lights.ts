// What is said points at the board: while somebody looks at a sentence, its places are lit there.
import { type Box, SPECTATOR } from "../games/contract";
import type { Scene } from "./scene";

interface Lit {
  light(places: readonly string[]): void;
}

type Lighted = Pick<Scene, "lit" | "viewer" | "shown" | "isShared"> & {
  ui: Pick<Scene["ui"], "outline">;
};

/** What is lit. Where others look on, nothing that only the viewer could find, such as in a hand. */
export function litBoxes({ lit, viewer, shown, isShared, ui }: Lighted): Box[] {
  const eyes = isShared ? [SPECTATOR, viewer] : [viewer];
  return lit.flatMap((place) => {
    const boxes = eyes.map((eye) => ui.outline(place, eye, shown));
    return (boxes.every(Boolean) && boxes.at(-1)) || [];
  });
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
