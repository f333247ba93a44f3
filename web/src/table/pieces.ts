// Pieces that keep their identity: what leaves one place and appears at another has travelled.
import type { Piece, TrackedPiece } from "../games/contract";

/** The pieces of a new position, each with the id of the old piece it most likely is. */
export function track(before: readonly TrackedPiece[], after: readonly Piece[]): TrackedPiece[] {
  const free = byKind(before);
  const stayed = after.map((piece) => ({
    piece,
    id: takeWhere(free, piece, (old) => old.place === piece.place),
  }));
  let next = Math.max(-1, ...before.map((piece) => piece.id)) + 1;
  return stayed
    .map(({ piece, id }) => ({ ...piece, id: id ?? takeWhere(free, piece, () => true) ?? next++ }))
    .toSorted((one, other) => one.id - other.id);
}

function byKind(pieces: readonly TrackedPiece[]): Map<string, TrackedPiece[]> {
  const kinds = new Map<string, TrackedPiece[]>();
  for (const piece of pieces) kinds.set(piece.kind, [...(kinds.get(piece.kind) ?? []), piece]);
  return kinds;
}

function takeWhere(
  free: Map<string, TrackedPiece[]>,
  piece: Piece,
  fits: (old: TrackedPiece) => boolean,
): number | null {
  const candidates = free.get(piece.kind) ?? [];
  const found = candidates.findIndex(fits);
  return found < 0 ? null : candidates.splice(found, 1)[0]!.id;
}
