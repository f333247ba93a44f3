// Where the curve of chances lies on its sheet.
export interface Sheet {
  width: number;
  height: number;
  left: number; // margins
  right: number;
  top: number;
  bottom: number;
  last: number; // the number of the last action
}

export function xOf(sheet: Sheet, number: number): number {
  const inner = sheet.width - sheet.left - sheet.right;
  return sheet.left + (inner * number) / Math.max(1, sheet.last);
}

export function yOf(sheet: Sheet, chance: number): number {
  const inner = sheet.height - sheet.top - sheet.bottom;
  return sheet.top + inner * (1 - chance);
}

/** The action whose moment is nearest to a place across the sheet. */
export function numberAt(sheet: Sheet, x: number): number {
  const inner = sheet.width - sheet.left - sheet.right;
  const number = Math.round(((x - sheet.left) / inner) * sheet.last);
  return Math.min(sheet.last, Math.max(0, number || 0));
}

/** A seat's chances as an SVG path. */
export function lineOf(sheet: Sheet, chances: readonly number[]): string {
  const points = chances.map((chance, number) => {
    const at = [xOf(sheet, number), yOf(sheet, chance)];
    return at.map((length) => length.toFixed(1)).join(" ");
  });
  return `M${points.join("L")}`;
}

/** The same places, moved as little as needed to lie a gap apart and not beyond the lowest. */
export function spread(places: readonly number[], gap: number, lowest: number): number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  let above = -Infinity;
  for (const index of order) above = moved[index] = Math.max(moved[index]!, above + gap);
  let below = lowest + gap;
  for (const index of order.toReversed())
    below = moved[index] = Math.min(moved[index]!, below - gap);
  return moved;
}
