import type { Page } from "playwright";

/** Waits until what moves on a page and ends by itself has ended. */
export function animationsEnd(page: Page): Promise<void>;
