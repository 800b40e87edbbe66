import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sharedShop } from "./support/sharedShop";

const address = sharedShop();

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const client = path.join(import.meta.dirname, "../packages/store-app/dist/client");
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(path.join(client, "manifest.json"), "utf8"),
);

/** Menus, dialogs and parts of pages that come later. */
const late = Object.keys(manifest).filter(
  (key) =>
    manifest[key]?.isDynamicEntry && !/^src\/(screens\/[^/]+\/\w+Screen\.|texts\/)/.test(key),
);

/** Addresses of the files that a chunk needs at once. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

/** Scripts that the server's page asks for. */
async function scriptsOf(page: string) {
  const html = await (await fetch(address + page)).text();
  return new Set([...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, file = ""]) => file));
}

describe.each(["/", "/view-all", "/product/bagru-block-print-kurti"])(
  "the script of the first view of %s",
  (page) => {
    it("comes in few files", async () => {
      const scripts = await scriptsOf(page);
      expect(scripts.size).toBeGreaterThan(2);
      expect(scripts.size).toBeLessThanOrEqual(12);
    });

    it("holds no menu, no dialog, and not what several of them stand on", async () => {
      const scripts = await scriptsOf(page);
      expect(late.filter((key) => scripts.has(`/${manifest[key]?.file}`))).toEqual([]);
      const needed = late.flatMap((key) => [...filesOf(key)]);
      const shared = needed.filter((file) => needed.filter((one) => one === file).length > 4);
      expect(shared.filter((file) => !scripts.has(file))).not.toEqual([]);
    });
  },
);
