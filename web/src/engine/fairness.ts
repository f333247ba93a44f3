// Honest dice, as in rejouons/fairness.py: a secret committed to before the first die, and a key
// per action drawn from it and from what each seat added.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const FIRST_WAY = 1; // to make dice of a secret
export const LATEST_WAY = 2;

const SECRET_BYTES = 32;
const LABEL = "rejouons dice ";
const INDEX_BYTES = 8;
const LEAST_PLAIN = 0.0001; // that Python writes without an exponent
const KEY_BYTES = 16; // four lanes of 32 bits
const NONCE_WORDS = 2;

export function newSecret(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

/** The secret of a match whose dice are to fall as a word says: lessons, tests. */
export function secretOf(seed: string, way = LATEST_WAY): Uint8Array {
  const typed = utf8ToBytes(seed);
  return way === FIRST_WAY ? typed : sha256(labelled("secret", way, typed));
}

/** Whether bytes are a secret of a way: one of the first must not pass for one of a later way. */
export function isSecret(secret: Uint8Array, way: number): boolean {
  if (way !== FIRST_WAY) return secret.length === SECRET_BYTES;
  const label = utf8ToBytes(LABEL);
  return secret.length > 0 && label.some((byte, place) => byte !== secret[place]);
}

/** A word of a person's for the dice, where they type none. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(NONCE_WORDS)), (word) =>
    word.toString(36),
  ).join("");
}

export function commitmentOf(secret: Uint8Array, way = LATEST_WAY): string {
  return bytesToHex(sha256(labelled("commitment", way, secret)));
}

export function seedOf(secret: Uint8Array, nonces: readonly string[], way: number): Uint8Array {
  return hmac(sha256, secret, labelled("seed", way, utf8ToBytes(canonical(nonces))));
}

/** The lanes of the dice for an index. */
export function diceKey(seed: Uint8Array, index: number, way = LATEST_WAY): Uint8Array {
  const message = new Uint8Array(INDEX_BYTES);
  new DataView(message.buffer).setBigUint64(0, BigInt(index));
  return hmac(sha256, seed, labelled("entry", way, message)).slice(0, KEY_BYTES);
}

/** What is hashed, behind a label of its use, so that none can stand in for another. */
function labelled(use: string, way: number, message: Uint8Array): Uint8Array {
  if (way === FIRST_WAY) return message;
  return concatBytes(utf8ToBytes(`${LABEL}${way} ${use}:`), message);
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
