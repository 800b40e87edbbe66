import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** As wide as a phone of 390 px whose browser shows everything at 200 %. */
export const zoomedPhone = { viewport: { width: 195, height: 422 }, deviceScaleFactor: 2 };

/** Fails where a page is wider than that phone. */
export const expectFits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    zoomedPhone.viewport.width,
  );

/** Presses Tab until something has the focus, as somebody without a mouse does, and sees it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 90 && !(await isThere()); presses++) {
    await page.keyboard.press("Tab");
  }
  expect(await isThere()).toBe(true);
  const uncovered = () =>
    wanted.evaluate((element) => {
      // The first line of it, of a link that runs over two.
      const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return found !== null && (element.contains(found) || found.closest("label") !== null);
    });
  await expect.poll(uncovered).toBe(true);
}

/** Comes to it by Tab and presses Enter. */
export async function pressEnterOn(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}
