// The last plans of each game, so that the same people can sit down again with one press; and how
// people met online.
import { recalled, remember } from "$lib/memory";
import type { Facts } from "../engine/facts";
import { FIRST_MEETING, isMeeting, type Meeting } from "./meeting";
import { firstPlan, type Place, type Plan, ROLES, type Where } from "./plan";

const PLANS = { device: "rejouons.plan.", online: "rejouons.plan.online." };
const MEETING = "rejouons.meeting";

export function rememberPlan(game: string, where: Where, plan: Plan): void {
  remember(PLANS[where] + game, plan);
}

/** The last plan, if it still fits the game; else the first one. */
export function recalledPlan(facts: Facts, where: Where): Plan {
  const found = recalled(PLANS[where] + facts.game);
  return fits(facts, found) ? found : firstPlan(facts, where);
}

export function rememberMeeting(meeting: Meeting): void {
  remember(MEETING, meeting);
}

export function recalledMeeting(): Meeting {
  const found = recalled(MEETING);
  return isMeeting(found) ? found : { ...FIRST_MEETING };
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
