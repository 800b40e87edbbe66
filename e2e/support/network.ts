import type { Page } from "playwright";

/**
 * Lets no more code of the shop arrive until the returned function is called; the script that
 * collects what people do meanwhile comes all the same.
 *
 * @param which addresses that are held back
 */
export const holdCode = (page: Page, which = /\/assets\/.*\.js/): Promise<() => void> =>
  hold(page, (path) => which.test(path) && !path.includes("earlyEvents"));

/** Lets no answer arrive from these addresses until the returned function is called. */
export async function hold(page: Page, isHeld: (path: string) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => isHeld(url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
