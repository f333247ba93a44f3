// What the code of the app weighs as it travels: compressed, with the headers of its answers.
// bench/browser.mjs counts with this too, and Node does not read TypeScript.

const CODE = ["script", "stylesheet", "fetch"]; // WebAssembly is fetched

/** Weighs what is loaded from now on; what it returns tells the bytes of each address so far. */
export function weighed(context) {
  const answers = [];
  context.on("requestfinished", (request) => {
    if (CODE.includes(request.resourceType())) answers.push(weight(request));
  });
  return async () => new Map(await Promise.all(answers)); // workers share a script, loaded once
}

/** Of a worker's script Playwright knows no size, so the server's word is taken for all bodies. */
async function weight(request) {
  const [response, sizes] = await Promise.all([request.response(), request.sizes()]);
  const body = Number(response.headers()["content-length"]);
  return [request.url(), body + sizes.responseHeadersSize];
}

export function total(weights) {
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
