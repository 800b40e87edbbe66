import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { chromiumArguments, findChromium } from "../../../../../scripts/lib/chromium.mjs";

/** Nothing moves while it is read, and the names of what would move stay. */
export const still =
  "*,*::before,*::after{transition-duration:0s!important;animation-play-state:paused!important}";

/** Does what it is told on a page that can show every story, in a browser of its own. */
export async function withStories<Result>(
  script: string,
  device: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await (await browser.newContext(device)).newPage();
    await page.setContent(
      '<!doctype html><html dir="ltr"><body><div id="root"></div></body></html>',
    );
    await page.addScriptTag({ content: script });
    return await work(page);
  } finally {
    await browser.close();
  }
}
