// A rules document in chapters, each with the sections within it.
import type { Block, Section } from "$lib/rules";

export interface Placed extends Section {
  place: number; // in the document
}

export interface Chapter {
  title: string;
  place: number; // of its first section
  sections: Placed[];
}

const CHAPTER_DEPTH = 2;

/** The document's opening, above its first chapter, and the chapters. */
export function chaptersOf(sections: readonly Section[]): {
  opening: Block[];
  chapters: Chapter[];
} {
  const opening: Block[] = [];
  const chapters: Chapter[] = [];
  for (const [place, section] of sections.entries()) {
    const placed = { ...section, place };
    if (section.depth < CHAPTER_DEPTH) opening.push(...section.blocks);
    else if (section.depth > CHAPTER_DEPTH && chapters.length)
      chapters.at(-1)!.sections.push(placed);
    else chapters.push({ title: section.title, place, sections: [placed] });
  }
  return { opening, chapters };
}

/** The chapter that tells a clause, by its place; -1 where none does. */
export function chapterOf(chapters: readonly Chapter[], clause: string): number {
  return chapters.findIndex(({ sections }) =>
    sections.some(({ blocks }) => blocks.some((block) => block.clause === clause)),
  );
}

/** The chapter that a section belongs to. */
export function chapterAt(chapters: readonly Chapter[], place: number): number {
  return chapters.findLastIndex((chapter) => chapter.place <= place);
}

/** Blocks one after the other; those with pictures that follow each other come together. */
export function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.picture && last?.at(-1)?.picture) last.push(block);
    else groups.push([block]);
  }
  return groups;
}
