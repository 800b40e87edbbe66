import puppeteer from "puppeteer-core";
import { chromiumArguments } from "../lib/chromium.mjs";

/** What was written to the console; an error is an object there. */
async function wordsOf(message) {
  const said = message
    .args()
    .map((arg) => arg.evaluate((it) => (it instanceof Error ? `${it}` : String(it))));
  return (await Promise.all(said).catch(() => [message.text()])).join(" ");
}

/** Notes what scripts complain about; what an engine says of its own is not the shop's. */
function listen(page, { uncaught, complaints }) {
  page.on("pageerror", (error) => uncaught.push(error.message));
  page.on("console", async (message) => {
    const isOfScript =
      message.type() === "error" && !/Failed to load resource/.test(message.text());
    if (isOfScript) complaints.push(await wordsOf(message));
  });
}

/**
 * Chromium or Firefox, each with a profile of its own for every visit.
 *
 * @param {"chrome" | "firefox"} browser
 * @param {string} executablePath
 * @returns {Promise<import("./person.mjs").Engine>}
 */
export async function openWithPuppeteer(browser, executablePath) {
  const args = browser === "chrome" ? chromiumArguments : [];
  const launched = await puppeteer.launch({ browser, executablePath, headless: true, args });
  return {
    close: () => launched.close(),
    async visit({ width, height }) {
      const context = await launched.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      const heard = { uncaught: [], complaints: [] };
      listen(page, heard);
      return {
        ...heard,
        open: (url) => page.goto(url, { waitUntil: "load" }).then(() => undefined),
        run: (work, ...given) => page.evaluate(work, ...given),
        press: (selector) => page.click(selector),
        write: (selector, text) => page.type(selector, text),
        async choose(selector) {
          const value = await page.$eval(selector, (option) => option.value);
          await page.select(`select:has(${selector})`, value);
        },
        enter: () => page.keyboard.press("Enter"),
        picture: (path) => page.screenshot({ path }),
        leave: () => context.close(),
      };
    },
  };
}
