// Programs that a browser needs beside it. They end with the tests, however these end.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** A program of which one output is listened to, and which writes into a folder of its own. */
export interface Running {
  heard: Readable;
  stop(): Promise<void>;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), "rejouons-browser-"));

/** Starts a program; `listen` is the output that is heard, by its number. */
export function start(
  command: string,
  options: readonly string[],
  { listen, folder, environment = {} }: Started,
): Running {
  const streams = Array.from({ length: listen + 1 }, (_, number) =>
    number === listen ? ("pipe" as const) : ("ignore" as const),
  );
  const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, ...environment };
  const program = spawn(command, options, { stdio: streams, env });
  const end = () => program.kill("SIGKILL");
  process.once("exit", end);
  const stop = async () => {
    process.off("exit", end);
    await ended(program);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { heard: program.stdio[listen] as Readable, stop };
}

interface Started {
  listen: number;
  folder: string;
  environment?: Record<string, string>;
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const over = new Promise((resolve) => program.once("exit", resolve));
  program.kill();
  await over;
}

/** Waits for a line that tells something; what comes after it is let go. */
export async function told(output: Readable, what: RegExp): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, found] = what.exec(line) ?? [];
    if (found === undefined) continue;
    output.on("error", () => {}).resume();
    return found;
  }
  throw new Error(`A browser ended without telling ${what.source}.`);
}
