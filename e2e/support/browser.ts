import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { axeFindings } from "../../scripts/lib/axe.mjs";
import { chromiumArguments, findChromium } from "../../scripts/lib/chromium.mjs";
import { noteWhatHappens, tellOfFailures } from "./failure";
import { sharedShop } from "./sharedShop";

/** The two sizes at which every journey is walked. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;

export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium: npm test installs one, or set CHROMIUM_PATH.");
  // One process less for every frame: a tenth of what a visit costs here, and nothing that it shows.
  return chromium.launch({ executablePath, args: [...chromiumArguments, "--in-process-gpu"] });
}

/** A visitor with a page, and everything that the page complained about. */
export interface Visitor {
  page: Page;
  /** Console errors and warnings, uncaught errors and CSP violations. */
  complaints: string[];
  leave(): Promise<void>;
}

/** What Playwright itself says of a worker that it keeps from running. */
const blocked = "Service Worker registration blocked by Playwright";

/** Opens a fresh browser profile on the shop. */
export async function visit(
  browser: Browser,
  address: string,
  device: Device,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...devices[device],
    // What a worker fetches, a journey could not hold up or break.
    serviceWorkers: "block",
    ...options,
    baseURL: address,
    locale: "en-IN",
    // No AVIF, each of which would be made on its first request, and takes half a second.
    extraHTTPHeaders: { accept: "text/html,image/webp,*/*;q=0.8" },
  });
  await noteWhatHappens(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.text() === blocked) return;
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  return { page, complaints, leave: () => context.close() };
}

/** The browser of all files, whose profiles are as fresh: a start takes longer than many a journey. */
let shared: Browser | undefined;

/** The started shop and a browser for the tests of a file, whose profiles are closed after them. */
export function shopInBrowser() {
  const address = sharedShop();
  let browser: Browser;
  beforeAll(async () => {
    shared = shared?.isConnected() ? shared : await launch();
    browser = shared;
  });
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
  tellOfFailures(() => browser);
  return {
    address,
    visit: (device: Device, options?: BrowserContextOptions) =>
      visit(browser, address, device, options),
  };
}

/** What closes a toast, in each language of the shop. */
const closesToast = /^(Close notification|सूचना बंद करें)$/;

/** Fails with what axe finds on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // A toast lies over the page for its five seconds; what is below it is judged without.
  const close = page.getByRole("button", { name: closesToast }).first();
  while (await close.isVisible()) await close.click({ timeout: 5_000 }).catch(() => undefined);
  await close.waitFor({ state: "detached" });
  expect(await axeFindings(page)).toEqual([]);
}
