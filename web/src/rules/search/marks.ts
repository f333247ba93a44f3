// Marking words in HTML.
import type { Language } from "$lib/texts.svelte";
import { wordsIn } from "./words";

const TAG_OR_ENTITY = /(<[^>]*>|&\w+;)/;

/** The HTML with every word that has one of the stems in <mark>. */
export function marked(html: string, stems: ReadonlySet<string>, language: Language): string {
  const parts = html.split(TAG_OR_ENTITY);
  return parts
    .map((part) => (TAG_OR_ENTITY.test(part) ? part : markedText(part, stems, language)))
    .join("");
}

function markedText(text: string, stems: ReadonlySet<string>, language: Language): string {
  let written = "";
  let at = 0;
  for (const { stem, start, end } of wordsIn(text, language)) {
    if (!stems.has(stem)) continue;
    written += `${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`;
    at = end;
  }
  return written + text.slice(at);
}
