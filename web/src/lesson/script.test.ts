// Every game's first lesson: its steps add up, it can be played, and its board can be pointed at.
import { describe, expect, it } from "vitest";
import { Match } from "../engine/match";
import { decode, viewOf } from "../engine/memory";
import { secretOf } from "../engine/fairness";
import { rulesOf } from "../engine/testing";
import { loadUi } from "../games/registry";
import {
  actionsBefore,
  commentBefore,
  LEARNER,
  type Lesson,
  lessonOf,
  playedBefore,
  progress,
  repliesOf,
  type Step,
  taughtGames,
} from "./script";

const TAUGHT = await Promise.all(
  taughtGames().map(async (game) => ({
    game,
    ui: await loadUi(game),
    lesson: await lessonOf(game),
  })),
);

const STEPS: Step[] = [
  { say: "welcome" },
  { say: "take", play: "take glass 2" },
  { replies: ["1 take caps 1", "2 bid 3"] },
  { say: "end" },
];

describe("the steps of a lesson", () => {
  it("know how many actions were played before them", () => {
    expect(STEPS.map((_, place) => actionsBefore(STEPS, place))).toEqual([0, 0, 1, 3]);
  });

  it("know who played what before them", () => {
    expect(playedBefore(STEPS, 3)).toEqual([
      { seat: LEARNER, move: "take glass 2" },
      { seat: 1, move: "take caps 1" },
      { seat: 2, move: "bid 3" },
    ]);
  });

  it("are counted by their comments", () => {
    expect(STEPS.map((_, place) => progress(STEPS, place).number)).toEqual([1, 2, 2, 3]);
    expect(progress(STEPS, 0).count).toBe(3);
  });

  it("lead back to the comment before", () => {
    expect(STEPS.map((_, place) => commentBefore(STEPS, place))).toEqual([null, 0, 1, 1]);
  });

  it("tell who replies", () => {
    expect(repliesOf(STEPS[2]!)).toEqual([
      { seat: 1, move: "take caps 1" },
      { seat: 2, move: "bid 3" },
    ]);
    expect(repliesOf(STEPS[0]!)).toEqual([]);
  });
});

function begin(game: string, { players, seats, options, seed, fairness }: Lesson): Match {
  const nonces = seats.map(() => "");
  const terms = { players, seats, options, names: [], nonces, fairness, isBranch: false };
  return new Match(rulesOf(game), { ...terms, secret: secretOf(seed, fairness) });
}

function follow(match: Match, step: Step): void {
  if (step.play) match.act(LEARNER, match.actions.parse(step.play)!);
  for (const { seat, move } of repliesOf(step)) match.act(seat, match.actions.parse(move)!);
}

describe.each(TAUGHT)("the lesson of $game", ({ game, ui, lesson }) => {
  it("can be played to its end", () => {
    const match = begin(game, lesson);
    lesson.steps.forEach((step, place) => {
      expect(match.length).toBe(actionsBefore(lesson.steps, place));
      follow(match, step);
    });
    expect(match.isOver).toBe(false);
  });

  it("points at places of the board, and at those to press", () => {
    const { outline, path } = ui;
    const match = begin(game, lesson);
    for (const step of lesson.steps) {
      const state = decode(match.facts.records.state, viewOf(match.view(LEARNER)));
      const move = step.play && match.actions.decode(match.actions.parse(step.play)!);
      const places = [...(step.points ?? []), ...(move ? path(move, LEARNER) : [])];
      expect(places.filter((place) => !outline(place, LEARNER, state))).toEqual([]);
      follow(match, step);
    }
  });
});

describe("a game without a lesson", () => {
  it("is refused", async () => {
    await expect(lessonOf("chess")).rejects.toMatchObject({ why: "UnknownGame" });
  });
});
