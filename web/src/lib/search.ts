// Finding words in a text, and marking them in its HTML; accents and capitals make no difference.
const TAG_OR_ENTITY = /(<[^>]*>|&\w+;)/;

/** The words somebody looks for. */
export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Whether all the words are in a text. */
export function hasAll(html: string, words: readonly string[]): boolean {
  const text = plain(html.replace(/<[^>]*>/g, ""));
  return words.every((word) => text.includes(word));
}

/** The HTML with every occurrence of the words in <mark>. */
export function marked(html: string, words: readonly string[]): string {
  const parts = html.split(TAG_OR_ENTITY);
  return parts.map((part) => (TAG_OR_ENTITY.test(part) ? part : markedText(part, words))).join("");
}

function markedText(text: string, words: readonly string[]): string {
  let written = "";
  let at = 0;
  for (const [start, end] of occurrences(text, words)) {
    written += `${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`;
    at = end;
  }
  return written + text.slice(at);
}

/** Where the words stand in a text, in order, none within another. */
function occurrences(text: string, words: readonly string[]): [number, number][] {
  const { letters, places } = folded(text);
  const all = words.flatMap((word) => starts(letters, word).map((at) => [at, at + word.length]));
  const inOrder = all.toSorted((one, other) => one[0]! - other[0]! || other[1]! - one[1]!);
  const apart: [number, number][] = [];
  for (const [start, end] of inOrder as [number, number][]) {
    const reach = apart.at(-1)?.[1] ?? 0;
    if (places[start]! >= reach) apart.push([places[start]!, places[end - 1]! + 1]);
  }
  return apart;
}

function starts(letters: string, word: string): number[] {
  const found: number[] = [];
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
    found.push(at);
  }
  return found;
}

/** A text's plain letters, each with its place in the text. */
function folded(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  let letters = "";
  for (let place = 0; place < text.length; place += 1) {
    const letter = plain(text[place]!);
    letters += letter;
    for (let count = 0; count < letter.length; count += 1) places.push(place);
  }
  return { letters, places };
}

function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{Mark}/gu, "");
  return bare.toLowerCase().replaceAll("œ", "oe").replaceAll("’", "'").replaceAll("\u00a0", " ");
}
