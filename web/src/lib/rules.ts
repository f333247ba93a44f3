// The rules documents of the games, as generated/<game>/rules.<language>.json holds them.
import { address } from "./router.svelte";
import type { Language } from "./texts.svelte";

export interface Block {
  clause?: string;
  picture?: string; // that the game draws beside it
  html: string;
}

export interface Section {
  title: string;
  depth: number; // 1 for the document's own title
  blocks: Block[];
}

export interface Rules {
  language: Language;
  sections: Section[];
  words: Record<string, string>; // what people say, and what the rules say instead
  index: Record<string, string>; // by what else a clause is looked for
}

const DOCUMENTS = import.meta.glob("../generated/*/rules.*.json", {
  import: "default",
}) as Record<string, () => Promise<Omit<Rules, "language">>>;

/** A game's rules; clauses they mention have become links. */
export async function loadRules(game: string, language: Language): Promise<Rules> {
  const load = DOCUMENTS[`../generated/${game}/rules.${language}.json`];
  if (!load) throw new Error(`no rules of ${game} in ${language}`);
  const { sections, ...search } = await load();
  const clauses = clausesOf(sections);
  const linkedSections = stepwise(sections).map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({ ...block, html: linked(block.html, game, clauses) })),
  }));
  return { language, sections: linkedSections, ...search };
}

export function findClause(sections: readonly Section[], clause: string): Block | undefined {
  return sections.flatMap((section) => section.blocks).find((block) => block.clause === clause);
}

/** The sections, none more than one step deeper than the one before it. */
function stepwise(sections: readonly Section[]): Section[] {
  let reached = 1;
  return sections.map((section) => {
    reached = Math.min(section.depth, reached + 1);
    return { ...section, depth: reached };
  });
}

function clausesOf(sections: readonly Section[]): Set<string> {
  const blocks = sections.flatMap((section) => section.blocks);
  return new Set(blocks.flatMap((block) => block.clause ?? []));
}

function linked(html: string, game: string, clauses: ReadonlySet<string>): string {
  return html.replace(/\b[A-Z]+-\d+\b/g, (clause) => {
    if (!clauses.has(clause)) return clause;
    const href = address({ screen: "rules", game, clause });
    return `<a href="${href}" data-clause="${clause}">${clause}</a>`;
  });
}
