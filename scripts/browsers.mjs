// `npm run test:browsers`: the shop's main journeys and one story of each component in Chromium, in
// Firefox and in Safari's engine. `-- --only webkit` takes one, `-- --pictures FOLDER` keeps what was seen.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { journeys } from "./browsers/journeys.mjs";
import { personAt } from "./browsers/person.mjs";
import { programs } from "./browsers/programs.mjs";
import { openWithPuppeteer } from "./browsers/puppeteer.mjs";
import { lookAtStories, sampleOf } from "./browsers/stories.mjs";
import { openWithWebDriver } from "./browsers/webdriver.mjs";
import { newPhoneNumber } from "./lib/outbox.mjs";
import { startShop } from "./lib/shop.mjs";
import { serveFolder } from "./lib/static-server.mjs";
import { buildStorybook, storybookFolder } from "./lib/storybook.mjs";
import { attempt, ExpectedError, say, step } from "./lib/terminal.mjs";
import { run } from "./lib/workspace.mjs";

const engines = {
  chromium: () => openWithPuppeteer("chrome", programs.chromium()),
  firefox: () => openWithPuppeteer("firefox", programs.firefox()),
  webkit: () => openWithWebDriver(programs.webkit()),
};

const { values: flags } = parseArgs({
  options: {
    only: { type: "string" },
    pictures: { type: "string" },
  },
});

async function walk(engine, { name, size, walk: way }, { address, pictures, engineName }) {
  const page = await engine.visit(size);
  const person = personAt(page, { address, pictures, name: `${engineName}-${name}` });
  try {
    await way(person, { address, number: newPhoneNumber() });
    const findings = person.findings();
    if (findings.length > 0) throw new ExpectedError(findings.join("\n"));
  } catch (error) {
    if (pictures) await page.picture(path.join(pictures, `${engineName}-${name}-failed.png`));
    throw error;
  } finally {
    await page.leave();
  }
}

async function tryEngine(engineName, { shop, storybook, stories, pictures }) {
  const engine = await engines[engineName]();
  let failed = 0;
  try {
    const given = { address: shop.address, pictures, engineName };
    for (const journey of journeys) {
      failed += await attempt(`${engineName}: a person ${journey.name}`, () =>
        walk(engine, journey, given),
      );
    }
    failed += await attempt(`${engineName}: ${stories.length} stories`, async () => {
      const options = { address: storybook.address, stories, pictures, name: engineName };
      const findings = await lookAtStories(engine, options);
      if (findings.length > 0) throw new ExpectedError(findings.join("\n"));
    });
  } finally {
    await engine.close();
  }
  return failed;
}

async function main() {
  const names = Object.keys(engines).filter((name) => !flags.only || name === flags.only);
  if (names.length === 0)
    throw new ExpectedError(`--only takes ${Object.keys(engines).join(", ")}.`);
  const pictures = flags.pictures && path.resolve(flags.pictures);
  if (pictures) await mkdir(pictures, { recursive: true });
  await step("Build", () => run("npm", ["run", "build"]));
  await step("Storybook", buildStorybook);
  const dataDir = await mkdtemp(path.join(tmpdir(), "taanka-browsers-"));
  const shop = await startShop({ dataDir, env: { SEED_SAMPLE_CATALOGUE: "true" } });
  const storybook = await serveFolder(storybookFolder);
  let failed = 0;
  try {
    const stories = await sampleOf(storybook.address);
    for (const name of names) {
      failed += await tryEngine(name, { shop, storybook, stories, pictures });
    }
  } finally {
    storybook.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  if (failed > 0) throw new ExpectedError(`${failed} of them failed.`);
}

main().catch((error) => {
  say(error instanceof ExpectedError ? error.message : String(error?.stack));
  process.exitCode = 1;
});
