import { expect, test } from "vitest";
import { isLow, sayTime, timeLeft } from "./clock";
import type { SceneClock } from "./wire";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** A clock of 30 s for a move; seat 0 was asked at 1000 s, with 60 s in reserve; seat 1 was not. */
const CLOCK: SceneClock = {
  kind: "live",
  move: 30 * SECOND,
  reserve: 60 * SECOND,
  now: 1000 * SECOND,
  seats: [{ left: 60 * SECOND, since: 1000 * SECOND }, { left: 45 * SECOND }],
};

const after = (seconds: number) => timeLeft(CLOCK, 0, (1000 + seconds) * SECOND);

test("the time of the move goes first, then the reserve", () => {
  expect(after(0)).toEqual({ move: 30 * SECOND, reserve: 60 * SECOND, isRunning: true });
  expect(after(29)).toMatchObject({ move: SECOND, reserve: 60 * SECOND });
  expect(after(30)).toMatchObject({ move: 0, reserve: 60 * SECOND });
  expect(after(75)).toMatchObject({ move: 0, reserve: 15 * SECOND });
  expect(after(100)).toMatchObject({ move: 0, reserve: 0 });
});

test("a clock that looks fast here takes nothing away", () => {
  expect(after(-5)).toMatchObject({ move: 30 * SECOND, reserve: 60 * SECOND });
});

test("whoever is not asked has all the time of a move", () => {
  const waiting = timeLeft(CLOCK, 1, 5000 * SECOND);
  expect(waiting).toEqual({ move: 30 * SECOND, reserve: 45 * SECOND, isRunning: false });
});

test("the last ten seconds in all are told, of who is asked alone", () => {
  expect(isLow(after(25))).toBe(false); // the reserve is whole
  expect(isLow(after(79))).toBe(false);
  expect(isLow(after(80))).toBe(true);
  const others = { ...CLOCK, move: SECOND, seats: [{ left: 0 }, { left: 0 }] };
  expect(isLow(timeLeft(others, 0, 0))).toBe(false);
});

test("a second that has begun counts as whole", () => {
  expect(sayTime(65_000)).toBe("1:05");
  expect(sayTime(64_001)).toBe("1:05");
  expect(sayTime(1)).toBe("0:01");
  expect(sayTime(0)).toBe("0:00");
});

test("hours and days are said in words", () => {
  expect(sayTime(3600 * SECOND)).toBe("online-hours"); // no words are loaded here
  expect(sayTime(DAY)).toBe("online-days");
  expect(sayTime(DAY - 1)).toBe("online-days");
});
