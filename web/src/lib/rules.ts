// The rules documents of the games, as generated/<game>/rules.<language>.json holds them.
import { address } from "./router.svelte";
import { hasAll, marked } from "./search";
import type { Language } from "./texts.svelte";

export interface Block {
  clause?: string;
  html: string;
}

export interface Section {
  title: string;
  depth: number; // 1 for the document's own title
  blocks: Block[];
}

const DOCUMENTS = import.meta.glob("../generated/*/rules.*.json", {
  import: "default",
}) as Record<string, () => Promise<Section[]>>;

/** A game's rules; clauses they mention have become links. */
export async function loadRules(game: string, language: Language): Promise<Section[]> {
  const load = DOCUMENTS[`../generated/${game}/rules.${language}.json`];
  if (!load) throw new Error(`no rules of ${game} in ${language}`);
  const sections = await load();
  const clauses = clausesOf(sections);
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({ ...block, html: linked(block.html, game, clauses) })),
  }));
}

export function findClause(sections: readonly Section[], clause: string): Block | undefined {
  return sections.flatMap((section) => section.blocks).find((block) => block.clause === clause);
}

/** The passages that hold all the words, marked; and how many there are. */
export function findPassages(sections: readonly Section[], words: readonly string[]) {
  const kept = sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => holds(block, words)),
    }))
    .filter((section) => section.blocks.length > 0);
  const count = kept.reduce((sum, section) => sum + section.blocks.length, 0);
  return { sections: kept.map((section) => withMarks(section, words)), count };
}

function holds({ clause = "", html }: Block, words: readonly string[]): boolean {
  return hasAll(`${clause} ${html}`, words);
}

function withMarks(section: Section, words: readonly string[]): Section {
  const blocks = section.blocks.map((block) => ({ ...block, html: marked(block.html, words) }));
  return { ...section, blocks };
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
