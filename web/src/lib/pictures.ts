// When the page is drawn: what is much work is spread over several pictures, so that none comes late.
const LATEST = 100; // milliseconds: a page that nobody sees is hardly drawn

/** Resolves as the next picture is about to be drawn; at once where none will be. */
export function nextPicture(): Promise<void> {
  if (typeof requestAnimationFrame === "undefined" || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LATEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });
}
