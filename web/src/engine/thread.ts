// A worker the page can rely on: if it breaks down or does not answer, it is replaced.
import { Caller, WorkerLost } from "./calls";

const PATIENCE = 15_000; // milliseconds; a healthy worker answers within two seconds
const ATTEMPTS = 3;

/** Makes a fresh worker ready: called at the start and after each break-down. */
export type Prepare = (caller: Caller) => Promise<void>;

interface Live {
  worker: Worker;
  caller: Caller;
  isReady: Promise<void>;
}

export class Thread {
  private live: Live | null = null;
  private isClosed = false;

  constructor(private readonly prepare: Prepare) {}

  /** Calls a method; a lost worker is replaced, made ready again, and asked once more. */
  async call<Value>(method: string, parameters: unknown[], patience = PATIENCE): Promise<Value> {
    for (let attempt = 1; !this.isClosed; attempt += 1) {
      const live = (this.live ??= this.begin());
      try {
        await live.isReady;
        return await live.caller.call<Value>(method, parameters, patience);
      } catch (error) {
        if (this.isClosed) break;
        if (!(error instanceof WorkerLost)) throw error;
        this.drop(live, error.message);
        if (attempt === ATTEMPTS) throw error;
      }
    }
    return new Promise(() => {}); // nobody waits for it any more
  }

  /** Ends the worker for good. What was still asked is given up. */
  close(): void {
    this.isClosed = true;
    if (this.live) this.drop(this.live, "closed");
  }

  /** Ends a worker; everything it was asked is lost with it. */
  private drop(lost: Live, why: string): void {
    if (this.live === lost) this.live = null;
    lost.worker.terminate();
    lost.caller.abandon(why);
  }

  private begin(): Live {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const caller = new Caller(worker);
    worker.addEventListener("error", (event) => caller.abandon(event.message));
    return { worker, caller, isReady: this.prepare(caller) };
  }
}
