import { median, slowdown, spread } from "../statistics.mjs";
import { openPhone } from "./browser.mjs";
import { pages, saree } from "./open.mjs";
import { installProbe } from "./probe.mjs";
import { signUp } from "./sign-in.mjs";
import { fixedWork } from "./slowdown.mjs";
import { touches, wish } from "./touches.mjs";

/** A touch that has shown nothing by then has failed. */
const timeoutMs = 15_000;
const latencyBudget = 40;
const visibleBudget = 200;
const slowdownBudget = 1.2;

const cardLink = (page, time) =>
  page.getByRole("main").getByRole("article").nth(time).getByRole("link");

/** What a heart is going to be. */
async function toggled(page) {
  const heart = wish(page);
  const label = await heart.getAttribute("aria-label");
  return { label, to: (await heart.getAttribute("aria-pressed")) === "true" ? "false" : "true" };
}

const loginPage = () => ({ path: "^/login$", heading: "Login" });
const added = () => ({ text: "Added to cart" });
const dialog = () => ({ dialog: true });

/** Which touch, where, and what is there once it is done (the probe's conditions). */
const scenarios = [
  {
    name: "card",
    touch: "card",
    path: pages.listing.path,
    expect: async (page, time) => ({
      path: "^/product/",
      heading: await cardLink(page, time).textContent(),
      picture: true,
    }),
    doneBudget: 300,
  },
  {
    name: "sort",
    touch: "sort",
    path: pages.listing.path,
    expect: async (page) => ({ listing: await cardLink(page, 0).getAttribute("href") }),
    doneBudget: 500,
  },
  { name: "heart, a visitor", touch: "heart", path: pages.listing.path, expect: loginPage },
  {
    name: "heart, signed in",
    touch: "wish",
    path: saree.path,
    signedIn: true,
    expect: async (page) => ({ pressed: await toggled(page) }),
  },
  { name: "Add to cart, a visitor", touch: "buy", path: saree.path, expect: added },
  {
    name: "Add to cart, signed in",
    touch: "buy",
    path: saree.path,
    signedIn: true,
    expect: added,
  },
  { name: "menu", touch: "menu", path: pages.home.path, expect: dialog },
  { name: "filter", touch: "filter", path: pages.listing.path, expect: dialog },
];

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Another document has taken the page's place: what it was asked is lost. */
const arrival = (page) =>
  page.waitForFunction(() => window.benchProbe.isDone(), null, { timeout: timeoutMs });

/** One touch of a settled page, from the event to what it is for. */
async function timeTouch({ page }, { touch, expect }, time) {
  const expectation = await expect(page, time);
  await page.evaluate((expected) => window.benchProbe.arm(expected), expectation);
  // Asked before the touch: to install a question in the page takes time of the touch itself.
  const done = page.evaluate(() => window.benchProbe.whenDone()).catch(() => arrival(page));
  await touches[touch].act(page, time);
  await Promise.race([done, wait(timeoutMs)]).catch(() => undefined);
  // The browser reports its events' latency a little later.
  await wait(500);
  const times = await page.evaluate(() => window.benchProbe.read());
  return { ...times, visible: times.visible ?? timeoutMs, done: times.done ?? timeoutMs };
}

/** Puts the page back as it was, so that the same can be done again. */
async function takeBack({ page, settle }, { path, touch }) {
  if (touches[touch].dialog) {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").first().waitFor({ state: "hidden" });
  } else if (new URL(page.url()).pathname !== path) {
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path);
  }
  await settle();
  // A toast lies over the page for its five seconds.
  const toast = page.getByRole("button", { name: "Close notification" }).first();
  await toast.waitFor({ state: "detached" });
}

async function run({ browser, address, slowdown }, scenario) {
  const storage = scenario.signedIn ? await signUp(browser, address) : undefined;
  const visit = await openPhone(browser, address, { slowdown, storage });
  try {
    await visit.page.addInitScript(installProbe);
    await visit.page.goto(scenario.path, { waitUntil: "load" });
    await visit.settle();
    const first = await timeTouch(visit, scenario, 0);
    await takeBack(visit, scenario);
    return { first, second: await timeTouch(visit, scenario, 1) };
  } finally {
    await visit.close();
  }
}

/** Rows of one scenario from several runs, each `{first, second}` with `{visible, done, latency}`. */
export function rowsOf({ name, doneBudget }, runs) {
  const all = (touch, figure) => runs.map((one) => one[touch][figure]);
  const both = (figure) => [...all("first", figure), ...all("second", figure)];
  const detail = (figure) => {
    const second = median(all("second", figure)).toFixed(0);
    return `${spread(all("first", figure))}; the second touch ${second} ms`;
  };
  const row = (what, value, unit, more) => ({ name: `${name}: ${what}`, value, unit, ...more });
  const visible = median(all("first", "visible"));
  const slower = slowdown(visible, median(all("second", "visible")));
  return [
    row("first visible change", visible, "ms", {
      budget: visibleBudget,
      detail: detail("visible"),
    }),
    row("first against second touch", slower, "×", { budget: slowdownBudget }),
    row("done", median(all("first", "done")), "ms", {
      ...(doneBudget && { budget: doneBudget }),
      detail: detail("done"),
    }),
    row("event latency", median(both("latency")), "ms", {
      budget: latencyBudget,
      detail: spread(both("latency")),
    }),
  ];
}

async function measured(scenario, count, once) {
  const runs = [];
  try {
    while (runs.length < count) runs.push(await once());
    return rowsOf(scenario, runs);
  } catch (error) {
    const [reason] = error.message.split("\n");
    return [{ name: scenario.name, budget: visibleBudget, unit: "ms", detail: reason }];
  }
}

/** How slow the processor was in the end: where this is far from the phone of the budgets, so are the touches. */
async function yardstick({ browser, address, slowdown }) {
  const { page, close } = await openPhone(browser, address, { slowdown });
  const value = await fixedWork(page);
  await close();
  const detail = `slowed down ${slowdown.toFixed(1)} times`;
  return { name: "yardstick: two million steps of a loop", value, unit: "ms", detail };
}

/**
 * Touches of settled pages on slow 4G with a phone's processor, each as the first one of a fresh page
 * and again on the same page: until anything visible changes, until it is done.
 */
export async function touchRows({ shop, browser, runs, slowdown }) {
  const { address } = await shop();
  const phones = { browser: await browser(), address, slowdown: await slowdown() };
  const rows = [];
  for (const scenario of scenarios) {
    rows.push(...(await measured(scenario, runs, () => run(phones, scenario))));
  }
  rows.push(await yardstick(phones));
  return rows;
}
