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

const TABLE_ROW = /<tr>\s*<td>.*?<\/tr>/gs; // not that of its head
const DOCUMENTS = import.meta.glob("../generated/*/rules.*.json", {
  import: "default",
}) as Record<string, () => Promise<Section[]>>;

/** A game's rules; clauses they mention have become links. */
export async function loadRules(game: string, language: Language): Promise<Section[]> {
  const load = DOCUMENTS[`../generated/${game}/rules.${language}.json`];
  if (!load) throw new Error(`no rules of ${game} in ${language}`);
  const sections = await load();
  const clauses = clausesOf(sections);
  return stepwise(sections).map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({ ...block, html: linked(block.html, game, clauses) })),
  }));
}

export function findClause(sections: readonly Section[], clause: string): Block | undefined {
  return sections.flatMap((section) => section.blocks).find((block) => block.clause === clause);
}

/** The passages that, under their title, hold all the words, marked; and how many there are. */
export function findPassages(sections: readonly Section[], words: readonly string[]) {
  let count = 0;
  const found = sections.map((section) => {
    const left = words.filter((word) => !hasAll(section.title, [word]));
    const blocks = section.blocks.flatMap((block) => {
      const passages = passagesIn(block, left);
      count += passages.count;
      return passages.count ? { ...block, html: marked(passages.html, words) } : [];
    });
    return { ...section, blocks };
  });
  return { sections: stepwise(found.filter((section) => section.blocks.length > 0)), count };
}

/** What is left of a block: all of it or nothing, but of a table only the rows that hold the words. */
function passagesIn({ clause = "", html }: Block, words: readonly string[]) {
  const rows = html.match(TABLE_ROW);
  if (!rows) return { html, count: hasAll(`${clause} ${html}`, words) ? 1 : 0 };
  const others = rows.filter((row) => !hasAll(row, words));
  const left = html.replace(TABLE_ROW, (row) => (others.includes(row) ? "" : row));
  return { html: left, count: rows.length - others.length };
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
