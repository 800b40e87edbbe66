import type { Browser, BrowserContext, Page, Request } from "playwright";
import { afterEach } from "vitest";

const calls = new WeakMap<BrowserContext, string[]>();

/** Notes what a profile asks the shop for, so that a failed journey can tell it. */
export function noteCalls(context: BrowserContext): void {
  const noted: string[] = [];
  calls.set(context, noted);
  const isAsset = (request: Request) => /\/(assets|images)\//.test(request.url());
  const note = (request: Request, outcome: string | number) => {
    if (isAsset(request)) return;
    const { pathname, search } = new URL(request.url());
    noted.push(`${request.method()} ${pathname}${search} ${outcome}`);
  };
  context.on("request", (request) => note(request, "…"));
  context.on("response", (response) => note(response.request(), response.status()));
  context.on("requestfailed", (request) => note(request, request.failure()?.errorText ?? "failed"));
}

async function describe(page: Page): Promise<string> {
  const words = await page
    .locator("body")
    .innerText({ timeout: 2000 })
    .catch((error: unknown) => String(error));
  const asked = calls.get(page.context())?.slice(-24) ?? [];
  return [`The page at ${page.url()} said:`, words.slice(0, 3000), "Last asked:", ...asked].join(
    "\n",
  );
}

/** After a failed journey tells what its pages showed and had asked for, and closes them: a second try is alone. */
export function tellOfFailures(browser: () => Browser): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    for (const context of browser().contexts()) {
      for (const page of context.pages()) process.stderr.write(`${await describe(page)}\n`);
      await context.close();
    }
  });
}
