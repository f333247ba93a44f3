// Honest dice, as in rejouons/fairness.py: a secret committed to before the first die, and a key
// per action drawn from it and from what each seat added.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const SECRET_BYTES = 32;
const INDEX_BYTES = 8;
const LEAST_PLAIN = 0.0001; // that Python writes without an exponent
const KEY_BYTES = 16; // four lanes of 32 bits

export function newSecret(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

export function commitmentOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

export function seedOf(secret: Uint8Array, nonces: readonly string[]): Uint8Array {
  return hmac(sha256, secret, utf8ToBytes(canonical(nonces)));
}

/** The lanes of the dice for an index. */
export function diceKey(seed: Uint8Array, index: number): Uint8Array {
  const message = new Uint8Array(INDEX_BYTES);
  new DataView(message.buffer).setBigUint64(0, BigInt(index));
  return hmac(sha256, seed, message).slice(0, KEY_BYTES);
}

/** A key for dice that decide nothing: guesses, previews. */
export function looseKey(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

/** SHA-256 of all that was done and happened. */
export function storyOf(done: unknown, chapters: readonly Uint8Array[]): string {
  const digest = sha256.create().update(utf8ToBytes(canonical(done)));
  for (const events of chapters) digest.update(events);
  return bytesToHex(digest.digest());
}

/** Equal if and only if two values are written the same. */
export function digestOf(value: unknown): string {
  return storyOf(value, []);
}

/** JSON exactly as Python's `json.dumps(value, sort_keys=True)` writes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${canonical(key)}: ${canonical(item)}`).join(", ")}}`;
  }
  return typeof value === "number" ? written(value) : asciiOnly(JSON.stringify(value));
}

/** A number: Python begins to write it with an exponent earlier, and with two digits. */
function written(value: number): string {
  if (value === 0 || Math.abs(value) >= LEAST_PLAIN) return JSON.stringify(value);
  return value.toExponential().replace(/e-(\d)$/, "e-0$1");
}

function asciiOnly(text: string): string {
  return text.replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
