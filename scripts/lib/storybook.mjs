import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { root, run } from "./workspace.mjs";

/** Where the built Storybook is. */
export const storybookFolder = path.join(root, "storybook-static");

/** When a file below the folder was last written, in milliseconds. */
function newestIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => statSync(path.join(folder, file)).mtimeMs));
}

/** Builds Storybook where its sources are newer than what is built. */
export async function buildStorybook() {
  const sources = ["packages/ui/src", ".storybook"].map((folder) => path.join(root, folder));
  const stamp = path.join(storybookFolder, "index.json");
  const fresh = existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...sources.map(newestIn));
  if (fresh) return "up to date";
  await run("npm", ["run", "storybook:build"]);
  return "done";
}
