// Whether this app comes from a server that keeps online tables, and whether it can be reached.

/** It answers; it is one, but does not answer now; it is some other, which only hands out files. */
export type Reach = "here" | "away" | "none";

const KEY = "rejouons.server";
const NOBODY = 204; // says our own service worker, where no server answers
const BUSY = 429; // it is there, but asks for patience
const BROKEN = 500; // this and all above: what stands before it does not find it

let found = $state<Reach | null>(remembered());

/** As far as is known; nothing until it was asked for the first time. */
export function reach(): Reach | null {
  return found;
}

export async function seekServer(): Promise<void> {
  found = await asked();
  try {
    if (found !== "away") localStorage.setItem(KEY, found);
  } catch {
    // A full or forbidden storage: it is found out anew each time.
  }
}

async function asked(): Promise<Reach> {
  const answer = await fetch("api/me", { cache: "no-store" }).catch(() => null);
  if (!answer || answer.status === NOBODY) return remembered() === "none" ? "none" : "away";
  if (answer.status === BUSY || answer.status >= BROKEN) return "away";
  return answer.ok && (await isOurs(answer)) ? "here" : "none";
}

/** Some servers answer to everything with their first page. */
async function isOurs(answer: Response): Promise<boolean> {
  try {
    return typeof ((await answer.json()) as { isKnown?: unknown }).isKnown === "boolean";
  } catch {
    return false;
  }
}

function remembered(): Reach | null {
  try {
    const word = localStorage.getItem(KEY);
    return word === "here" || word === "none" ? word : null;
  } catch {
    return null;
  }
}
