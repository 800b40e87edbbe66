import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { say } from "./lib/terminal.mjs";
import { build, root, run } from "./lib/workspace.mjs";

const reports = path.join(root, "node_modules/.cache/taanka-test");

const npx = (...args) =>
  run("npx", ["--no-install", ...args], {
    env: { STORYBOOK_DISABLE_TELEMETRY: "1", TURBO_TELEMETRY_DISABLED: "1" },
  });

/** Runs Vitest once; what did not end well has failed, whatever the report says. */
async function vitestOnce(project, report, options) {
  rmSync(report, { force: true });
  let output;
  let ended = true;
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    output = await npx("vitest", "run", "--project", project, ...options, ...reporters);
  } catch (error) {
    ended = false;
    output = error.output ?? String(error);
  }
  const { numPassedTests, numFailedTests, numTotalTests, success } = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, success: false };
  if (ended && numTotalTests === 0) throw new Error(`No test ran in ${project}.\n${output}`);
  const failed = ended && success ? 0 : Math.max(numFailedTests, 1);
  const lostBrowser = numFailedTests === 0 && /Browser connection was closed/.test(output);
  return { passed: numPassedTests, failed, output, lostBrowser };
}

/**
 * One Vitest project. In `shards` parts, each has a browser of its own: one that shows hundreds of
 * stories may be ended by a machine short of memory, and that part is then run once more.
 */
async function vitest(project, shards = 1) {
  const total = { passed: 0, failed: 0 };
  for (let shard = 1; shard <= shards; shard++) {
    const report = path.join(reports, shards > 1 ? `${project}-${shard}.json` : `${project}.json`);
    const options = shards > 1 ? [`--shard=${shard}/${shards}`] : [];
    let outcome = await vitestOnce(project, report, options);
    if (outcome.lostBrowser) {
      say(`  … the browser was gone in the middle of ${project}; once more`);
      outcome = await vitestOnce(project, report, options);
    }
    if (outcome.failed > 0) say(outcome.output);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
  }
  return total;
}

/** A command that passes or fails as one check. */
const check = (work) => async () => {
  await work();
  return { passed: 1, failed: 0 };
};

const checks = [
  ["Lint and format", check(() => npx("biome", "check", "."))],
  ["House rules", check(() => run("node", ["scripts/check-rules.mjs"]))],
  [
    "Package boundaries",
    check(() => npx("depcruise", "--config", ".dependency-cruiser.cjs", "packages")),
  ],
  ["Types", check(() => npx("turbo", "run", "typecheck", "--output-logs=errors-only"))],
  ["Types of the tools", check(() => npx("tsc", "-p", "tsconfig.tools.json"))],
  ["Build", check(build)],
  [
    "Published packages",
    check(async () => {
      await npx("publint", "packages/ui", "--strict");
      await npx("publint", "packages/api-client", "--strict");
    }),
  ],
  ["Units and components", () => vitest("unit")],
  ["API on both databases", () => vitest("api")],
  ["Stories in the browser", () => vitest("stories", 3)],
  [
    "Storybook builds",
    check(() =>
      npx("storybook", "build", "-o", "storybook-static", "--quiet", "--disable-telemetry"),
    ),
  ],
  ["Journeys in the browser", () => vitest("e2e")],
];

/** Runs every check, or those whose title matches `ONLY`, and prints the one closing line. */
export async function runChecks(only = process.env.ONLY) {
  mkdirSync(reports, { recursive: true });
  process.env.CHROMIUM_PATH = ensureChromium(say);
  const totals = { passed: 0, failed: 0 };
  const chosen = only ? checks.filter(([title]) => new RegExp(only, "i").test(title)) : checks;
  for (const [title, work] of chosen) {
    const started = performance.now();
    let outcome;
    try {
      outcome = await work();
    } catch (error) {
      say(error.message);
      outcome = { passed: 0, failed: 1 };
    }
    totals.passed += outcome.passed;
    totals.failed += outcome.failed;
    const time = ((performance.now() - started) / 1000).toFixed(1);
    say(
      `  ${outcome.failed ? "✗" : "✓"} ${title}: ${outcome.passed} passed, ${outcome.failed} failed (${time} s)`,
    );
  }
  say(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}
