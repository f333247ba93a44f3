// Whether the person uses keys or a pointer: what they used last.
let isByKey = false;

addEventListener("keydown", () => (isByKey = true), true);
addEventListener("pointerdown", () => (isByKey = false), true);

export function playsByKey(): boolean {
  return isByKey;
}
