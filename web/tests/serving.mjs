// `rejouons serve` on a port of its own, with the same dice each time.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../../tests/fixed_dice.py", import.meta.url));

export async function serving(...options) {
  const output = ["ignore", "pipe", "inherit"];
  const told = [PROGRAM, "serve", "--port", "0", "--no-browser", ...options];
  const server = spawn("python", told, { stdio: output });
  const stop = () => server.kill();
  process.once("exit", stop);
  return { address: await announced(server), stop };
}

async function announced(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = line.match(/http:\S+/) ?? [];
    if (address) return address;
  }
  throw new Error("rejouons serve tells no address");
}
