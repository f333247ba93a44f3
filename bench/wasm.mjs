// Plays a game's random games in its WebAssembly module, as mark.c does Mark's in C.
//
//   node bench/wasm.mjs GAME GAMES PLAYERS SEED
//   prints: decisions, CPU seconds, then wins (in 1/840) and points of each seat
import { cpuSeconds, load, read, reserver, write } from "./module.mjs";

const DESK_STATES = 3; // the game, a view of it, a trial

// V8 starts with quick code and replaces it, function by function, after many calls.
const WARM_UP_CALLS = 300;
const WARM_UP_GAMES = 10;

function numberOfActions(facts) {
  const sizes = facts.actions.map((kind) =>
    kind.fields.reduce((size, field) => size * field.words.length, 1),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function layTable({ facts, exports, memory }) {
  const reserve = reserver(memory, exports.__heap_base.value);
  const { plan, opening, tally, desk, log, results } = facts.records;
  const [seats] = plan.fields.policies.type.shape;
  return {
    plan: reserve(plan.size),
    opening: reserve(opening.size),
    tally: reserve(tally.size),
    desk: reserve(desk.size * DESK_STATES),
    log: reserve(log.size), // all zero: a silent one
    out: reserve(numberOfActions(facts) * Int16Array.BYTES_PER_ELEMENT),
    chances: reserve(seats * Float64Array.BYTES_PER_ELEMENT),
    results: reserve(results.size * seats),
  };
}

// What an option's value is stored as: the number itself, or the place of a word.
const stored = ({ values, default: value }) =>
  typeof value === "number" ? value : values.indexOf(value);

function prepare({ facts, memory }, table, players, seed) {
  const { plan, opening } = facts.records;
  write(plan, memory, table.plan, "seed", seed); // its policies stay 0: random
  write(plan, memory, table.plan, "num_players", players);
  write(opening, memory, table.opening, "num_players", players);
  const { offset, type } = opening.fields.options;
  for (const option of facts.options) {
    write(type, memory, table.opening + offset, option.key, stored(option));
  }
}

// Random play

function play({ facts, exports, memory }, table, count) {
  new Uint8Array(memory.buffer, table.tally, facts.records.tally.size).fill(0);
  const { plan, opening, tally, desk, log, out, chances, results } = table;
  exports.play_games(plan, opening, 0n, BigInt(count), tally, desk, log, out, chances, results);
}

function main([id, ...numbers]) {
  const [games, players, seed] = numbers.map(Number);
  const game = load(id);
  const table = layTable(game);
  prepare(game, table, players, seed);
  for (let call = 0; call < WARM_UP_CALLS; call++) play(game, table, WARM_UP_GAMES);
  const start = cpuSeconds();
  play(game, table, games);
  const seconds = cpuSeconds() - start;
  const seats = [...Array(players).keys()];
  const count = (name, seat) => read(game.facts.records.tally, game.memory, table.tally, name, seat);
  const results = ["wins", "points"].flatMap((name) => seats.map((seat) => count(name, seat)));
  console.log([count("decisions"), seconds.toFixed(6), ...results].join(" "));
}

main(process.argv.slice(2));
