// What each viewer is told of the golden matches, byte for byte what Python's referee tells.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Match } from "../engine/match";
import { GAMES, goldenNames, goldenSave, replayed } from "../engine/testing";
import { Witness } from "../engine/witness";
import { encodeFrame } from "./encode";
import { wireFrame } from "./testing";

function digests(game: string): Record<string, string> {
  const file = new URL(`../../../tests/games/${game}/frames.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>;
}

const viewersOf = (match: Match) => [-1, ...match.terms.seats.keys()];

/** What a viewer is told of the latest action alone. */
function latest(match: Match, viewer: number): Uint8Array {
  return encodeFrame(wireFrame(match, viewer, new Witness(match, viewer).number));
}

describe.each(GAMES)("the golden matches of %s", (game) => {
  it.each(goldenNames(game))("are told to each viewer as Python tells them: %s", (name) => {
    const hash = sha256.create();
    for (const match of replayed(game, goldenSave(game, name))) {
      for (const viewer of viewersOf(match)) hash.update(latest(match, viewer));
    }
    expect(bytesToHex(hash.digest())).toBe(digests(game)[name]);
  });
});
