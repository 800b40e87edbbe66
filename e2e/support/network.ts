import type { Page, Route } from "playwright";

/** What the shop says where nothing answers. */
export const networkTrouble = "Network error - please check your connection";

/** What a server says that knows why it failed. */
const serverWords = "The loom is broken";

/** The ways in which a network and what is behind it fail. */
export const ways = {
  "is cut": (route: Route) => route.abort("connectionfailed"),
  "answers 500": (route: Route) => route.fulfill({ status: 500, body: "{}" }),
  "answers garbage": (route: Route) => route.fulfill({ status: 200, body: "<html>A proxy's page" }),
  "answers that it failed": (route: Route) =>
    route.fulfill({ status: 200, json: { success: false, message: serverWords } }),
} as const;

/** One of {@link ways}. */
export type Way = keyof typeof ways;

/** All of {@link ways}, by their names. */
export const allWays = Object.keys(ways) as Way[];

/**
 * The reason that a person reads: the server's own words, else that nothing answered, else the text
 * of the situation.
 */
export function reasonOf(way: Way, situation: string): string {
  if (way === "is cut") return networkTrouble;
  return way === "answers that it failed" ? serverWords : situation;
}

/** Has these calls fail while `act` runs. */
export async function failing(
  page: Page,
  calls: RegExp,
  way: Way,
  act: () => Promise<void>,
): Promise<void> {
  const meant = (url: URL) => calls.test(url.pathname);
  await page.route(meant, ways[way]);
  await act();
  await page.unroute(meant);
}

/**
 * Lets no more code of the shop arrive until the returned function is called; the script that
 * collects what people do meanwhile comes all the same.
 *
 * @param which addresses that are held back
 */
export const holdCode = (page: Page, which = /\/assets\/.*\.js/): Promise<() => void> =>
  hold(page, (path) => which.test(path) && !path.includes("/head-"));

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
