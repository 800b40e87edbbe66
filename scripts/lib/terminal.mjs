const isTerminal = process.stdout.isTTY === true && !process.env.CI;
const dim = (text) => (isTerminal ? `\u001b[2m${text}\u001b[22m` : text);

/** An expected failure: its message is all that a person needs to see. */
export class ExpectedError extends Error {}

export const say = (text) => process.stdout.write(`${text}\n`);

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step with a line that says what happens and, at its end, how long it took; gives its outcome. */
export async function step(title, work) {
  const started = performance.now();
  if (isTerminal) process.stdout.write(`  … ${title}`);
  const ticking = isTerminal
    ? setInterval(() => process.stdout.write(`\r  … ${title} ${dim(seconds(started))}`), 500)
    : undefined;
  try {
    const outcome = await work();
    const detail = outcome === "up to date" ? "up to date" : seconds(started);
    process.stdout.write(`${isTerminal ? "\r\u001b[2K" : ""}  ✓ ${title} ${dim(`(${detail})`)}\n`);
    return outcome;
  } catch (error) {
    if (isTerminal) process.stdout.write("\r\u001b[2K");
    process.stdout.write(`  ✗ ${title}\n`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/** Runs one part of several: a failure is told, and the others run all the same. @returns how many failed */
export async function attempt(title, work) {
  try {
    await step(title, work);
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
