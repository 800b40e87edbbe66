import { chromium } from "playwright";
import { chromiumArguments } from "../lib/chromium.mjs";
import { ExpectedError } from "../lib/terminal.mjs";
import { defaultTimeoutMs, until } from "../lib/until.mjs";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Fails with a sentence that tells what was seen. */
export function expect(isSo, sentence) {
  if (!isSo) throw new ExpectedError(sentence);
}

export const launch = (executablePath) =>
  chromium.launch({ executablePath, args: chromiumArguments });

/**
 * A page of a fresh profile, with everything that it complained about: what the console says, uncaught
 * errors, answers that failed.
 */
export async function openPage(browser, address, device) {
  const context = await browser.newContext({ viewport: sizes[device], baseURL: address });
  const page = await context.newPage();
  page.setDefaultTimeout(defaultTimeoutMs);
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  return { page, complaints, leave: () => context.close() };
}

/** Waits until React has taken over an element that a server sent. */
export const hydrated = (element) =>
  until(
    () =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))),
    "The page was not hydrated.",
  );

/** `#2f6b3c` as a browser computes it. */
export const rgb = (hex) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
