// A visitor at the app: presses what can be seen, and waits for what is to come.
import { HEARD } from "./doorway";
import { KEYS, type Point, type Tab } from "./tab";

const LONGEST = 300_000; // milliseconds that anything is waited for, on the busiest of machines

export class Visit {
  constructor(
    readonly tab: Tab,
    private readonly address: string,
  ) {}

  /** Opens a screen by its address, such as `#/settings`. */
  goto(screen = ""): Promise<void> {
    return this.tab.goto(this.address + screen);
  }

  /** What a function of the page returns. It travels as its source, with `place` beside it. */
  look<Values extends readonly unknown[], Found>(
    look: (...values: Values) => Found,
    ...values: Values
  ): Promise<Awaited<Found>> {
    const source = `(...values) => { ${place}; return (${look})(...values); }`;
    return this.tab.call(source, values) as Promise<Awaited<Found>>;
  }

  /** Waits until a function of the page finds something. */
  async until<Values extends readonly unknown[], Found>(
    look: (...values: Values) => Found,
    ...values: Values
  ): Promise<NonNullable<Found>> {
    const source = `async (...values) => {
      ${place}
      const look = ${look};
      const end = performance.now() + ${LONGEST};
      while (performance.now() < end) {
        const found = look(...values);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }`;
    const found = await this.tab.call(source, values);
    if (!found) throw new Error(`Never came: ${look} of ${JSON.stringify(values)}`);
    return found as NonNullable<Found>;
  }

  /** Presses the first thing in sight that matches, and tells so much in words. */
  async press(selector: string, words = ""): Promise<void> {
    while (!(await this.pressAt(await this.until(place, selector, words))));
  }

  /** Presses what was found at a place; false if it moved away from under the pointer. */
  async pressAt(point: Point): Promise<boolean> {
    await this.tab.press(point);
    return this.look(isPressed);
  }

  async see(selector: string, words = ""): Promise<void> {
    await this.until(isSeen, selector, words);
  }

  async escape(): Promise<void> {
    await this.tab.key(KEYS.Escape);
  }

  /** Everything that pages of this tab complained about. */
  complaints(): Promise<string[]> {
    return this.look((key) => JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[], HEARD);
  }
}

/** Where the first thing that matches can be pressed; null if nothing can be, yet. */
export function place(selector: string, words: string): Point | null {
  for (const found of document.querySelectorAll(selector)) {
    if (!found.checkVisibility() || !(found.textContent ?? "").includes(words)) continue;
    const target = found.querySelector(".touch") ?? found; // of a spot on a board
    target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = target.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (!found.contains(document.elementFromPoint(middle.x, middle.y))) continue;
    const root = document.documentElement;
    root.removeAttribute("data-pressed");
    const note = ({ target }: Event) =>
      root.toggleAttribute("data-pressed", found.contains(target as Node));
    addEventListener("click", note, { capture: true, once: true });
    return middle;
  }
  return null;
}

/** Whether the latest press was on what was looked for. */
function isPressed(): boolean {
  return document.documentElement.hasAttribute("data-pressed");
}

function isSeen(selector: string, words: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (found) => found.checkVisibility() && (found.textContent ?? "").includes(words),
  );
}
