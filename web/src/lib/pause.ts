// A wait that can be cut short.
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
