// The paints of a board, by name, as the style of whatever is painted with them.
export function styleOf(paints: Readonly<Record<string, string>>): string {
  return Object.entries(paints)
    .map(([name, paint]) => `--${name}:${paint}`)
    .join(";");
}
