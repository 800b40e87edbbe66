import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** How far a page could be moved sideways, in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Whether each of the prices in sight has its sign before its digits, read from the left. */
const pricesRunRight = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const order: boolean[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const sign = node.nodeValue?.indexOf("₹") ?? -1;
      if (sign < 0 || !node.parentElement?.checkVisibility()) continue;
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      };
      const digit = (node.nodeValue ?? "").search(/\p{N}/u);
      if (digit > sign) order.push(leftOf(sign) < leftOf(digit));
    }
    return order;
  });

/** Fails where a page does not run from right to left, or its prices do. */
export async function expectMirrored(page: Page) {
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  expect(await overflow(page)).toBe(0);
  const prices = await pricesRunRight(page);
  expect(prices.length).toBeGreaterThan(0);
  expect(prices).not.toContain(false);
}

/** Where an element begins, in px from the left. */
export const left = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
