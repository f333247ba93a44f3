// Of all windows that show a table, one lets its bots play: the one a person last acted in.
const LOCK = "rejouons.table.";

export class Driver {
  private isHolding = false;
  private isClosed = false;
  private release: () => void = () => {};
  private readonly waiting = new AbortController();

  constructor(
    private readonly table: string,
    private readonly onTurn: () => void, // called when this window's turn has come
  ) {}

  /** Without locks every window drives. */
  get isDriving(): boolean {
    return this.isHolding || !navigator.locks;
  }

  /** Drives as soon as no other window does. */
  queue(): void {
    this.request({ signal: this.waiting.signal });
  }

  /** Drives from now on; another window looks on. */
  take(): void {
    if (!this.isHolding) this.request({ steal: true });
  }

  close(): void {
    this.isClosed = true;
    this.waiting.abort();
    this.release();
  }

  private request(options: LockOptions): void {
    const hold = () => {
      if (this.isClosed) return Promise.resolve();
      this.isHolding = true;
      this.onTurn();
      return new Promise<void>((resolve) => (this.release = resolve));
    };
    navigator.locks
      ?.request(LOCK + this.table, options, hold)
      .catch(() => {}) // given up, or taken by another window
      .finally(() => (this.isHolding = false));
  }
}
