// The plan of a table: who sits where, under which options; until the match begins it may change.
import { newNonce } from "../engine/fairness";
import type { Facts, Option } from "../engine/facts";
import type { NewTerms } from "../engine/referee";
import { counts, HUMAN } from "../engine/terms";

/** At one device, or each at their own. */
export type Where = "device" | "online";

export const ROLES = ["me", "friend", "bot"] as const;
export type Role = (typeof ROLES)[number];

export interface Place {
  role: Role;
  level: number; // of a bot, from 1; kept while a person sits there
  name: string; // of a friend at this device
}

export interface Plan {
  players: number;
  places: Place[]; // as many as the game has; those past the players stay empty
  options: Record<string, number | string>;
}

/** How many people and bots sit down, me among the people. */
export interface Preset {
  people: number;
  bots: number;
}

const FIRST_LEVEL = 2; // one that a newcomer can beat, and has to think to

/** What somebody gets who chooses nothing: themselves, against as few others as possible. */
export function firstPlan(facts: Facts, where: Where): Plan {
  const [least, most] = facts.players;
  const empty: Place = { role: "bot", level: FIRST_LEVEL, name: "" };
  const plan: Plan = {
    players: least,
    places: Array.from({ length: most }, () => ({ ...empty })),
    options: Object.fromEntries(facts.options.map((option) => [option.key, option.default])),
  };
  return arranged(plan, presetsFor(facts.players, where, facts.taught)[0]!);
}

/** The ways most people sit down; as few as the lesson taught the game with. */
export function presetsFor(
  [least, most]: Facts["players"],
  where: Where,
  taught = least,
): Preset[] {
  const few = Math.min(Math.max(taught, least), most);
  return where === "device" ? presetsHere(few, most) : presetsOnline(few, most);
}

/** Alone against few bots or many, or two together. */
function presetsHere(few: number, most: number): Preset[] {
  const alone = { people: 1, bots: few - 1 };
  const together = { people: 2, bots: Math.max(0, few - 2) };
  const crowd = { people: 1, bots: most - 1 };
  return most > few ? [alone, together, crowd] : [alone, together];
}

/** Two, with bots if the game needs them; two among many bots; a table full of people. */
function presetsOnline(few: number, most: number): Preset[] {
  const together = { people: 2, bots: Math.max(0, few - 2) };
  if (most === 2) return [together];
  const mixed = { people: 2, bots: most - 2 };
  const full = { people: most, bots: 0 };
  return most > few ? [together, full, mixed] : [together, full];
}

export function arranged(plan: Plan, { people, bots }: Preset): Plan {
  const places = plan.places.map((place, seat) => ({ ...place, role: roleAt(seat, people) }));
  return { ...plan, players: people + bots, places };
}

/** The preset that a plan follows, if it follows any. */
export function presetOf(plan: Plan, presets: readonly Preset[]): Preset | undefined {
  return presets.find(
    ({ people, bots }) =>
      plan.players === people + bots &&
      seated(plan).every((place, seat) => place.role === roleAt(seat, people)),
  );
}

/** The plan with as many players as a board allows. */
export function limited(plan: Plan, [least, most]: Facts["players"]): Plan {
  return { ...plan, players: Math.min(Math.max(plan.players, least), most) };
}

/** The plan with another role at a seat; I can sit in one place only. */
export function withRole(plan: Plan, seat: number, role: Role): Plan {
  const places = plan.places.map((place, at) => {
    if (at === seat) return { ...place, role };
    return role === "me" && place.role === "me" ? { ...place, role: "friend" as const } : place;
  });
  return { ...plan, places };
}

/** The options that make a difference, as the others are chosen. */
export function effectiveOptions(facts: Facts, { players, options }: Plan): Option[] {
  return facts.options.filter((option) => counts(option, players, options));
}

/** What is chosen, with the options that make no difference as they usually are. */
function settledOptions(facts: Facts, plan: Plan): Plan["options"] {
  const effective = effectiveOptions(facts, plan);
  return Object.fromEntries(
    facts.options.map((option) => {
      const { key, default: usual } = option;
      return [key, effective.includes(option) ? plan.options[key]! : usual];
    }),
  );
}

export function seated(plan: Plan): Place[] {
  return plan.places.slice(0, plan.players);
}

export function termsOf(facts: Facts, plan: Plan, myName: string): NewTerms {
  const places = seated(plan);
  return {
    players: plan.players,
    options: settledOptions(facts, plan),
    seats: places.map(({ role, level }) => (role === "bot" ? `level:${level}` : HUMAN)),
    names: places.map((place) => nameAt(place, myName).trim()),
  };
}

/** What a seat adds to the dice: the word typed or any, if a person sits there; a bot nothing. */
export function nonceOf(who: string, typed: string): string {
  return who === HUMAN ? typed || newNonce() : "";
}

function roleAt(seat: number, people: number): Role {
  if (seat >= people) return "bot";
  return seat === 0 ? "me" : "friend";
}

function nameAt({ role, name }: Place, myName: string): string {
  if (role === "bot") return "";
  return role === "me" ? myName : name;
}
