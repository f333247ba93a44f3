// The words of a text as a search compares them: small letters, no accents, ends cut off.
import type { Language } from "$lib/texts.svelte";
import { STEMMERS } from "./stems";

/** A word where it stands in a text. */
export interface Word {
  stem: string;
  start: number;
  end: number;
}

const WORD = /\p{L}[\p{L}\p{Mark}]*|\p{Number}+/gu;

/** The words of a plain text, in order. */
export function wordsIn(text: string, language: Language): Word[] {
  return Array.from(text.matchAll(WORD), (found) => ({
    stem: stemOf(found[0], language),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** The text of some HTML. */
export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, " ").replace(/&\w+;/g, " ");
}

export function stemOf(word: string, language: Language): string {
  return STEMMERS[language](plain(word));
}

export function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{Mark}/gu, "");
  return bare.toLowerCase().replaceAll("œ", "oe");
}
