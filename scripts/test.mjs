import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { say } from "./lib/terminal.mjs";
import { build, root, run } from "./lib/workspace.mjs";

const reports = path.join(root, "node_modules/.cache/taanka-test");

const npx = (...args) =>
  run("npx", ["--no-install", ...args], {
    env: { STORYBOOK_DISABLE_TELEMETRY: "1", TURBO_TELEMETRY_DISABLED: "1" },
  });

/** One Vitest project; its own JSON report says how many tests passed and failed. */
async function vitest(project) {
  const report = path.join(reports, `${project}.json`);
  rmSync(report, { force: true });
  let output = "";
  try {
    output = await npx(
      "vitest",
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    );
  } catch (error) {
    output = error.output ?? String(error);
    say(output);
  }
  const { numPassedTests, numFailedTests, numTotalTests, success } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  if (numTotalTests === 0) throw new Error(`No test ran in ${project}.\n${output}`);
  const failed = success ? 0 : Math.max(numFailedTests, 1);
  return { passed: numPassedTests, failed };
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
  ["Stories in the browser", () => vitest("stories")],
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
