// Each example as a stranger has it: installed from a registry, built, started, looked at in a browser.
// ONLY=next chooses by name, PICTURES=folder keeps pictures of what was seen.
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { installAndBuild, startApp } from "./examples/app.mjs";
import { launch } from "./examples/browser.mjs";
import { createStore, driveStore } from "./examples/created.mjs";
import { drive } from "./examples/drive.mjs";
import { examples } from "./examples/shops.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { attempt, say, step } from "./lib/terminal.mjs";
import { startRegistry } from "./registry/start.mjs";
import { publishTree } from "./release/publish.mjs";
import { buildPublished } from "./release/tree.mjs";

const { ONLY, PICTURES } = process.env;

const notOfTheExample = /(^|[\\/])(node_modules|dist|build|\.next|\.astro|\.react-router)$/;

async function tryExample(example, { tree, folder, env, browser }) {
  const own = path.join(folder, example.folder);
  await cp(path.join(tree, "examples", example.folder), own, {
    recursive: true,
    filter: (file) => !notOfTheExample.test(file),
  });
  await installAndBuild(own, env);
  const app = await startApp(own, example.serve);
  try {
    for (const device of ["phone", "desktop"]) {
      await drive(browser, app.address, example, device, PICTURES);
    }
  } finally {
    await app.stop();
  }
}

async function tryCreatedStore({ folder, env, browser }) {
  const { place, serve } = await createStore(folder, env);
  await installAndBuild(place, env);
  const app = await startApp(place, serve);
  try {
    for (const device of ["phone", "desktop"]) {
      await driveStore(browser, app.address, device, PICTURES);
    }
  } finally {
    await app.stop();
  }
}

const chromium = ensureChromium(say);
if (PICTURES) await mkdir(PICTURES, { recursive: true });
const folder = await mkdtemp(path.join(tmpdir(), "taanka-examples-"));
await step("Build", buildPublished);
const registry = await step("A local registry", startRegistry);
const browser = await launch(chromium);
try {
  const tree = path.join(folder, "tree");
  await step("Publish there", () => publishTree(tree, registry.env));
  const place = { tree, folder, env: registry.env, browser };
  const parts = [
    ...examples.map((example) => ({
      title: `examples/${example.folder} (${example.shop})`,
      work: () => tryExample(example, place),
    })),
    { title: "npm create @taanka/store", work: () => tryCreatedStore(place) },
  ];
  let failed = 0;
  for (const { title, work } of parts) {
    if (!ONLY || new RegExp(ONLY).test(title)) failed += await attempt(title, work);
  }
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await browser.close();
  await registry.stop();
  await rm(folder, { recursive: true, force: true });
}
