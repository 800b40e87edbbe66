import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "../lib/chromium.mjs";
import { say } from "../lib/terminal.mjs";
import { build, root, run, testCache } from "../lib/workspace.mjs";
import { readReport } from "./report.mjs";

const npx = (...args) =>
  run("npx", ["--no-install", ...args], {
    env: { STORYBOOK_DISABLE_TELEMETRY: "1", TURBO_TELEMETRY_DISABLED: "1" },
  });

/** Stories need Storybook, which takes longer to load than many a test to run. */
const vitestConfig = (project) =>
  project === "stories" ? "vitest.config.ts" : "vitest.node.config.ts";

/** Runs a Vitest project once. */
async function vitestOnce(project, { related = false, only = [] }) {
  mkdirSync(testCache, { recursive: true });
  const file = path.join(testCache, `${project}.json`);
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const mode = related ? ["related", "--run"] : ["run"];
  const choice = only.length > 0 ? [...only, "--passWithNoTests"] : [];
  const { ended, output } = await npx(
    ...["vitest", ...mode, "--config", vitestConfig(project)],
    ...["--project", project, ...choice, ...reporters],
  ).then(
    (printed) => ({ ended: true, output: printed }),
    (error) => ({ ended: false, output: error.output ?? String(error) }),
  );
  const report = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const mayBeEmpty = only.length > 0;
  return { ...readReport({ part: project, root, report, ended, output, mayBeEmpty }), output };
}

/**
 * Runs a Vitest project, and once more if a machine short of memory ended its browser.
 *
 * @param {string} project
 * @param {object} [choice]
 * @param {string[]} [choice.only] places of its tests; all of them without
 * @param {boolean} [choice.related] whether those are sources, whose tests run
 */
async function vitest(project, choice = {}) {
  const outcome = await vitestOnce(project, choice);
  if (!outcome.lostBrowser) return outcome;
  say(`  … the browser was gone in the middle of ${project}; once more`);
  return vitestOnce(project, choice);
}

/** A browser test, with a browser: the first one installs it where there is none. */
const inBrowser = (project, choice) => () => {
  process.env.CHROMIUM_PATH = ensureChromium(say);
  return vitest(project, choice);
};

/** A command that passes or fails as one check. */
const command = (work) => async () => {
  await work();
  return { passed: 1, failed: 0 };
};

/** For what uses what was built, or reads every file of a package: a build's own come and go. */
const afterBuild = { needs: ["Build"] };
const lint = (...files) => ({
  title: "Lint and format",
  ...afterBuild,
  work: command(() => npx("biome", "check", "--no-errors-on-unmatched", ...files)),
});
const types = (...packages) => ({
  title: "Types",
  work: command(() =>
    npx(
      ...["turbo", "run", "typecheck", "--output-logs=errors-only"],
      ...packages.map((name) => `--filter=./packages/${name}`),
    ),
  ),
});
const toolTypes = {
  title: "Types of the tools",
  work: command(() =>
    run("node", ["node_modules/typescript-7/bin/tsc", "-p", "tsconfig.tools.json"]),
  ),
};
const boundaries = [
  {
    title: "House rules",
    ...afterBuild,
    work: command(() => run("node", ["scripts/check-rules.mjs"])),
  },
  {
    title: "Package boundaries",
    ...afterBuild,
    work: command(() => npx("depcruise", "--config", ".dependency-cruiser.cjs", "packages")),
  },
  { title: "Dead code", ...afterBuild, work: command(() => npx("knip", "--no-config-hints")) },
];
const translatable = {
  title: "Text that can be translated",
  work: command(() => run("node", ["scripts/check-text.mjs"])),
};

/**
 * Every check of `npm test`. The journeys take longest, two at a time, beside all else; what is short
 * goes first, and last what uses the whole machine.
 */
export const checks = [
  { title: "Build", work: command(build) },
  types(),
  toolTypes,
  { title: "Journeys in the browser", ...afterBuild, work: inBrowser("e2e") },
  lint("."),
  ...boundaries,
  translatable,
  { title: "Stories in the browser", ...afterBuild, work: inBrowser("stories") },
  { title: "Units and components", ...afterBuild, work: () => vitest("unit") },
  {
    title: "Storybook builds",
    work: command(() =>
      npx("storybook", "build", "-o", "storybook-static", "--quiet", "--disable-telemetry"),
    ),
  },
  {
    title: "Published packages",
    ...afterBuild,
    work: command(async () => {
      for (const name of ["ui", "api-client", "store", "create-store"]) {
        await npx("publint", `packages/${name}`, "--strict");
      }
      await run("node", ["scripts/api-reports.mjs"]);
      await run("node", ["scripts/browser-promise.mjs"]);
      await run("node", ["scripts/packed-contents.mjs"]);
    }),
  },
  // Two at a time, of which each has work for a processor: by itself it leaves none idle.
  { title: "API on both databases", ...afterBuild, work: () => vitest("api") },
];

/**
 * The checks of a quick look.
 *
 * @param {import("./changed.mjs").Plan} plan
 * @param {string[]} files changed files that are there
 */
export function checksFor(plan, files) {
  const some = (places, check) => (places.length > 0 ? [check] : []);
  return [
    ...some(files, lint(...files)),
    ...boundaries,
    ...some(plan.stories, {
      title: "Stories of what changed",
      work: inBrowser("stories", { only: plan.stories }),
    }),
    ...some(plan.packages, types(...plan.packages)),
    ...(plan.tools ? [toolTypes] : []),
    ...some(plan.units, {
      title: "Units of what changed",
      work: () => vitest("unit", { only: plan.units, related: true }),
    }),
    ...some(plan.api, {
      title: "API tests beside what changed",
      work: () => vitest("api", { only: plan.api }),
    }),
  ];
}
