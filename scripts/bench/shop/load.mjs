import { layoutShift } from "../../lib/layout-shift.mjs";
import { median, spread } from "../statistics.mjs";
import { openPhone } from "./browser.mjs";
import { pages } from "./open.mjs";
import { signUp } from "./sign-in.mjs";

/** A small answer of the same origin: the next page then runs in the same, warm process. */
const warmingPath = "/robots.txt";
/** Measured with Hydrogen's demonstration shop in the same way, on a machine with two cores. */
const elsewhere = "Hydrogen 327 to 351 ms";

/** Everything that a page's main thread has worked so far, in ms of its own clock. */
async function threadTime(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

async function coldLoad(browser, address, path, options) {
  const { page, session, settle, close } = await openPhone(browser, address, options);
  try {
    await page.goto(warmingPath);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const start = await threadTime(session);
    await page.goto(path, { waitUntil: "load" });
    await settle();
    return { time: (await threadTime(session)) - start, shift: await page.evaluate(layoutShift) };
  } finally {
    await close();
  }
}

/**
 * A cold load of each page at the machine's full speed until it settles: work of the main thread,
 * counted by the thread's own clock, and how much of the page jumped, signed in and not.
 */
export async function loadRows({ shop, browser, rounds }) {
  const { address } = await shop();
  const chromium = await browser();
  const storage = await signUp(chromium, address);
  const measured = Object.keys(pages).map((name) => ({ name, visitor: [], member: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const { name, visitor, member } of measured) {
      visitor.push(await coldLoad(chromium, address, pages[name].path, {}));
      member.push(await coldLoad(chromium, address, pages[name].path, { storage }));
    }
  }
  return measured.flatMap(({ name, visitor, member }) => {
    const times = visitor.map(({ time }) => time);
    const jumps = (loads) => Math.max(...loads.map(({ shift }) => shift));
    const jump = (who, loads) => ({
      name: `layout shift of ${name}, ${who}`,
      value: jumps(loads),
      budget: 0,
      unit: "",
      detail: `the worst of ${rounds}`,
    });
    return [
      {
        name: `main thread of a cold load, ${name}`,
        value: median(times),
        unit: "ms",
        detail: `${spread(times)}; for comparison: ${elsewhere}`,
      },
      jump("a visitor", visitor),
      jump("signed in", member),
    ];
  });
}
