import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { updateRanges } from "./tree.mjs";

let tree;
const write = (folder, manifest) => {
  mkdirSync(path.join(tree, folder), { recursive: true });
  writeFileSync(path.join(tree, folder, "package.json"), JSON.stringify(manifest));
};
const dependencies = (folder) =>
  JSON.parse(readFileSync(path.join(tree, folder, "package.json"), "utf8")).dependencies;

beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), "taanka-tree-"));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

it("a second release has examples and created stores install it", async () => {
  write("packages/ui", { name: "@taanka/ui", version: "0.2.0" });
  write("packages/api-client", { name: "@taanka/api-client", version: "0.2.1" });
  const before = { "@taanka/ui": "^0.1.0", "@taanka/api-client": "^0.1.0", react: "^19.3.1" };
  write("examples/vite", { dependencies: before });
  write("packages/create-store/template", { dependencies: before });
  await updateRanges(tree);
  const after = { "@taanka/ui": "^0.2.0", "@taanka/api-client": "^0.2.1", react: "^19.3.1" };
  expect(dependencies("examples/vite")).toEqual(after);
  expect(dependencies("packages/create-store/template")).toEqual(after);
});
