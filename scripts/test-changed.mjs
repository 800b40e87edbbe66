// `npm run test:changed`: a quick look at what changed, against HEAD, or against `main` where
// everything is committed, or against the commit that is named.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { say } from "./lib/terminal.mjs";
import { root } from "./lib/workspace.mjs";
import { planFor } from "./test/changed.mjs";
import { checksFor } from "./test/checks.mjs";
import { runAndTell } from "./test.mjs";

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

function changedSince(commit) {
  const known = git("diff", "--name-only", "--no-renames", commit);
  return [...known, ...git("ls-files", "--others", "--exclude-standard")];
}

function findChanges(asked) {
  if (asked) return changedSince(asked);
  const open = changedSince("HEAD");
  return open.length > 0 ? open : changedSince(git("merge-base", "HEAD", "main")[0]);
}

const changed = findChanges(process.argv[2]);
say(`Taanka: a quick look at ${changed.length} changed files`);
const plan = planFor(changed);
for (const note of plan.notes) say(`  ! ${note}`);
const there = changed.filter((file) => existsSync(path.join(root, file)));
process.exitCode = await runAndTell(checksFor(plan, there));
