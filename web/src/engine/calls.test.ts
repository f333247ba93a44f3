// Calls to a worker: answers, refusals, failures, and a worker that never answers.
import { afterEach, describe, expect, it } from "vitest";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { answer, Caller, type Line, WorkerLost } from "./calls";
import { Refusal } from "./refusal";

const PATIENCE = 1000;
const ports: MessagePort[] = [];

function caller(): Caller {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  answer(port1 as unknown as Line, {
    add: (a: number, b: number) => a + b,
    refuse: () => {
      throw new Refusal("GameOver");
    },
    fail: () => {
      throw new Error("broken");
    },
    sleep: () => new Promise(() => {}),
  });
  return new Caller(port2 as unknown as Line);
}

afterEach(() => ports.splice(0).forEach((port) => port.close()));

describe("a call", () => {
  it("brings the answer", async () => {
    expect(await caller().call("add", [2, 3], PATIENCE)).toBe(5);
  });

  it("brings a refusal with its case", async () => {
    await expect(caller().call("refuse", [], PATIENCE)).rejects.toMatchObject({ why: "GameOver" });
  });

  it("brings a failure", async () => {
    await expect(caller().call("fail", [], PATIENCE)).rejects.toThrow("broken");
  });

  it("gives up on a worker that does not answer", async () => {
    await expect(caller().call("sleep", [], 20)).rejects.toThrow(WorkerLost);
  });

  it("is abandoned when the worker breaks down", async () => {
    const line = caller();
    const pending = line.call("sleep", [], PATIENCE);
    line.abandon("crashed");
    await expect(pending).rejects.toThrow("crashed");
  });
});
