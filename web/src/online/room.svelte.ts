// How much room there is for talk beside the board.

/** In a drawer that is opened, behind a tab of what happened, or below it. */
export type TalkRoom = "drawer" | "tab" | "below";

const BESIDE = "(min-width: 1020px) and (min-height: 640px)"; // as AtTable lays it out
// In times the size of the text: what is asked, and below it what happened or the talk, or both.
const FOR_TAB = 30;
const FOR_BOTH = 45;

/** The room at one table, whose seats and own things leave more or less of it. */
export class Room {
  current = $state<TalkRoom | null>(null); // none until the table is laid out

  /**
   * Looks how much there is, now and when the window is given another size; not when a question
   * comes and goes, or the talk would jump away from who is writing.
   */
  readonly measure = (table: HTMLElement): (() => void) => {
    const look = () => (this.current = roomAt(table));
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  };
}

function roomAt(table: HTMLElement): TalkRoom {
  if (!matchMedia(BESIDE).matches) return "drawer";
  const room = freeHeight(table) / textSize();
  if (room < FOR_TAB) return "drawer";
  return room < FOR_BOTH ? "tab" : "below";
}

/** What the seats and one's own things leave of the window, below each other. */
function freeHeight(table: HTMLElement): number {
  const seats = table.querySelector(".panel > .seats")!.getBoundingClientRect();
  const own = table.querySelector(".own")?.getBoundingClientRect().height ?? 0;
  return innerHeight - (seats.bottom + scrollY) - own;
}

/** In pixels; people choose it in the settings. */
function textSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}
