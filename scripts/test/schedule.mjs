/**
 * What came of a check.
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output] what a person needs to read when something failed
 * @property {import("./report.mjs").Case[]} [cases] how long each of its cases took
 */

/**
 * A check of the run.
 *
 * @typedef {object} Check
 * @property {string} title
 * @property {() => Promise<Outcome>} work
 * @property {string[]} [needs] titles of the checks that must have passed before
 */

async function carryOut({ title, work, needs = [] }, failed) {
  const broken = needs.find((need) => failed.has(need));
  if (broken) return { passed: 0, failed: 1, output: `${title} did not run: ${broken} failed.` };
  try {
    return await work();
  } catch (error) {
    return { passed: 0, failed: 1, output: error.message };
  }
}

/**
 * Runs checks side by side, as many as there are lanes, in the order given: a free lane takes the
 * first one that need not wait. A check that fails stops none but those that need it.
 *
 * @param {Check[]} checks
 * @param {object} options
 * @param {number} options.lanes
 * @param {(check: Check, outcome: Outcome & { milliseconds: number }) => void} options.onEnd told
 *   of each check as it ends
 */
export async function runSideBySide(checks, { lanes, onEnd }) {
  const waiting = [...checks];
  const running = new Map();
  const failed = new Set();
  const unfinished = new Set(checks.map(({ title }) => title));

  const mayStart = ({ needs = [] }) => !needs.some((need) => unfinished.has(need));

  const start = async (check) => {
    const started = performance.now();
    const outcome = await carryOut(check, failed);
    running.delete(check);
    unfinished.delete(check.title);
    if (outcome.failed > 0) failed.add(check.title);
    onEnd(check, { ...outcome, milliseconds: performance.now() - started });
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(mayStart) : -1;
    if (next >= 0) {
      const [check] = waiting.splice(next, 1);
      running.set(check, start(check));
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(
        `These checks wait for each other: ${waiting.map((c) => c.title).join(", ")}.`,
      );
    }
  }
}
