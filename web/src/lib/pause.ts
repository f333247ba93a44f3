// Waits that can be cut short.
import { steadyTime } from "./steady";

const SHORTEST = 500; // milliseconds
const LONGEST = 10_000;
const LASTING = 10_000;

export class Pause {
  private end: () => void = () => {};

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.end = resolve;
      setTimeout(resolve, milliseconds);
    });
  }

  cutShort(): void {
    this.end();
  }
}

/** Waits between attempts: longer each time, until something that was attempted has lasted. */
export class Patience {
  private next = SHORTEST;
  private begun: number | null = null; // when what was attempted last came about
  private readonly pause = new Pause();

  /** What was attempted came about; whether it lasts is seen when it has to be attempted again. */
  begin(): void {
    this.begun = steadyTime();
  }

  async wait(): Promise<void> {
    if (this.begun !== null && steadyTime() - this.begun >= LASTING) this.next = SHORTEST;
    this.begun = null;
    const { next } = this;
    this.next = Math.min(LONGEST, next * 2);
    await this.pause.wait(next);
  }

  /** Waits no longer, and begins anew with the shortest pause. */
  wake(): void {
    this.next = SHORTEST;
    this.pause.cutShort();
  }
}
