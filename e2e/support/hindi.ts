import type { Page } from "playwright";
import { expect } from "vitest";
import { expectAccessible } from "./browser";
import { englishOnly } from "./words";

/** Nothing on the page is said in English, or reaches out of a phone's screen. */
export async function expectHindi(page: Page): Promise<void> {
  const lines = (await page.locator("body").innerText()).split("\n").map((line) => line.trim());
  expect(lines.filter((line) => englishOnly.has(line))).toEqual([]);
  expect(await page.locator("html").getAttribute("lang")).toBe("hi-IN");
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide)).toBe(0);
  await expectAccessible(page);
}
