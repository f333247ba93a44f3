// Words that every question has and no rule is about.
import type { Language } from "$lib/texts.svelte";
import { plain } from "./words";

const ENGLISH = `
  a about after all also an and another any anybody anyone anything are as at be because been before but by
  can cannot could d did do does doing don else every for from get gets go goes got had happen happens
  has have he her his how i if in into is isn it its just like ll m many may me mean means much must
  my need no not of off on one ones only or other our out s shall she should so some somebody
  someone something still t than that the their them then there these they thing this those to too
  under up us ve very want was we were what whats when where which while who whose why will with
  without would you your
`;
const FRENCH = `
  a à afin ai ainsi alors après as au aucun aussi autre aux avant avec avoir c ça car ce cela ces cet
  cette chaque chez ci combien comme comment d dans de déjà des dois doit doivent donc du elle elles en
  encore entre es est et étais était été être eu fait faire faut fois ici il ils j je jusqu l la le les
  leur leurs lors lorsque lui m ma mais me même mes moi mon n ne ni non nos notre nous on ont ou où oui
  par parce pas pendant peut peux pour pourquoi pouvez puis qu quand que quel quelle quelles quels
  quelqu qui quoi s sa sans se sera ses si son sont sous suis sur t ta te tes toi ton tous tout toute
  toutes tu un une va veut veux vers vos votre vous y
`;

/** The words as they are written, and as they are typed without accents. */
function setOf(words: string): ReadonlySet<string> {
  const written = words.split(/\s+/).filter(Boolean);
  return new Set([...written, ...written.map(plain)]);
}

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(ENGLISH),
  fr: setOf(FRENCH),
};

/** With its accents a word may be another one: "dé" is none, "de" is. */
export function isStopWord(word: string, language: Language): boolean {
  return STOP_WORDS[language].has(word.toLowerCase());
}
