// Stands before the server of the app and lets every page run something before all else, in any
// browser: what listens for errors, fixes the dice and sets what a person would set.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { replaceRandom, SECRET_BYTES } from "../fixed_dice";
import { keepNothing, listen } from "./at_start";

export interface Wishes {
  seed: string; // of the dice
  settings: object;
  isKept: boolean; // whether the app is kept on the device
}

export interface Doorway {
  address: string;
  close(): Promise<void>; // from then on there is no network
}

/** Where a page keeps what it complains about. */
export const HEARD = "heard";
const HOP_BY_HOP = ["connection", "content-encoding", "content-length", "transfer-encoding"];

export async function doorway(app: string, wishes: Wishes): Promise<Doorway> {
  const script = atStart(wishes);
  const server = createServer((request, response) => {
    answered(app, request, script).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  return { address: `http://127.0.0.1:${port}/`, close: () => closed(server) };
}

async function closed(server: Server): Promise<void> {
  const over = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await over;
}

function atStart({ seed, settings, isKept }: Wishes): string {
  const calls = [
    `(${listen})(${JSON.stringify([HEARD, JSON.stringify(settings)])})`,
    `(${replaceRandom})(${JSON.stringify([seed, SECRET_BYTES])})`,
    ...(isKept ? [] : [`(${keepNothing})()`]),
  ];
  return calls.join(";\n");
}

async function answered(app: string, request: IncomingMessage, script: string) {
  const sent = await buffer(request);
  const answer = await fetch(new URL(request.url!, app), {
    method: request.method!,
    headers: { accept: request.headers.accept ?? "*/*" },
    body: sent.length ? sent : null,
  });
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !HOP_BY_HOP.includes(name)),
  );
  const body = Buffer.from(await answer.arrayBuffer());
  if (!headers["content-type"]?.startsWith("text/html")) {
    return { status: answer.status, headers, body };
  }
  const policy = allowing(headers["content-security-policy"] ?? "", script);
  const page = body.toString().replace("<head>", () => `<head><script>${script}</script>`);
  return {
    status: answer.status,
    headers: { ...headers, "content-security-policy": policy },
    body: page,
  };
}

/** The server's own policy holds, but for this one script. */
function allowing(policy: string, script: string): string {
  const digest = createHash("sha256").update(script).digest("base64");
  return policy.replace("script-src", `script-src 'sha256-${digest}'`);
}
