// What is left of a word without its ending, so that "overtakes" finds "overtaking". It need not be
// a word: it only has to be the same for all that belongs together.
import type { Language } from "$lib/texts.svelte";

type Stemmer = (word: string) => string;

const LEAST = 3; // letters that must be left
const ENGLISH = ["ing", "edly", "ed", "ly", "e"]; // of what is left without an s
const FRENCH = [
  ...["issent", "issez", "isson", "eraient", "erait", "eront", "erez", "aient", "ement", "ante"],
  ...["ant", "ion", "iez", "ent", "ait", "era", "ez", "er", "ee", "on", "ai", "ir", "it", "re"],
  ...["e", "i"],
];
const NO_PLURAL = /(?:ss|us|is)$/; // though there is an s: pass, bonus, this

export const STEMMERS: Readonly<Record<Language, Stemmer>> = {
  en: (word) => stem(ENGLISH, singular(word.replace(/i(?:es|ed)$/, "y"))),
  fr: (word) => stem(FRENCH, without(["s", "x"], word.replace(/aux$/, "al"))),
};

function singular(word: string): string {
  if (NO_PLURAL.test(word)) return word;
  return without(["s"], word.replace(/(ss|x|ch|sh)es$/, "$1"));
}

function stem(endings: readonly string[], word: string): string {
  return withI(withoutTwin(without(endings, word)));
}

function without(endings: readonly string[], word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= LEAST);
  return ending ? word.slice(0, -ending.length) : word;
}

/** "stopp" of "stopped" is "stop". */
function withoutTwin(stem: string): string {
  return stem.length > LEAST && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
}

/** "carry" and "carries", "payer" and "paie" end alike. */
function withI(stem: string): string {
  return stem.length >= LEAST ? stem.replace(/y$/, "i") : stem;
}
