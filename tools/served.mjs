// The app in a real browser, for scripts that look at it: run them with .venv/bin on the PATH.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";

/** Serves the app on a port of its own and opens a browser, until both are closed. */
export async function served() {
  const output = ["ignore", "pipe", "inherit"];
  const server = spawn("rejouons", ["serve", "--port", "0", "--no-browser"], { stdio: output });
  process.once("exit", () => server.kill());
  const address = await announced(server);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const close = async () => {
    await browser.close();
    server.kill();
  };
  return { address, browser, close };
}

async function announced(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = line.match(/http:\S+/) ?? [];
    if (address) return address;
  }
  throw new Error("rejouons serve tells no address");
}
