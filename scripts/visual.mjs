// `npm run visual`: photographs every story and compares it with the kept picture. `-- --only NAME`
// takes some stories, `-- --update` keeps what is seen now, `-- --url ADDRESS` uses a running Storybook.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./lib/chromium.mjs";
import { serveFolder } from "./lib/static-server.mjs";
import { buildStorybook, storybookFolder } from "./lib/storybook.mjs";
import { ExpectedError, say, step } from "./lib/terminal.mjs";
import { root } from "./lib/workspace.mjs";
import { listStories, openCamera, photograph } from "./visual/camera.mjs";
import { compare, pack, readBaseline, writeReport } from "./visual/compare.mjs";
import { targetsOf } from "./visual/targets.mjs";

const kept = path.join(root, "visual");
const report = path.join(root, ".cache/visual");
const hands = 2;

const { values: flags } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    update: { type: "boolean", default: false },
    url: { type: "string" },
  },
});

const fileOf = ({ file }) => path.join(kept, `${file}.webp`);

/** Compares one screenshot; a second look tells a change from a slip of the machine. */
async function look(camera, target) {
  const file = fileOf(target);
  let found;
  for (let attempt = 0; attempt < 2; attempt++) {
    const now = await photograph(camera, target);
    if (!existsSync(file)) return { ...target, what: "new", now: await pack(now) };
    const before = readBaseline(file);
    found = { before, now, ...(await compare(before, now)) };
    if (found.same) return undefined;
  }
  return { ...target, ...found, now: await pack(found.now) };
}

async function lookAtAll(camera, targets) {
  const changes = [];
  const waiting = [...targets];
  let seen = 0;
  const work = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const change = await look(camera, target).catch((error) => ({
        ...target,
        what: `can't be photographed: ${error.message.split("\n")[0]}`,
        broken: true,
      }));
      if (change) changes.push(change);
      if (++seen % 100 === 0) say(`  ${seen} of ${targets.length}`);
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  return changes.sort((a, b) => a.file.localeCompare(b.file));
}

/** Kept pictures of stories that are no more. */
function orphans(targets) {
  if (flags.only || !existsSync(kept)) return [];
  const wanted = new Set(targets.map(({ file }) => `${file}.webp`));
  return readdirSync(kept).filter((name) => name.endsWith(".webp") && !wanted.has(name));
}

function update(changes, gone) {
  mkdirSync(kept, { recursive: true });
  for (const change of changes) if (!change.broken) writeFileSync(fileOf(change), change.now);
  for (const name of gone) rmSync(path.join(kept, name));
}

function weight() {
  const files = existsSync(kept) ? readdirSync(kept) : [];
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(kept, name)).size, 0);
  return `${files.length} pictures kept, ${(bytes / 1024 ** 2).toFixed(2)} MiB`;
}

function conclude(targets, changes, gone) {
  const broken = changes.filter((change) => change.broken);
  rmSync(report, { recursive: true, force: true });
  if (flags.update) {
    update(changes, gone);
    say(
      `\n${changes.length - broken.length} pictures written, ${gone.length} removed; ${weight()}.`,
    );
  } else if (changes.length + gone.length === 0) {
    say(`\nAll ${targets.length} screenshots look as before; ${weight()}.`);
    return;
  } else {
    for (const { file, what } of changes) say(`  ${file}: ${what}`);
    for (const name of gone) say(`  ${name}: its story is gone`);
    const page = writeReport(report, changes);
    say(`\n${changes.length + gone.length} of ${targets.length} screenshots differ. Look: ${page}`);
    say("If that is what you meant, keep it: npm run visual -- --update");
    process.exitCode = 1;
  }
  if (broken.length > 0) {
    for (const { file, what } of broken) say(`  ${file}: ${what}`);
    process.exitCode = 1;
  }
}

async function main() {
  const executable = ensureChromium(say);
  if (!flags.url) await step("building Storybook", buildStorybook);
  const served = flags.url ? undefined : await serveFolder(storybookFolder);
  const camera = await openCamera(flags.url ?? served.address, executable);
  try {
    const targets = targetsOf(await listStories(camera), flags.only);
    if (targets.length === 0)
      throw new ExpectedError(`No story's id or title holds "${flags.only}".`);
    say(`${targets.length} screenshots`);
    const changes = await lookAtAll(camera, targets);
    conclude(targets, changes, orphans(targets));
  } finally {
    await camera.browser.close();
    served?.close();
  }
}

main().catch((error) => {
  say(error instanceof ExpectedError ? error.message : String(error.stack));
  process.exitCode = 1;
});
