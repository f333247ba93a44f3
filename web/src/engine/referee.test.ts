// The referee: frames that show what a viewer may know, undo, previews that promise nothing false.
import { describe, expect, it } from "vitest";
import { Actions } from "./actions";
import { OMNISCIENT } from "./eyes";
import { Referee } from "./referee";
import { Refusal } from "./refusal";
import { factsOf, rulesOf } from "./testing";

const facts = factsOf("mark");
const actions = Actions.of(facts);
const rules = rulesOf("mark");
const FIRST_SEAT = { first_player: "seat_1" };

function table(seats = ["human", "human"], seed?: string): Referee {
  const referee = new Referee(rules);
  const names = seats.map((_, seat) => `Player ${seat}`);
  const fixed = seed === undefined ? {} : { seed };
  referee.start({ players: seats.length, seats, names, options: FIRST_SEAT, ...fixed });
  return referee;
}

/** Plays the first legal actions until somebody must bid. */
function untilAuction(players = 2): Referee {
  for (let seed = 0; ; seed += 1) {
    const referee = table(Array<string>(players).fill("human"), String(seed));
    if (referee.frame(0, 0).waiting.length === players) return referee;
  }
}

/** Plays so many first legal actions. */
function playOn(referee: Referee, count: number): void {
  for (let played = 0; played < count; played += 1) {
    const seat = referee.frame(0, 0).waiting[0]!;
    referee.act(seat, referee.frame(seat, 0).legal[0]!);
  }
}

describe("a table", () => {
  it("begins with the set-up and asks somebody", () => {
    const frame = table().frame(0, 0);
    expect(frame.chapters[0]!.events[0]).toEqual({ kind: "first_player", seat: 0 });
    expect(frame.waiting.length).toBeGreaterThan(0);
    expect(frame.results).toEqual([]);
  });

  it("plays to the end, and tells only what is new", () => {
    const referee = table();
    let frame = referee.frame(0, 0);
    while (frame.waiting.length) {
      const seat = frame.waiting[0]!;
      referee.act(seat, referee.frame(seat, frame.number).legal[0]!);
      const next = referee.frame(0, frame.number + 1);
      expect(next.chapters.map((chapter) => chapter.number)).toEqual([frame.number + 1]);
      frame = next;
    }
    expect(frame.results.map((result) => result.rank)).toContain(1);
    expect(referee.curve(OMNISCIENT)).toHaveLength(frame.number + 1);
  });

  it("tells the text to keep with every change", () => {
    const referee = table();
    const seat = referee.frame(0, 0).waiting[0]!;
    const played = referee.act(seat, referee.frame(seat, 0).legal[0]!);
    expect(played).toBe(referee.save());
    const undone = referee.undo(seat, [0, 1]);
    expect(undone).toBe(referee.save());
    expect(undone).not.toBe(played);
  });

  it("refuses what is not legal, and says which rule", () => {
    const referee = untilAuction();
    const sell = actions.parse("sell 1 1")!;
    expect(() => referee.act(0, sell)).toThrow(Refusal);
    const [reason] = referee.whyNot(0, [sell]);
    expect(facts.reasons[reason!]!.clause).toBe("MK-40");
  });
});

describe("secrets", () => {
  it("hide a bid from the others until all have bid", () => {
    const referee = untilAuction();
    expect(referee.frame(0, 0).hasSecrets).toBe(true);
    referee.act(0, actions.parse("bid 7")!);
    const told = (viewer: number) => referee.frame(viewer, 1).chapters;
    const chapter = (amount: number) => ({
      number: 1,
      seat: 0,
      events: [{ kind: "bid", seat: 0, amount, told: 0b1 }],
    });
    expect(told(0)).toEqual([chapter(7)]);
    expect(told(1)).toEqual([chapter(-1)]);
    expect(told(-1)).toEqual([chapter(-1)]);
  });

  it.each([0, -1, OMNISCIENT])("keep the dice's seed out of the view of %i", (viewer) => {
    const view = table().frame(viewer, 0).view;
    const { offset } = facts.records.state.fields["dice"]!;
    expect([...view.subarray(offset)].every((byte) => byte === 0)).toBe(true);
  });

  it("are none for who looks on from everywhere", () => {
    const referee = untilAuction();
    referee.act(0, actions.parse("bid 7")!);
    const { chapters, view } = referee.frame(OMNISCIENT, 1);
    expect(chapters[0]!.events[0]).toEqual({ kind: "bid", seat: 0, amount: 7, told: 0b1 });
    expect(view).toEqual(referee.frame(0, 1).view); // seat 1 has not bid yet
    expect(view).not.toEqual(referee.frame(1, 1).view);
  });
});

