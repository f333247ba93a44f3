// A game's WebAssembly module and its memory. What lies where is read from the JSON file that is
// built with the module.
import { readFileSync } from "node:fs";

const GAMES = new URL("../src/rejouons/games/", import.meta.url);
const ALIGNMENT = 16; // bytes; enough for any field
const PAGE = 65536; // bytes of a page of WebAssembly memory
const BYTE = 8; // bits
const MICROSECONDS = 1e6;

const ACCESS = {
  int8: "Int8",
  int16: "Int16",
  int32: "Int32",
  int64: "BigInt64",
  uint32: "Uint32",
};

// Memory

const bytesOf = (type) => Number(type.match(/\d+$/)[0]) / BYTE;

function place(facts, memory, address, name, index = 0) {
  const { offset, type } = facts.fields[name];
  const item = type.of ?? type;
  const at = address + offset + (type.of ? index * bytesOf(item) : 0);
  return { view: new DataView(memory.buffer), at, access: ACCESS[item] };
}

export function write(facts, memory, address, name, value) {
  const { view, at, access } = place(facts, memory, address, name);
  view[`set${access}`](at, access.startsWith("Big") ? BigInt(value) : value, true);
}

export function read(facts, memory, address, name, index = 0) {
  const { view, at, access } = place(facts, memory, address, name, index);
  return Number(view[`get${access}`](at, true));
}

export function reserver(memory, start) {
  let free = start;
  return (size) => {
    const address = Math.ceil(free / ALIGNMENT) * ALIGNMENT;
    free = address + size;
    const missing = free - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return address;
  };
}

// The game

export function load(game) {
  const built = new URL(`${game}/built/`, GAMES);
  const facts = JSON.parse(readFileSync(new URL(`${game}.json`, built), "utf-8"));
  const module = new WebAssembly.Module(readFileSync(new URL(`${game}.wasm`, built)));
  const { exports } = new WebAssembly.Instance(module, {});
  return { facts, exports, memory: exports.memory };
}

export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}
