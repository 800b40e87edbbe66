/** A progress bar on one line of the terminal; plain lines where there is no terminal. */
export class Progress {
  /** @param {number} total @param {NodeJS.WriteStream} [out] */
  constructor(total, out = process.stderr) {
    this.total = total;
    this.done = 0;
    this.out = out;
    this.started = Date.now();
  }

  /** @param {string} label what was finished */
  step(label) {
    this.done += 1;
    const part = this.total ? this.done / this.total : 1;
    const left = ((Date.now() - this.started) / this.done) * (this.total - this.done);
    const eta = `${Math.floor(left / 60000)}m${String(Math.round((left % 60000) / 1000)).padStart(2, "0")}s`;
    const bar = "█".repeat(Math.round(part * 24)).padEnd(24, "░");
    const line = `${bar} ${this.done}/${this.total} · ${eta} left · ${label}`;
    this.out.write(
      this.out.isTTY ? `\r\x1b[2K${line.slice(0, this.out.columns || 100)}` : `${line}\n`,
    );
  }

  /** Leaves the bar's line. */
  end() {
    if (this.out.isTTY) this.out.write("\n");
  }
}
