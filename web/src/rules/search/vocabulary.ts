// Which words of a document will do for a word that was typed.
import type { Language } from "$lib/texts.svelte";
import { isStopWord } from "./stopwords";
import { meantBy } from "./typos";
import { stemOf, wordsIn } from "./words";

/** A word that is looked for: the stems that will do, each with how well. */
export type Wanted = ReadonlyMap<string, number>;

const SAME = 1;
const SYNONYM = 0.8;
const BEGUN = 0.7; // what was typed is the beginning of a word
const MEANT = 0.7; // but for a slip
const SHORTEST_BEGINNING = 3; // letters

export class Vocabulary {
  private readonly synonyms: ReadonlyMap<string, readonly string[]>; // by stem

  constructor(
    private readonly stems: ReadonlySet<string>,
    synonyms: Readonly<Record<string, string>>, // what people say, and what the rules say instead
    private readonly language: Language,
  ) {
    const stemsIn = (words: string) => wordsIn(words, language).map(({ stem }) => stem);
    this.synonyms = new Map(
      Object.entries(synonyms).map(([said, meant]) => [stemOf(said, language), stemsIn(meant)]),
    );
  }

  /** The words of a question that are worth looking for: all of them, if there are no others. */
  wantedBy(question: string): Wanted[] {
    const words = wordsIn(question, this.language);
    const telling = words.filter(
      ({ start, end }) => !isStopWord(question.slice(start, end), this.language),
    );
    return (telling.length ? telling : words).map(({ stem }) => this.forms(stem));
  }

  private forms(stem: string): Wanted {
    const found = this.near(stem);
    if (found.size) return found;
    const begun = this.begunBy(stem);
    if (begun.length) return each(begun, BEGUN);
    const meant = meantBy(stem, [...this.stems, ...this.synonyms.keys()]);
    return union(meant.map((word) => scaled(this.near(word), MEANT)));
  }

  /** The stem itself, and what else it is called. */
  private near(stem: string): Wanted {
    const own = this.stems.has(stem) ? [stem] : [];
    return union([each(this.synonyms.get(stem) ?? [], SYNONYM), each(own, SAME)]);
  }

  private begunBy(stem: string): string[] {
    if (stem.length < SHORTEST_BEGINNING) return [];
    return [...this.stems].filter((known) => known.startsWith(stem));
  }
}

function each(stems: readonly string[], weight: number): Wanted {
  return new Map(stems.map((stem) => [stem, weight]));
}

function scaled(wanted: Wanted, factor: number): Wanted {
  return new Map(Array.from(wanted, ([stem, weight]) => [stem, weight * factor]));
}

/** All of them; what comes later counts. */
function union(all: readonly Wanted[]): Wanted {
  return new Map(all.flatMap((wanted) => [...wanted]));
}
