// Values that hold what was there before: whoever shows a part that is the same need not look again.

type Parts = Record<string, unknown>;

/** The next value, of whose parts those that are as before are the very same. */
export function shared<Value>(before: unknown, next: Value): Value {
  if (!isWhole(before) || !isWhole(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  return share(before, next) as Value;
}

function share(before: Parts, next: Parts): Parts {
  const keys = Object.keys(next);
  for (const key of keys) next[key] = shared(before[key], next[key]);
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && Object.is(before[key], next[key]));
  return isSame ? before : next;
}

function isWhole(value: unknown): value is Parts {
  return typeof value === "object" && value !== null;
}
