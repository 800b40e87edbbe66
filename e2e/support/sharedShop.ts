import { inject } from "vitest";

/**
 * Address of the shop that journeys share. Files that run side by side have one each: what one
 * orders or fails does not reach the others.
 */
export function sharedShop(): string {
  const address = inject("shopAddresses")[Number(process.env.VITEST_POOL_ID) - 1];
  if (!address) throw new Error(`No shop was started for worker ${process.env.VITEST_POOL_ID}.`);
  return address;
}
