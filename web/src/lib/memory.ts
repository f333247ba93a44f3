// What this device remembers between visits. A full or forbidden storage remembers nothing: the
// next time begins as the first one did.

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // There is no room for it.
  }
}

/** What was remembered, whoever may have written it; null if nothing that can be read. */
export function recalled(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}
