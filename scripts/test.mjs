import { ensureChromium } from "./lib/chromium.mjs";
import { say } from "./lib/terminal.mjs";
import { checks } from "./test/checks.mjs";
import { checkLine, slowestLines, unsteadyLines } from "./test/report.mjs";
import { runSideBySide } from "./test/schedule.mjs";
import { makeTemporary, removeTemporary } from "./test/temporary.mjs";

/** Two at a time on two cores; journeys go two by two themselves, for they wait a third of their time. */
const lanes = 2;

/**
 * Runs checks and tells of each as it ends, of the slowest and the unsteady cases, and in one closing
 * line of all.
 *
 * @param {import("./test/schedule.mjs").Check[]} chosen
 * @returns the exit code
 */
export async function runAndTell(chosen) {
  const totals = { passed: 0, failed: 0, cases: [], unsteady: [] };
  await runSideBySide(chosen, {
    lanes,
    onEnd: ({ title }, outcome) => {
      if (outcome.failed > 0 && outcome.output) say(outcome.output);
      say(checkLine(title, outcome));
      totals.passed += outcome.passed;
      totals.failed += outcome.failed;
      totals.cases.push(...(outcome.cases ?? []));
      totals.unsteady.push(...(outcome.unsteady ?? []));
    },
  });
  for (const line of slowestLines(totals.cases)) say(line);
  for (const line of unsteadyLines(totals.unsteady)) say(line);
  say(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

/** Goes with the run, also with one that somebody ends. */
function temporaryOfThisRun() {
  const folder = makeTemporary();
  process.once("exit", () => removeTemporary(folder));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return folder;
}

/** Runs every check, or those whose title matches `ONLY`. */
export function runChecks(only = process.env.ONLY) {
  // Before the lanes start: two checks must not install it at once.
  process.env.CHROMIUM_PATH = ensureChromium(say);
  process.env.TMPDIR = temporaryOfThisRun();
  return runAndTell(
    only ? checks.filter(({ title }) => new RegExp(only, "i").test(title)) : checks,
  );
}
