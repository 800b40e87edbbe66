import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether somebody gave the right secret. How long it takes tells nothing of it, nor of its length. */
export function isSameSecret(given: string, right: string): boolean {
  return timingSafeEqual(digest(given), digest(right));
}
