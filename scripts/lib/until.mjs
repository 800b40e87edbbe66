import { ExpectedError } from "./terminal.mjs";

/** How long something that is on its way is waited for, in ms. */
export const defaultTimeoutMs = 20_000;

/** Waits until something holds, or fails with a sentence. @returns what it was that held */
export async function until(isSo, sentence, within = defaultTimeoutMs) {
  const last = Date.now() + within;
  while (Date.now() < last) {
    const held = await isSo();
    if (held) return held;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new ExpectedError(sentence);
}
