// A rules document in passages: what a search finds, each short enough to read at a glance.
import type { Block, Section } from "$lib/rules";

export interface Passage {
  place: number; // of its section in the document
  title: string; // of its section
  clause: string | null;
  html: string;
}

const PIECE = /<tr>\s*<td>.*?<\/tr>|<li>.*?<\/li>/gs; // a row of a table, but of its head; an item of a list

export function passagesOf(sections: readonly Section[]): Passage[] {
  return sections.flatMap(({ title, blocks }, place) =>
    blocks.flatMap((block) =>
      piecesOf(block).map((html) => ({ place, title, clause: block.clause ?? null, html })),
    ),
  );
}

/** A block whole, but of a table each row under its head, and of a list each item. */
function piecesOf({ html }: Block): string[] {
  const pieces = html.match(PIECE);
  if (!pieces) return [html];
  return pieces.map((kept) => html.replace(PIECE, (piece) => (piece === kept ? piece : "")));
}
