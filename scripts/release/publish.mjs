import path from "node:path";
import { root, run } from "../lib/workspace.mjs";
import { copyTree, version } from "./tree.mjs";

const changesets = path.join(root, "node_modules/@changesets/cli/bin.js");

/** Publishes what is not in the registry yet. */
export const publish = (tree, env, ...options) =>
  run(process.execPath, [changesets, "publish", ...options], { cwd: tree, env });

/** The packages as their next release will be, in a registry for trials. */
export async function publishTree(tree, env) {
  await copyTree(tree);
  await version(tree);
  await publish(tree, env, "--no-git-tag");
}