describe("what is foreseen", () => {
  const drivers = ["human", "human", "human"];

  /** A race in which somebody has rolled the red dice and chooses where to drive. */
  function race(): Referee {
    const referee = new Referee(rulesOf("a_vos_marques"));
    referee.start({ players: 3, seats: drivers, names: [], options: {}, seed: "road" });
    const isDriving = () => referee.frame(0, 0).waiting.some((seat) => asked(referee, seat).length);
    while (!isDriving()) playOn(referee, 1);
    return referee;
  }

  function asked(referee: Referee, viewer: number): string[] {
    return referee.frame(viewer, 0).foreseen.map(({ question }) => question.kind);
  }

  it("is told to who is asked, and to nobody else", () => {
    const referee = race();
    const [seat] = referee.frame(0, 0).waiting as [number];
    const frame = referee.frame(seat, 0);
    expect(frame.foreseen.map(({ question }) => question.kind)).toContain("drive");
    expect(frame.foreseen).toHaveLength(frame.legal.length);
    for (const { events } of frame.foreseen) expect(events[0]).toMatchObject({ seat });
    const others = [-1, OMNISCIENT, 0, 1, 2].filter((viewer) => viewer !== seat);
    for (const viewer of others) expect(asked(referee, viewer)).toEqual([]);
  });

  it("is nothing in a game that has no such questions", () => {
    const referee = table();
    expect(asked(referee, referee.frame(0, 0).waiting[0]!)).toEqual([]);
  });

  it("changes nothing", () => {
    const referee = race();
    const before = referee.save();
    const { view } = referee.frame(OMNISCIENT, 0);
    referee.frame(referee.frame(0, 0).waiting[0]!, 0);
    expect(referee.save()).toBe(before);
    expect(referee.frame(OMNISCIENT, 0).view).toEqual(view);
  });
});

describe("what goes unnoticed", () => {
  const scooters = Actions.of(factsOf("autoscooter"));
  const people = ["human", "human", "human"];

  /** A race in which everybody has come in, and writes a program in secret. */
  function writing(): Referee {
    const referee = new Referee(rulesOf("autoscooter"));
    referee.start({ players: 3, seats: people, names: [], options: {}, seed: "rink" });
    while (!referee.frame(0, 0).legal.some(isProgram)) playOn(referee, 1);
    while (referee.frame(0, 0).waiting.length < 3) playOn(referee, 1);
    return referee;
  }

  const isProgram = (action: number) => scooters.kindOf(action).name === "program";
  const numbers = (referee: Referee) => [-1, 0, 1, 2].map((seat) => referee.frame(seat, 0).number);

  /** Writes one of the programs of a seat that has more to write. */
  function writeOne(referee: Referee, seat: number): void {
    referee.act(seat, referee.frame(seat, 0).legal.find(isProgram)!);
    expect(referee.frame(seat, 0).waiting).toContain(seat);
  }

  it("is counted by nobody but who did it", () => {
    const referee = writing();
    const before = numbers(referee);
    const frames = [-1, 0, 2].map((viewer) => referee.frame(viewer, 0));
    writeOne(referee, 1);
    expect(numbers(referee).map((number, place) => number - before[place]!)).toEqual([0, 0, 1, 0]);
    expect([-1, 0, 2].map((viewer) => referee.frame(viewer, 0))).toEqual(frames);
    expect(referee.frame(OMNISCIENT, 0).number).toBeGreaterThan(before[0]!);
  });

  it("is taken back unnoticed", () => {
    const referee = writing();
    const frames = [-1, 0, 2].map((viewer) => referee.frame(viewer, 0));
    writeOne(referee, 1);
    expect(referee.frame(1, 0)).toMatchObject({ undo: { seat: 1, needs: [] }, secretive: [1] });
    referee.undo(1, []);
    expect(referee.frame(1, 0)).toMatchObject({ undone: 1, takenBack: [{ seat: 1 }] });
    expect([-1, 0, 2].map((viewer) => referee.frame(viewer, 0))).toEqual(frames);
  });

  it("stands at the same place for another who looks at the match again", () => {
    const referee = writing();
    const before = numbers(referee)[1]!;
    writeOne(referee, 1);
    const { number } = referee.frame(OMNISCIENT, 0);
    expect(referee.counterpart(OMNISCIENT, number, 0)).toBe(before);
    expect(referee.counterpart(OMNISCIENT, number, 1)).toBe(before + 1);
    expect(referee.counterpart(0, before, OMNISCIENT)).toBe(number - 1);
    expect(referee.moment(0, before).view).toEqual(referee.frame(0, 0).view);
    expect(referee.curve(0, OMNISCIENT)).toHaveLength(before + 1);
    const branched = new Referee(rulesOf("autoscooter"));
    branched.branch(referee.save(), { viewer: 0, number: before }, people, []);
    expect(branched.frame(1, 0).number).toBe(before + 1);
  });
});

describe("the curve of chances", () => {
  it("is told to an onlooker from guesses at what is hidden", () => {
    const referee = new Referee(rules);
    const options = { ...FIRST_SEAT, money_visibility: "hidden" };
    referee.start({ players: 2, seats: ["human", "human"], names: [], options, seed: "7" });
    playOn(referee, 20);
    for (const chances of referee.curve(-1)) {
      expect(chances[0]! + chances[1]!).toBeCloseTo(1);
    }
  });
});

