// Finding what somebody asks in a rules document: the best passages first.
import type { Rules } from "$lib/rules";
import type { Language } from "$lib/texts.svelte";
import { marked } from "./marks";
import { passagesOf, type Passage } from "./passages";
import { Vocabulary, type Wanted } from "./vocabulary";
import { textOf, wordsIn } from "./words";

export type { Passage };

interface Entry {
  passage: Passage;
  counts: ReadonlyMap<string, number>; // of its stems
  titled: ReadonlySet<string>; // the stems of its title
  listed: ReadonlySet<string>; // the stems of its line in the index, and of what a row is about
  length: number; // in words
}

const IN_TITLE = 0.6; // what a word in the title counts beside those of the passage
const IN_INDEX = 1.6;
const SATURATION = 1.2; // how much it counts that a word comes again
const LENGTH_COUNTS = 0.4; // how much a long passage loses
const PARTLY = 0.35; // what a passage keeps that misses all but a few of the words
const A_CLAUSE = 1.3; // more than what only explains it
const WORTH = 0.3; // of the best: passages below it are left out
const MOST = 30;
const FIRST_CELL = /<td>(.*?)<\/td>/s; // of a row: what the row is about
const CLAUSE = /\b([a-z]{2,3})[-\s]?0*(\d+)\b/i;

export class SearchIndex {
  private readonly entries: readonly Entry[];
  private readonly spread = new Map<string, number>(); // in how many passages a stem is
  private readonly usual: number; // length of a passage
  private readonly vocabulary: Vocabulary;

  private readonly language: Language;

  constructor({ language, sections, words, index }: Rules) {
    this.language = language;
    this.entries = passagesOf(sections).map((passage) => entryOf(passage, index, language));
    for (const { counts, titled, listed } of this.entries) {
      for (const stem of new Set([...counts.keys(), ...titled, ...listed])) {
        this.spread.set(stem, (this.spread.get(stem) ?? 0) + 1);
      }
    }
    const length = this.entries.reduce((sum, entry) => sum + entry.length, 0);
    this.usual = length / this.entries.length;
    this.vocabulary = new Vocabulary(new Set(this.spread.keys()), words, language);
  }

  /** The passages that answer a question, the best first, with the words they answer by marked. */
  find(question: string): Passage[] {
    const asked = this.clauseIn(question);
    if (asked) return [asked];
    const wanted = this.vocabulary.wantedBy(question);
    const stems = new Set(wanted.flatMap((forms) => [...forms.keys()]));
    return this.ranked(wanted).map(({ passage }) => ({
      ...passage,
      html: marked(passage.html, stems, this.language),
    }));
  }

  /** The clause that is asked for by its number, if one is. */
  private clauseIn(question: string): Passage | undefined {
    const [, letters, number] = CLAUSE.exec(question) ?? [];
    const isAsked = (clause: string | null) => {
      const [prefix, digits] = clause?.split("-") ?? [];
      return prefix === letters?.toUpperCase() && Number(digits) === Number(number);
    };
    return this.entries.find(({ passage }) => isAsked(passage.clause))?.passage;
  }

  private ranked(wanted: readonly Wanted[]): Entry[] {
    const scored = this.entries.map((entry) => ({ entry, score: this.score(entry, wanted) }));
    const found = scored.filter(({ score }) => score > 0);
    found.sort((one, other) => other.score - one.score);
    const least = (found[0]?.score ?? 0) * WORTH;
    const worth = found.filter(({ score }) => score >= least);
    return worth.slice(0, MOST).map(({ entry }) => entry);
  }

  private score(entry: Entry, wanted: readonly Wanted[]): number {
    const points = wanted.map((forms) => this.pointsFor(forms, entry));
    const sum = points.reduce((total, more) => total + more, 0);
    const share = points.filter((more) => more > 0).length / points.length;
    return sum * (PARTLY + (1 - PARTLY) * share) * (entry.passage.clause ? A_CLAUSE : 1);
  }

  /** What the best of the forms of a word is worth in a passage. */
  private pointsFor(forms: Wanted, entry: Entry): number {
    const points = Array.from(forms, ([stem, weight]) => weight * this.weight(stem, entry));
    return Math.max(0, ...points);
  }

  /** A word counts more the rarer it is, less each time it comes again, and less in a long passage. */
  private weight(stem: string, { counts, titled, listed, length }: Entry): number {
    const rare = Math.log(1 + this.entries.length / (this.spread.get(stem) ?? 1));
    const count = counts.get(stem) ?? 0;
    const long = 1 - LENGTH_COUNTS + LENGTH_COUNTS * (length / this.usual);
    const often = (count * (SATURATION + 1)) / (count + SATURATION * long);
    const named = (titled.has(stem) ? IN_TITLE : 0) + (listed.has(stem) ? IN_INDEX : 0);
    return rare * (often + named);
  }
}

function entryOf(passage: Passage, index: Rules["index"], language: Language): Entry {
  const stemsOf = (text: string) => wordsIn(text, language).map(({ stem }) => stem);
  const stems = stemsOf(textOf(passage.html));
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const titled = new Set(stemsOf(passage.title));
  const subject = FIRST_CELL.exec(passage.html)?.[1] ?? "";
  const listed = new Set(stemsOf(`${index[passage.clause ?? ""] ?? ""} ${textOf(subject)}`));
  return { passage, counts, titled, listed, length: stems.length };
}
