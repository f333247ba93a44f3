// A worker the page can rely on: if it breaks down or does not answer, it is replaced.
import { Caller, WorkerLost } from "./calls";

const PATIENCE = 15_000; // milliseconds; a healthy worker answers within two seconds
const ATTEMPTS = 3;
const NEVER = new Promise<never>(() => {});

/** Makes a fresh worker ready: called at the start and after each break-down. */
export type Prepare = (caller: Caller) => Promise<void>;

export class Thread {
  private worker: Worker | null = null;
  private caller: Promise<Caller> | null = null;
  private isClosed = false;

  constructor(private readonly prepare: Prepare) {}

  /** Calls a method; a lost worker is replaced, made ready again, and asked once more. */
  async call<Value>(method: string, parameters: unknown[], patience = PATIENCE): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const caller = await this.ready();
        return await caller.call<Value>(method, parameters, patience);
      } catch (error) {
        if (this.isClosed) return NEVER; // nobody waits for it any more
        if (!(error instanceof WorkerLost)) throw error;
        this.drop();
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** Ends the worker for good. What was still asked is given up. */
  close(): void {
    this.isClosed = true;
    void this.caller?.then((caller) => caller.abandon("closed")).catch(() => {});
    this.drop();
  }

  private drop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.caller = null;
  }

  private ready(): Promise<Caller> {
    if (this.isClosed) return Promise.reject(new WorkerLost("closed"));
    this.caller ??= this.begin();
    return this.caller;
  }

  private async begin(): Promise<Caller> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const caller = new Caller(worker);
    worker.addEventListener("error", (event) => caller.abandon(event.message));
    this.worker = worker;
    await this.prepare(caller);
    return caller;
  }
}
