const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on the terminal that fills while a file is read; nothing where there is no terminal. */
export class ProgressBar {
  readonly #total: number;
  readonly #out: NodeJS.WriteStream;
  #done = 0;
  #shownAt = 0;

  /** @param total - what counts as all of it, for example a file's bytes */
  constructor(total: number, out: NodeJS.WriteStream = process.stderr) {
    this.#total = total;
    this.#out = out;
  }

  add(amount: number): void {
    this.#done += amount;
    const now = performance.now();
    if (!this.#out.isTTY || now - this.#shownAt < EVERY_MS) return;
    this.#shownAt = now;
    const share = this.#total > 0 ? Math.min(1, this.#done / this.#total) : 1;
    const full = Math.round(share * WIDTH);
    const bar = "█".repeat(full) + "░".repeat(WIDTH - full);
    this.#out.write(`\r${bar} ${String(Math.round(share * 100)).padStart(3)} %`);
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#out.isTTY) this.#out.write(`\r${" ".repeat(WIDTH + 6)}\r`);
  }
}
