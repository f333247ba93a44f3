// The game in words, said as ids with their values.
import { Mark, Phase } from "$generated/a_vos_marques/layout";
import { describe as group, expect, it } from "vitest";
import { drivesOf, pushesOf } from "../roads/ways";
import { foreseen, state } from "../testing";
import { attackLines } from "./attacks";
import { describe } from "./describe";
import { driveLines, driveWords } from "./drives";
import { BOX } from "../laid";
import { FIRST_S } from "../cards/decks";
import { outcomeOf } from "../cards/outcome";
import { nearestWords, notes, spaceWords, standing } from "./words";

const say = (id: string, values?: object) =>
  values ? `${id} ${Object.values(values).join(" ")}`.trim() : id;
const NAMES = ["Ann", "Bob", "Cat"].map((name, seat) => ({ seat, name, who: "human" }));

function drive(shown: ReturnType<typeof state>, end: string) {
  return drivesOf(BOX, foreseen(shown)).find((one) => BOX.roads.name(one.end) === end)!;
}

it("a seat shows how far it is to the finish, and that a turn is missed", () => {
  const shown = state({ players: [{ space: "H16", marks: 1 << Mark.MISS }] });
  expect(standing(BOX, shown, 0, say)).toEqual({
    ...{ text: "11", unit: "board-unit-to-go" },
    ...{ label: "board-to-finish 11", note: "board-note-miss" },
  });
});

it("a space tells its place, region, distance and who stands there", () => {
  const shown = state({ players: [{ space: "C15" }, { space: "C15" }] });
  expect(spaceWords(BOX, shown, BOX.roads.numbered("C15"), NAMES, say)).toBe(
    "space C15, place casino, board-region coast, board-to-finish 37, board-stands-there Ann, Bob",
  );
});

it("the nearest places are those of the rules", () => {
  const [station, police] = nearestWords(BOX, BOX.roads.numbered("M10"), say);
  expect([station, police]).toEqual([
    "board-nearest service_station N10 11",
    "board-nearest police A09 11",
  ]);
});

group("a move", () => {
  it("tells what is lost, who is in the way, and what the place offers", () => {
    const shown = state({ players: [{ space: "C13", ecus: 5 }, { space: "C15" }], red: [3, 3, 0] });
    expect(driveWords(BOX, shown, 0, drive(shown, "C15"), say)).toBe(
      "board-lost 4, board-rests C14, board-visit-casino",
    );
  });

  it("tells that an errand is done, and what is paid there", () => {
    const errand = { space: "M10", errand: "M04", errand_card: 8 }; // E09: a restaurant, 1 écu
    const shown = state({ players: [errand], red: [4, 4, 0] });
    const lines = driveLines(BOX, shown, 0, drive(shown, "M04"), say);
    expect(lines[1]).toBe("board-farther 44 6");
    expect(lines[2]).toContain("board-op-pay 1");
  });

  it("tells the ticket that it takes", () => {
    const shown = state({ players: [{ space: "N13", tickets: 1 }], red: [3, 4, 0] });
    expect(driveWords(BOX, shown, 0, drive(shown, "H04"), say)).toBe("board-crosses 1");
  });
});

it("an attack tells its effect there and what would answer it, not what is held", () => {
  const players = [{ hand: "S05" }, { space: "M14", products: "ESP" }];
  const shown = state({ phase: Phase.ATTACK, players });
  const card = BOX.cardNamed("S05")!;
  const pushes = pushesOf(BOX, foreseen(shown), BOX.cardNumber("S05") - FIRST_S, 1);
  const outcome = outcomeOf(BOX, card, shown, 1, pushes);
  const lines = attackLines(BOX, card, outcome, NAMES[1]!, say);
  expect(lines).toEqual([
    "board-would-rest board-would Bob board-op-back 9 M05 43",
    "Board-counter product ESP board-op-forward 3",
    "Board-counter product ASR board-op-back 2",
    "Board-counter product ABS board-op-back 4",
  ]);
});

group("notes", () => {
  it("remind of the errand and of what waits", () => {
    const waiting = { space: "M10", errand: "M04", errand_card: 8, marks: 1 << Mark.ONE_DIE };
    const told = notes(BOX, state({ phase: Phase.RED, players: [waiting] }), 0, say);
    expect(told).toHaveLength(2);
  });

  it("tell a debtor how much it is", () => {
    const shown = state({ phase: Phase.SALE, task: 4, players: [{ ecus: 1 }] });
    expect(notes(BOX, shown, 0, say)).toEqual(["board-owes 4 1"]);
  });
});

it("describes the turn, the players, the nearest places, the hand and the prices", () => {
  const shown = state({ players: [{ hand: "S01 S01 S09" }] });
  const told = describe(BOX, { state: shown, viewer: 0, players: NAMES, say });
  expect(told.map(({ title }) => title)).toEqual([
    ...["board-round 2", "Ann (board-you)", "Bob", "Cat"],
    ...["board-places", "board-own-cards", "board-price-list"],
  ]);
  expect(told.at(-2)!.lines).toHaveLength(2);
  expect(told.at(-1)!.lines).toHaveLength(9);
});
