// Texts in the language of the moment. Everything said is said anew when the language changes.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { withMinus } from "./numbers";

export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;
export type Say = (id: string, values?: Values) => string;

type Sources = Record<string, () => Promise<string>>;

const PROGRAM = import.meta.glob("../generated/texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Sources;
const GAMES = import.meta.glob("../generated/*/texts.*.ftl", {
  query: "?raw",
  import: "default",
}) as Sources;

let language = $state<Language>("en");
let wanted: Language = "en"; // the one asked for last, while its words are still on their way
const bundles = $state.raw(new Map<string, FluentBundle>());
const games = new Set<string>(); // whose words are in use, whatever the language
let hasCodes = $state(false); // codes that no board prints are named; else `.plain` says it without
let count = $state(0); // of bundles loaded: what was said before a bundle came is said again

export function currentLanguage(): Language {
  return language;
}

/** Loads a language's words, then speaks it, unless another was asked for meanwhile. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  await Promise.all(["", ...games].map((game) => load(next, game)));
  if (wanted === next) language = next;
}

/** Has sentences name codes that no board prints, such as those of spaces, or do without. */
export function showCodes(isWanted: boolean): void {
  hasCodes = isWanted;
}

/** Loads the words of a game in the language spoken, and in the one to be spoken. */
export async function loadGameTexts(game: string): Promise<void> {
  games.add(game);
  await Promise.all([load(language, game), load(wanted, game)]);
}

/** Says something of the app. */
export const say: Say = (id, values) => format("", id, values);

/** Says something of a game, which may tell more about values than they do themselves. */
export function sayOf(game: string, explained = (values: Values) => values): Say {
  return (id, values = {}) => format(game, id, explained(values));
}

async function load(spoken: Language, game: string): Promise<void> {
  const key = `${spoken} ${game}`;
  if (bundles.has(key)) return;
  const source = game
    ? GAMES[`../generated/${game}/texts.${spoken}.ftl`]
    : PROGRAM[`../generated/texts/${spoken}.ftl`];
  if (!source) throw new Error(`no texts of ${game || "the app"} in ${spoken}`);
  bundles.set(key, bundleOf(spoken, await source()));
  count += 1;
}

function bundleOf(spoken: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const MOST_KEPT = 4000; // sentences
const kept = new Map<string, string>(); // what was said, by what it was said of
let keptOf = ""; // which words they were said in

/** Says it as it was said before, if it was: boards say the same of most of their places. */
function format(game: string, path: string, values: Values = {}): string {
  const words = `${count} ${language} ${hasCodes}`;
  if (words !== keptOf || kept.size > MOST_KEPT) kept.clear();
  keptOf = words;
  const isPlain = Object.values(values).every((value) => typeof value !== "object");
  if (!isPlain) return formatAnew(game, path, values);
  const key = JSON.stringify([game, path, values]);
  const before = kept.get(key);
  if (before !== undefined) return before;
  const said = formatAnew(game, path, values);
  kept.set(key, said);
  return said;
}

function formatAnew(game: string, path: string, values: Values): string {
  const bundle = bundles.get(`${language} ${game}`);
  const [id, attribute] = path.split(".") as [string, string?];
  const message = bundle?.getMessage(id);
  const plain = hasCodes ? undefined : message?.attributes["plain"];
  const pattern = attribute ? message?.attributes[attribute] : (plain ?? message?.value);
  return bundle && pattern ? bundle.formatPattern(pattern, plainNumbers(values)) : path;
}

/** Whole numbers are written without separators, and with a minus that is none of a hyphen. */
function plainNumbers(values: Values): Values {
  const plain = (value: FluentVariable) =>
    typeof value === "number" ? new PlainNumber(value, { useGrouping: false }) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

class PlainNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}
