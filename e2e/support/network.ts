import type { Page } from "playwright";

/**
 * Lets no more code of the shop arrive until the returned function is called; the script that
 * collects what people do meanwhile comes all the same.
 *
 * @param which addresses that are held back
 */
export async function holdCode(page: Page, which = /\/assets\/.*\.js/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => which.test(url.pathname) && !url.pathname.includes("earlyEvents"),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