describe("undo", () => {
  it("is free for a bid nobody has answered", () => {
    const referee = untilAuction();
    referee.act(0, actions.parse("bid 1")!);
    expect(referee.frame(0, 0)).toMatchObject({ undo: { seat: 0, needs: [] } });
    referee.undo(0, []);
    expect(referee.frame(0, 0)).toMatchObject({ number: 0, undone: 1, undo: null });
  });

  it("leaves what others chose in secret, until the last one", () => {
    const referee = untilAuction(3);
    referee.act(0, actions.parse("bid 1")!);
    referee.act(2, actions.parse("bid 2")!);
    expect(referee.frame(0, 0)).toMatchObject({ undo: { seat: 0, needs: [] }, secretive: [0, 2] });
    referee.undo(0, []);
    expect(referee.frame(1, 0)).toMatchObject({ number: 1, waiting: [0, 1], secretive: [2] });
    expect(new Referee(rulesOf("mark")).load(referee.save())).toBe(referee.save());
    const branched = new Referee(rulesOf("mark"));
    branched.branch(referee.save(), { viewer: 1, number: 1 }, ["human", "human", "human"], []);
    expect(branched.frame(1, 0)).toMatchObject({ number: 1, waiting: [0, 1] });
    referee.act(1, actions.parse("bid 0")!);
    referee.act(0, actions.parse("bid 0")!);
    expect(referee.frame(0, 0)).toMatchObject({ secretive: [], undo: { needs: [1, 2] } });
  });

  it("needs the others once something was revealed", () => {
    const referee = untilAuction();
    referee.act(0, actions.parse("bid 1")!);
    referee.act(1, actions.parse("bid 2")!);
    expect(referee.frame(0, 0).undo).toEqual({ seat: 1, needs: [0] });
    expect(() => referee.undo(0, [])).toThrow(/UndoRefused/);
    referee.undo(0, [1]);
    expect(referee.frame(0, 0).number).toBe(0);
  });

  it("is told where it was, and whether something had been seen", () => {
    const referee = untilAuction();
    referee.act(0, actions.parse("bid 1")!);
    referee.undo(0, []);
    referee.act(0, actions.parse("bid 2")!);
    referee.act(1, actions.parse("bid 0")!);
    expect(referee.frame(1, 0).takenBack).toEqual([{ number: 0, seat: 0, wasKnown: false }]);
    referee.undo(1, [0]);
    const taken = { number: 1, seat: 1, wasKnown: true };
    expect(referee.frame(-1, 0).takenBack.at(-1)).toEqual(taken);
    expect(new Referee(rules).load(referee.save())).toBe(referee.save());
    referee.undo(0, [1]);
    expect(referee.frame(0, 0).takenBack.map(({ number }) => number)).toEqual([0, 0, 0]);
  });
});

describe("a preview", () => {
  it("tells what surely happens, and nothing of the dice to come", () => {
    const referee = table(["human", "level:1"], "7");
    let frame = referee.frame(0, 0);
    while (!frame.legal.some((action) => actions.kindOf(action).name === "take")) {
      const seat = frame.waiting[0]!;
      referee.act(seat, referee.frame(seat, 0).legal[0]!);
      frame = referee.frame(0, 0);
    }
    const take = frame.legal.find((action) => actions.kindOf(action).name === "take")!;
    const { events, isFinal } = referee.preview(0, take);
    expect(events[0]!.kind).toBe("taken");
    expect(events.map((event) => event.kind)).not.toContain("rolled");
    expect(isFinal).toBe(false); // against a bot everything can be taken back
  });
});

describe("a preview of the last move", () => {
  it.each(["0", "1", "2", "3", "4", "5", "6", "7"])("says that it is final (game %s)", (seed) => {
    const referee = table(["human", "human"], seed);
    let last = { seat: -1, action: -1 };
    for (let frame = referee.frame(-1, 0); frame.waiting.length; frame = referee.frame(-1, 0)) {
      const seat = frame.waiting[0]!;
      last = { seat, action: referee.frame(seat, frame.number).legal.at(-1)! };
      referee.act(last.seat, last.action);
    }
    referee.undo(last.seat, [0, 1]);
    expect(referee.preview(last.seat, last.action).isFinal).toBe(true); // the end is known to all
  });
});

describe("playing on from an earlier moment", () => {
  it("begins there, with other people and bots", () => {
    const referee = table();
    playOn(referee, 5);
    const before = referee.moment(-1, 3);
    referee.branch(
      referee.save(),
      { viewer: -1, number: 3 },
      ["human", "level:2"],
      ["Anna", "Bot"],
    );
    const frame = referee.frame(-1, 0);
    expect(frame.number).toBe(3);
    expect(frame.view).toEqual(before.view);
  });

  it("keeps what was taken back on the way, whoever sits there now", () => {
    const referee = table(["human", "level:1"]);
    playOn(referee, 4);
    referee.undo(0, []);
    playOn(referee, 4);
    const { view } = referee.moment(-1, 3);
    referee.branch(referee.save(), { viewer: -1, number: 3 }, ["level:1", "human"], []);
    expect(referee.frame(-1, 0).view).toEqual(view);
    referee.load(referee.save());
    expect(referee.frame(-1, 0).view).toEqual(view);
  });
});
