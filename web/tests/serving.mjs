// `rejouons serve` on a port of its own.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export async function serving(...options) {
  const output = ["ignore", "pipe", "inherit"];
  const told = ["serve", "--port", "0", "--no-browser", ...options];
  const server = spawn("rejouons", told, { stdio: output });
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
