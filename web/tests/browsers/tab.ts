// A tab of a browser, whichever it is: no more than what all of them can be told to do.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Tab {
  goto(address: string): Promise<void>;
  /** Calls a function of the page, given as its source; what it promises is waited for. */
  call(source: string, values: readonly unknown[]): Promise<unknown>;
  /** Moves the pointer there and presses its button. */
  press(point: Point): Promise<void>;
  /** Presses a key, by its name in the standard of WebDriver. */
  key(value: string): Promise<void>;
  resize(size: Size): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that runs, and opens tabs. */
export interface Engine {
  open(): Promise<Tab>;
  quit(): Promise<void>;
}

/** Keys that are no letters, as WebDriver writes them. */
export const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const;

/** What a pointer does to press, in the words of WebDriver. */
export function presses({ x, y }: Point): object[] {
  const button = { button: 0 };
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", ...button },
    { type: "pointerUp", ...button },
  ];
  const parameters = { pointerType: "mouse" };
  return [{ type: "pointer", id: "mouse", parameters, actions }];
}

/** What a keyboard does to press a key, in the words of WebDriver. */
export function keystroke(value: string): object[] {
  const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
  return [{ type: "key", id: "keyboard", actions }];
}
