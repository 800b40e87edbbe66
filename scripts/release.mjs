// From changesets to published packages. Without --publish everything happens in a copy of the tree,
// against a registry that is started for it: see docs/guides/release.md.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ExpectedError, say, step } from "./lib/terminal.mjs";
import { root, run } from "./lib/workspace.mjs";
import { startRegistry } from "./registry/start.mjs";
import { checkContents, checkPackages, missingAddresses, pack } from "./release/checks.mjs";
import { publish } from "./release/publish.mjs";
import { buildPublished, checkLock, copyTree, publishedOf, version } from "./release/tree.mjs";
import { tryOut } from "./release/try-out.mjs";

/** Everything that a release does, without anything that lasts. */
async function rehearse(folder, { record }) {
  const tree = path.join(folder, "tree");
  await step("Build", buildPublished);
  await step("A copy of the tree", () => copyTree(tree));
  const versions = await step("Versions and changelogs", () => version(tree));
  for (const line of versions) say(`      ${line}`);
  await step("The lock file fits", () => checkLock(tree));
  const packed = await step("Pack", () => pack(tree, folder));
  await step("publint and attw", () => checkPackages(packed));
  await step("Contents and sizes", () => checkContents(packed, { write: record }));
  const registry = await step("A local registry", startRegistry);
  try {
    await step("Publish there", () => publish(tree, registry.env, "--no-git-tag"));
    await step("Install from there and render", () =>
      tryOut(path.join(folder, "project"), registry.env),
    );
  } finally {
    await registry.stop();
  }
}

async function checkMayPublish() {
  const problems = missingAddresses((await publishedOf(root)).map(({ manifest }) => manifest));
  if (problems.length > 0) throw new ExpectedError(problems.join("\n"));
  const changed = (await run("git", ["status", "--porcelain"])).trim();
  if (changed) throw new ExpectedError(`Commit or put away what has changed first:\n${changed}`);
  await run("npm", ["whoami"]);
}

/** The same in the working tree, for everybody to install. */
async function releaseForGood() {
  await step("The examples and a created store (minutes)", () =>
    run(process.execPath, ["scripts/examples.mjs"], { env: { ONLY: "" } }),
  );
  await step("Versions and changelogs", () => version(root));
  await step("Build", buildPublished);
  await run("git", ["add", "--all"]);
  await run("git", ["commit", "--message", "Release"]);
  await step("Publish", () => publish(root, {}));
  say("Published, committed and tagged. Now: git push --follow-tags");
}

async function main() {
  const { values } = parseArgs({
    options: {
      publish: { type: "boolean", default: false },
      record: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const forGood = values.publish && !values["dry-run"];
  if (forGood) await checkMayPublish();
  const folder = await mkdtemp(path.join(tmpdir(), "taanka-release-"));
  try {
    await rehearse(folder, values);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (forGood) await releaseForGood();
  else say("A dry run: nothing was published, and the working tree is as it was.");
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ExpectedError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
