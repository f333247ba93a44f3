// Calls across the border to a worker: a method's name and its arguments there, an answer back.
import { Refusal, type RefusalValues } from "./refusal";

interface Question {
  id: number;
  method: string;
  parameters: unknown[];
}

type Answer =
  | { id: number; value: unknown }
  | { id: number; refusal: { why: string; values: RefusalValues } }
  | { id: number; failure: string };

/** What both a worker and a message port can do. */
export interface Line {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

type Methods = Record<string, (...parameters: never[]) => unknown>;

/** Answers calls, one after the other. */
export function answer(line: Line, methods: Methods): void {
  line.addEventListener("message", ({ data }: MessageEvent<Question>) => {
    void reply(methods, data).then((given) => line.postMessage(given));
  });
}

async function reply(methods: Methods, { id, method, parameters }: Question): Promise<Answer> {
  try {
    return { id, value: await methods[method]!(...(parameters as never[])) };
  } catch (error) {
    if (error instanceof Refusal) return { id, refusal: { why: error.why, values: error.values } };
    return { id, failure: String(error) };
  }
}

/** A worker that did not answer in time, or broke down. */
export class WorkerLost extends Error {}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

/** The caller's side of a line. */
export class Caller {
  private next = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly line: Line) {
    line.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.settle(data));
  }

  call<Value>(method: string, parameters: unknown[], patience: number): Promise<Value> {
    const id = this.next++;
    return new Promise<Value>((resolve, reject) => {
      const lost = () => this.fail(id, new WorkerLost(`${method} took longer than ${patience} ms`));
      const timer = setTimeout(lost, patience);
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, timer });
      this.line.postMessage({ id, method, parameters } satisfies Question);
    });
  }

  /** Gives up on everything asked so far. */
  abandon(why: string): void {
    for (const id of [...this.waiting.keys()]) this.fail(id, new WorkerLost(why));
  }

  private settle(given: Answer): void {
    const call = this.take(given.id);
    if (!call) return;
    if ("value" in given) call.resolve(given.value);
    else if ("refusal" in given) call.reject(new Refusal(given.refusal.why, given.refusal.values));
    else call.reject(new Error(given.failure));
  }

  private fail(id: number, error: Error): void {
    this.take(id)?.reject(error);
  }

  private take(id: number): Waiting | undefined {
    const call = this.waiting.get(id);
    if (call) clearTimeout(call.timer);
    this.waiting.delete(id);
    return call;
  }
}
