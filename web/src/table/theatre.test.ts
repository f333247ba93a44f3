// The theatre: one event after the other, skippable, and in the end what is.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Referee } from "../engine/referee";
import { factsOf, rulesOf } from "../engine/testing";
import { loadUi } from "../games/registry";
import { Theatre } from "./theatre.svelte";

const facts = factsOf("mark");
const ui = await loadUi("mark");
const say = (id: string) => id;

let referee: Referee;
let heard: string[];
let tempo: number;
let theatre: Theatre;

function actOnce(): void {
  const seat = referee.frame(-1, 0).waiting[0]!;
  referee.act(seat, referee.frame(seat, 0).legal[0]!);
}

beforeEach(() => {
  vi.useFakeTimers();
  referee = new Referee(rulesOf("mark"));
  referee.start({ players: 2, seats: ["human", "human"], names: [], options: {}, seed: "stage" });
  heard = [];
  tempo = 1;
  const onEvent = (event: { kind: string }) => void heard.push(event.kind);
  theatre = new Theatre({ facts, ui, say, tempo: () => tempo, onEvent });
  theatre.cut(referee.frame(-1, 0));
});
afterEach(() => vi.useRealTimers());

describe("the theatre", () => {
  it("lists what happened before without playing it", () => {
    expect(theatre.lines[0]!.event.kind).toBe("first_player");
    expect(heard).toEqual([]);
    expect(theatre.isPlaying).toBe(false);
  });

  it("lists nothing that goes without saying, but lets it be heard", async () => {
    const quiet = { ...ui, effect: () => ({ pause: 0, isQuiet: true }) };
    const onEvent = (event: { kind: string }) => void heard.push(event.kind);
    theatre = new Theatre({ facts, ui: quiet, say, tempo: () => tempo, onEvent });
    theatre.cut(referee.frame(-1, 0));
    actOnce();
    const played = theatre.play(referee.frame(-1, 1));
    await vi.runAllTimersAsync();
    await played;
    expect(heard).not.toEqual([]);
    expect(theatre.lines).toEqual([]);
  });

  it("plays event after event, with a pause between them", async () => {
    actOnce();
    const told = referee.frame(-1, 1).chapters[0]!.events.map((event) => event.kind);
    const played = theatre.play(referee.frame(-1, 1));
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(told.slice(0, 1));
    expect(theatre.isPlaying).toBe(true);
    await vi.runAllTimersAsync();
    await played;
    expect(heard).toEqual(told);
    expect(theatre.frame!.number).toBe(1);
    expect(theatre.isPlaying).toBe(false);
  });

  it("shows the rest at once when skipped", async () => {
    actOnce();
    const played = theatre.play(referee.frame(-1, 1));
    await vi.advanceTimersByTimeAsync(1);
    theatre.skip();
    await played;
    expect(theatre.isPlaying).toBe(false);
    expect(heard.length).toBe(referee.frame(-1, 1).chapters[0]!.events.length);
  });

  it("does not wait where nothing may move", async () => {
    tempo = 0;
    actOnce();
    await theatre.play(referee.frame(-1, 1));
    expect(theatre.frame!.number).toBe(1);
    expect(theatre.flights).toEqual([]);
  });

  it("plays frames in the order they came", async () => {
    actOnce();
    const first = referee.frame(-1, 1);
    actOnce();
    const second = referee.frame(-1, 2);
    const both = Promise.all([theatre.play(first), theatre.play(second)]);
    await vi.runAllTimersAsync();
    await both;
    expect(theatre.lines.map((line) => line.number)).toEqual(
      theatre.lines.map((line) => line.number).toSorted((a, b) => a - b),
    );
    expect(theatre.frame!.number).toBe(2);
  });
});
