import type { Browser, BrowserContext, Page, Request } from "playwright";
import { afterEach } from "vitest";

/** What a profile asked the shop for and complained about, in its order. */
const happened = new WeakMap<BrowserContext, string[]>();

declare global {
  interface Window {
    /** What was pressed on the page: kind, time in ms, and on what. */
    pressed?: string[];
  }
}

function notePresses(): void {
  const pressed: string[] = [];
  window.pressed = pressed;
  for (const type of ["pointerdown", "pointerup", "click"]) {
    const note = ({ target }: Event) => {
      const on = target instanceof Element ? target.outerHTML.slice(0, 100) : "?";
      pressed.push(`${type} ${Math.round(performance.now())} ${on}`);
    };
    addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Notes what happens in a profile, so that a failed journey can tell it. */
export async function noteWhatHappens(context: BrowserContext): Promise<void> {
  const noted: string[] = [];
  happened.set(context, noted);
  const note = (request: Request, outcome: string | number) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith("/api/images/") && pathname !== "/favicon.svg")
      noted.push(`${request.method()} ${pathname}${search} ${outcome}`);
  };
  context.on("request", (request) => note(request, "…"));
  context.on("response", (response) => note(response.request(), response.status()));
  context.on("requestfailed", (request) => note(request, request.failure()?.errorText ?? "failed"));
  context.on("console", (message) => noted.push(`${message.type()}: ${message.text()}`));
  context.on("weberror", (error) => noted.push(`uncaught: ${error.error().message}`));
  await context.addInitScript(notePresses);
}

async function describe(page: Page): Promise<string> {
  const words = await page
    .locator("body")
    .innerText({ timeout: 2000 })
    .catch((error: unknown) => String(error));
  const pressed = await page.evaluate(() => window.pressed ?? []).catch(() => []);
  return [
    `The page at ${page.url()} said:`,
    words.slice(0, 3000),
    "Last happened:",
    ...(happened.get(page.context())?.slice(-40) ?? []),
    "Last pressed:",
    ...pressed.slice(-12),
    "",
  ].join("\n");
}

/** After a failed journey tells what its pages showed and had asked for, and closes them: a second try is alone. */
export function tellOfFailures(browser: () => Browser): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    for (const context of browser().contexts()) {
      for (const page of context.pages()) process.stderr.write(await describe(page));
      await context.close();
    }
  });
}
