// Actions in words.
import { expect, it } from "vitest";
import { Actions } from "../engine/actions";
import type { Facts } from "../engine/facts";
import { sayAction } from "./spoken";

const target = { name: "target", size: 6, first: 1, isSeat: true };
const facts = { actions: [{ name: "challenge", clause: "", fields: [target] }] };
const actions = Actions.of(facts as unknown as Facts);

it("an action names the player it is aimed at; its written form has the number", () => {
  const say = (id: string, values?: object) => JSON.stringify([id, values]);
  const action = actions.parse("challenge 2")!;
  const said = sayAction(say, actions, action, ["Anna", "Zoé"]);
  expect(JSON.parse(said)).toEqual(["move-challenge", { target: "Zoé" }]);
  expect(actions.text(action)).toBe("challenge 2");
});
