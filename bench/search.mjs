// Searches a view of a game in the WebAssembly module.
//
//   node bench/search.mjs GAME VIEW SEAT SEED ITERATIONS
//   prints: CPU seconds, the nodes of the tree, the action chosen; VIEW is a file with its bytes
import { readFileSync } from "node:fs";

import { cpuSeconds, load, read, reserver, write } from "./module.mjs";

const WARM_UP_ITERATIONS = 4000;
const VIEW = 1; // its place on the desk
const WORD = 4; // bytes

function search({ exports }, mind, seat, seed, iterations) {
  exports.begin_search(mind, seat, seed, 0);
  exports.think(mind, mind, iterations);
}

function main([id, file, ...numbers]) {
  const [seat, seed, iterations] = numbers.map(Number);
  const game = load(id);
  const facts = game.facts.records.mind;
  const state = game.facts.records.state.size;
  const mind = reserver(game.memory, game.exports.__heap_base.value)(facts.size);
  new Uint8Array(game.memory.buffer, mind + VIEW * state, state).set(readFileSync(file));
  write(facts, game.memory, mind, "horizon", game.facts.horizon);
  write(facts, game.memory, mind, "state_words", state / WORD);
  search(game, mind, seat, seed, WARM_UP_ITERATIONS);
  const start = cpuSeconds();
  search(game, mind, seat, seed, iterations);
  const seconds = cpuSeconds() - start;
  const nodes = read(facts, game.memory, mind, "nodes_used");
  console.log(seconds.toFixed(6), nodes, game.exports.decide(mind, 0));
}

main(process.argv.slice(2));
