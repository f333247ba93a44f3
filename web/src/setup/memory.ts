// The last plan of each game, so that the same people can sit down again with one press.
import type { Facts } from "../engine/facts";
import { firstPlan, type Place, type Plan, ROLES } from "./plan";

const PREFIX = "rejouons.plan.";

export function rememberPlan(game: string, plan: Plan): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(plan));
  } catch {
    // A full or forbidden storage: next time begins with the first plan.
  }
}

/** The last plan, if it still fits the game; else the first one. */
export function recalledPlan(facts: Facts): Plan {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + facts.game) ?? "null") as unknown;
    return fits(facts, found) ? found : firstPlan(facts);
  } catch {
    return firstPlan(facts);
  }
}

export function fits(facts: Facts, found: unknown): found is Plan {
  const [least, most] = facts.players;
  const plan = found as Plan | null;
  return (
    plan !== null &&
    plan.players >= least &&
    plan.players <= most &&
    plan.places.length === most &&
    plan.places.every((place) => isPlace(facts, place)) &&
    facts.options.every((option) => option.values.includes(plan.options[option.key]!)) &&
    Object.keys(plan.options).length === facts.options.length
  );
}

function isPlace(facts: Facts, { role, level, name }: Place): boolean {
  const hasLevel = Number.isInteger(level) && level >= 1 && level <= facts.levels.length;
  return ROLES.includes(role) && hasLevel && typeof name === "string";
}
