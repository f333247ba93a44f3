// Asking again: what is looked at is kept fresh, what nobody sees is left alone.

/** Does something at once, every so often while the page is seen, and when it is looked at again. */
export function whileSeen(work: () => void, milliseconds: number): () => void {
  const left = new AbortController();
  const { signal } = left;
  const look = () => {
    if (document.visibilityState === "visible") work();
  };
  const timer = setInterval(look, milliseconds);
  signal.addEventListener("abort", () => clearInterval(timer));
  addEventListener("focus", look, { signal });
  addEventListener("online", look, { signal });
  addEventListener("offline", look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  work();
  return () => left.abort();
}
