// Workers that break down: whatever was asked of them is asked again, of one that is well.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Thread } from "./thread";

type Answering = (method: string) => unknown;

const SILENT = Symbol("never answers");
let workers: FakeWorker[];
let answering: Answering[]; // of each worker, in the order they are made

class FakeWorker extends EventTarget {
  isTerminated = false;
  private readonly answered = answering[workers.length] ?? ((method: string) => method);

  constructor() {
    super();
    workers.push(this);
  }

  postMessage({ id, method }: { id: number; method: string }): void {
    const value = this.answered(method);
    if (value === SILENT) return;
    setTimeout(() => {
      if (!this.isTerminated)
        this.dispatchEvent(new MessageEvent("message", { data: { id, value } }));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }

  breakDown(): void {
    this.dispatchEvent(Object.assign(new Event("error"), { message: "crashed" }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  workers = [];
  answering = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const silent: Answering = () => SILENT;
const thread = () => new Thread((caller) => caller.call("prepare", [], 100));

describe("a thread", () => {
  it("makes its worker ready before the first call, once", async () => {
    const calls: string[] = [];
    answering = [(method) => calls.push(method)];
    const one = thread();
    const both = Promise.all([one.call("look", []), one.call("act", [])]);
    await vi.runAllTimersAsync();
    await both;
    expect(calls).toEqual(["prepare", "look", "act"]);
  });

  it("asks everything that was lost of one fresh worker", async () => {
    answering = [(method) => (method === "prepare" ? null : SILENT)];
    const one = thread();
    const both = Promise.all([one.call("look", []), one.call("act", [])]);
    await vi.advanceTimersByTimeAsync(10);
    workers[0]!.breakDown();
    await vi.advanceTimersByTimeAsync(10);
    expect(await both).toEqual(["look", "act"]);
    expect(workers.map((worker) => worker.isTerminated)).toEqual([true, false]);
  });

  it("replaces a worker that does not answer, also for who has asked it later", async () => {
    answering = [(method) => (method === "prepare" ? null : SILENT)];
    const one = thread();
    const early = one.call("look", [], 1000);
    await vi.advanceTimersByTimeAsync(500);
    const late = one.call("act", [], 1000);
    await vi.advanceTimersByTimeAsync(600);
    expect(await Promise.all([early, late])).toEqual(["look", "act"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(workers.map((worker) => worker.isTerminated)).toEqual([true, false]);
  });

  it("gives up when fresh ones do not answer either", async () => {
    answering = [silent, silent, silent];
    const failed = expect(thread().call("look", [])).rejects.toThrow(/prepare/);
    await vi.runAllTimersAsync();
    await failed;
    expect(workers).toHaveLength(3);
  });

  it("asks nobody once it is closed", async () => {
    answering = [silent];
    const one = thread();
    const settled = vi.fn();
    one.call("look", []).then(settled, settled);
    one.close();
    one.call("act", []).then(settled, settled);
    await vi.runAllTimersAsync();
    expect(settled).not.toHaveBeenCalled();
    expect(workers.map((worker) => worker.isTerminated)).toEqual([true]);
  });
});
