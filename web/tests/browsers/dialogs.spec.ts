// What lies over a screen has room for what it says, in every browser.
import { expect } from "@playwright/test";
import { GAMES } from "../games";
import { BEGIN } from "../table";
import { test } from "./fixtures";
import type { Visit } from "./visit";

const LEAST = 250; // pixels of width, of any dialog
const GAME = GAMES[0]!;

interface Box {
  width: number;
  height: number;
  wanted: number; // the height that its words take
  room: number; // the height of the window
  isRinged: boolean; // the button that closes it, to which nobody went
}

/** Runs in the page: the dialog that is open. */
function boxOf(): Box | null {
  const sheet = document.querySelector("dialog[open] .sheet");
  if (!sheet) return null;
  const { width, height } = sheet.parentElement!.getBoundingClientRect();
  const isRinged = sheet.querySelector(".close:focus-visible") !== null;
  return { width, height, wanted: sheet.scrollHeight, room: innerHeight, isRinged };
}

/** It shows all of its words, or as many as the window has room for, and can be closed. */
async function expectRoom(visit: Visit): Promise<void> {
  const { width, height, wanted, room, isRinged } = await visit.until(boxOf);
  expect(width).toBeGreaterThan(LEAST);
  expect(height).toBeGreaterThan(Math.min(wanted, room * 0.9) - 1);
  expect(height).toBeLessThan(room + 1);
  expect(isRinged).toBe(false);
  await visit.escape();
  await visit.until(() => !document.querySelector("dialog[open]"));
}

async function sitDown(visit: Visit): Promise<void> {
  await visit.goto(`#/new/${GAME.id}`);
  await visit.press("button", BEGIN);
  await visit.see(".spot.open");
}

test("dialogs at a table", async ({ visit }) => {
  await sitDown(visit);
  await visit.press("button", "Menu");
  await expectRoom(visit);
  await visit.press("button", "Rules");
  await visit.see("dialog input"); // the rules have come, with their search
  await expectRoom(visit);
  await visit.press(".log li button"); // the rule of something that happened
  await expectRoom(visit);
});

test("dialogs beside a table", async ({ visit }) => {
  await sitDown(visit);
  await visit.goto();
  await visit.press("button", "Delete");
  await expectRoom(visit);
});

test("the language that is spoken is underlined", async ({ visit }) => {
  await visit.goto();
  await visit.see(".switch button");
  const lines = await visit.look(() =>
    [...document.querySelectorAll(".switch button")].map((button) => [
      button.getAttribute("aria-pressed"),
      getComputedStyle(button).textDecorationLine,
    ]),
  );
  expect(lines.toSorted()).toEqual([
    ["false", "none"],
    ["true", "underline"],
  ]);
});

test("the slips of the settings begin at the same height", async ({ visit }) => {
  await visit.goto("#/settings");
  await visit.see("main section");
  const tops = await visit.look(() =>
    [...document.querySelectorAll(".sheets > div")].map((one) => one.getBoundingClientRect().top),
  );
  const [first] = tops;
  expect(tops).toEqual([first, first]);
});
