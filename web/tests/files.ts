// A server that hands out files and does nothing else: any web host will do for the app.
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

/** The app as it is built. */
export const BUILT = "../src/rejouons/built/web";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

/** Serves a folder whose files may change, and nothing else. */
export function serve(folder: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url!, "http://localhost").pathname;
    const file = join(folder, path === "/" ? "index.html" : path);
    readFile(file).then(
      (content) => response.setHeader("Content-Type", TYPES[extname(file)] ?? "").end(content),
      () => response.writeHead(404).end(),
    );
  }).listen(0);
}
