// WebKit as GTK has it, the engine of Safari, told what to do by WebKitWebDriver; each tab is a
// browser of its own, on a screen that nobody sees.
import { createServer } from "node:net";
import { expect } from "@playwright/test";
import { newFolder, type Running, start, told } from "./processes";
import { type Engine, keystroke, presses, type Size, type Tab } from "./tab";

const SCREEN = "1600x1200x24";
const OF_SCREEN = 3; // the output on which Xvfb tells its number
const STDOUT = 1;
const LONGEST = 600_000; // milliseconds for a script: tests have an end of their own
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", // as root there are no namespaces
  WEBKIT_DISABLE_COMPOSITING_MODE: "1", // nor a GPU: layers would only be painted twice
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
  NO_AT_BRIDGE: "1",
};

export async function webkit(driver: string, screen: string): Promise<Engine> {
  const shown = ["-displayfd", String(OF_SCREEN), "-screen", "0", SCREEN, "-nolisten", "tcp"];
  const xvfb = start(screen, shown, { listen: OF_SCREEN, folder: newFolder() });
  const environment = { ...ENVIRONMENT, DISPLAY: `:${await told(xvfb.heard, /^(\d+)/)}` };
  const port = await freePort();
  const running = start(driver, [`--port=${port}`], {
    listen: STDOUT,
    folder: newFolder(),
    environment,
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(() => ask(`${address}/status`)).toPass();
  return {
    open: () => tab(address),
    quit: () => stopped(running, xvfb),
  };
}

async function stopped(...all: Running[]): Promise<void> {
  for (const one of all) await one.stop();
}

/** A port that nobody listens on; the driver does not tell which one it took by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function tab(driver: string): Promise<Tab> {
  const capabilities = { alwaysMatch: { timeouts: { script: LONGEST } } };
  const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, { capabilities });
  const session = `${driver}/session/${sessionId}`;
  const call = (source: string, values: readonly unknown[]) => called(session, source, values);
  return {
    goto: async (url) => void (await ask(`${session}/url`, { url })),
    call,
    press: async (point) => void (await ask(`${session}/actions`, { actions: presses(point) })),
    key: async (value) => void (await ask(`${session}/actions`, { actions: keystroke(value) })),
    resize: (size) => resized(session, call, size),
    screenshot: async () => Buffer.from(await ask<string>(`${session}/screenshot`), "base64"),
    close: async () => void (await ask(session, undefined, "DELETE")),
  };
}

/** A page is smaller than its window by the window's own bars. */
async function resized(session: string, call: Tab["call"], size: Size): Promise<void> {
  const bars = (await call("() => [outerWidth - innerWidth, outerHeight - innerHeight]", [])) as [
    number,
    number,
  ];
  const rect = { width: size.width + bars[0], height: size.height + bars[1] };
  await ask(`${session}/window/rect`, rect);
}

interface Outcome {
  value?: unknown;
  error?: string;
}

async function called(
  session: string,
  source: string,
  values: readonly unknown[],
): Promise<unknown> {
  const script = `const values = [...arguments];
    const done = values.pop();
    Promise.resolve(values).then((all) => (${source})(...all)).then(
      (value) => done({ value: value ?? null }),
      (error) => done({ error: String(error) }),
    );`;
  const { value, error } = await ask<Outcome>(`${session}/execute/async`, { script, args: values });
  if (error) throw new Error(error);
  return value;
}

async function ask<Value>(
  address: string,
  body?: object,
  method = body ? "POST" : "GET",
): Promise<Value> {
  const answer = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}
