import { median } from "../statistics.mjs";

/** A phone of the budgets: what the fixed work takes there, in ms. A quick desktop slowed down four times. */
const phone = 17.5;
const least = 1;
const most = 20;

/** Runs in the page: the times that a fixed piece of work takes there, in ms, warm. */
function timeFixedWork() {
  const work = () => {
    let sum = 0;
    for (let step = 0; step < 2_000_000; step += 1) sum = (sum * 31 + step) | 0;
    return sum;
  };
  return Array.from({ length: 15 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}

/** What the fixed work takes in a page, in ms. */
export const fixedWork = async (page) => median(await page.evaluate(timeFixedWork));

/**
 * How many times a browser's processor has to be slowed down here to be as slow as the budgets' phone;
 * 1 on a machine that is no quicker than that.
 *
 * @param {number} work what the fixed work takes here, in ms
 */
export const slowdownFor = (work) => Math.min(most, Math.max(least, phone / work));

/** {@link slowdownFor} this machine, in this browser. */
export async function measureSlowdown(browser) {
  const page = await browser.newPage();
  try {
    return slowdownFor(await fixedWork(page));
  } finally {
    await page.close();
  }
}
