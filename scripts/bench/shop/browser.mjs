import { chromium } from "playwright";
import { chromiumArguments, findChromium } from "../../lib/chromium.mjs";

/** A phone of the size that most shoppers have. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "en-IN",
};

/** A network as slow as in the budgets. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Nothing has been asked for this long: the page has settled. */
const quiet = 2000;
const timeoutMs = 90_000;

export const launchBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: chromiumArguments });

/** What a page asks for, and whether anything is still on its way. */
function watchTraffic(page) {
  const open = new Set();
  const asked = [];
  let last = performance.now();
  page.on("request", (request) => {
    open.add(request);
    asked.push({ url: request.url(), type: request.resourceType() });
    last = performance.now();
  });
  const close = (request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  return { asked, restedFor: () => (open.size > 0 ? 0 : performance.now() - last) };
}

/**
 * Makes the window as large as the phone's screen: what lies outside of it is never drawn, and a
 * touch there would count as unanswered until something else changes.
 */
async function fitWindow(session) {
  const { windowId } = await session.send("Browser.getWindowForTarget");
  const { viewport, deviceScaleFactor } = phone;
  const [width, height] = [viewport.width, viewport.height].map((side) => side * deviceScaleFactor);
  await session.send("Browser.setWindowBounds", { windowId, bounds: { width, height } });
}

const idle = () =>
  new Promise((resolve) => {
    const wait = window.benchIdle ?? window.requestIdleCallback;
    wait.call(window, () => resolve(), { timeout: 5000 });
  });

/** Runs in the page: what waits for an idle moment never comes by itself. */
function neverIdle() {
  window.benchIdle = window.requestIdleCallback;
  window.requestIdleCallback = () => 0;
}

/**
 * Opens a fresh profile of a phone on the shop: nothing is cached, nobody is signed in.
 *
 * @param {object} [options]
 * @param {number} [options.slowdown] over slow 4G, with a processor so many times slower
 * @param {boolean} [options.busy] the page is never told of an idle moment
 * @param {object} [options.storage] what the profile remembers, from `context.storageState()`
 */
export async function openPhone(browser, address, { slowdown, busy = false, storage } = {}) {
  const context = await browser.newContext({
    ...phone,
    baseURL: address,
    ...(storage && { storageState: storage }),
  });
  const page = await context.newPage();
  if (busy) await page.addInitScript(neverIdle);
  const session = await context.newCDPSession(page);
  await fitWindow(session);
  if (slowdown) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slowNetwork);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  }
  const traffic = watchTraffic(page);
  /** Waits until nothing is asked for any more and the main thread has nothing to do. */
  const settle = async () => {
    const end = performance.now() + timeoutMs;
    while (traffic.restedFor() < quiet) {
      if (performance.now() > end) throw new Error(`${page.url()} does not come to rest.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await page.evaluate(idle);
  };
  return { page, session, asked: traffic.asked, settle, close: () => context.close() };
}

/** Opens a page and waits until it has settled. */
export async function openSettled(browser, address, path, options) {
  const visit = await openPhone(browser, address, options);
  await visit.page.goto(path, { waitUntil: "load" });
  await visit.settle();
  return visit;
}
