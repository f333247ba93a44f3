// The outline of a badge tells its group: of those with one outline, a player holds only one.

export const DISC = "M0-20A20 20 0 1 1-.01-20Z";

const GROUP_PLATES: Readonly<Record<string, string>> = {
  safety: "M-17-17Q-8-16.5 0-20 8-16.5 17-17 20 8 0 21-20 8-17-17Z",
  navigation:
    "M-4.5-19Q0-22.5 4.5-19L19-4.5Q22.5 0 19 4.5L4.5 19Q0 22.5-4.5 19L-19 4.5Q-22.5 0-19-4.5Z",
};

/** The outline of the badges of this group; a disc where products exclude no other. */
export function plateOf(group: string | null | undefined): string {
  return GROUP_PLATES[group ?? ""] ?? DISC;
}
