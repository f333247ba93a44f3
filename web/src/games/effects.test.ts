import { expect, it } from "vitest";
import { AT_ONCE, effects } from "./effects";

type Event = { kind: "paid"; amount: number } | { kind: "passed" };

const effect = effects<Event>({
  pauseOf: ({ kind }) => (kind === "paid" ? 500 : AT_ONCE),
  sounds: { paid: "coins", passed: "wood" },
  flightOf: (event, say) =>
    event.kind === "paid" ? { from: "purse", to: "till", text: say("money") } : undefined,
  isQuiet: ({ kind }) => kind === "passed",
});
const say = (id: string) => id;

it("an event is looked at, heard, and sends something flying", () => {
  const flight = { from: "purse", to: "till", text: "money" };
  expect(effect({ kind: "paid", amount: 3 }, say)).toEqual({ pause: 500, sound: "coins", flight });
});

it("what goes without saying is not heard", () => {
  expect(effect({ kind: "passed" }, say)).toEqual({ pause: AT_ONCE, isQuiet: true });
});
