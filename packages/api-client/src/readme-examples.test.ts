import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { problemsOf } from "./testing/compile";

const own = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(path.join(own, "README.md"), "utf8");
const folder = mkdtempSync(path.join(tmpdir(), "taanka-readme-"));

beforeAll(() => {
  const scope = path.join(folder, "node_modules/@taanka");
  mkdirSync(scope, { recursive: true });
  symlinkSync(own, path.join(scope, "api-client"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const exampleOf = (title: string) =>
  new RegExp(`## ${title}[\\s\\S]+?\`\`\`ts\\n([\\s\\S]+?)\`\`\``).exec(readme)?.[1] ?? "";

it.each(["Errors", "Without a server", "Another back end", "Placing an order"])(
  "“%s” of the README is whole, and right to the strict compiler",
  { timeout: 100_000 },
  (title) => {
    const example = exampleOf(title);
    expect(example).toContain("@taanka/api-client");
    const file = path.join(folder, `${title.replaceAll(" ", "-")}.mts`);
    writeFileSync(file, example);
    expect(problemsOf(file)).toEqual([]);
  },
);

it("tells the caller of another back end how long that asks to wait", async () => {
  const file = path.join(folder, "medusa.mts");
  writeFileSync(file, exampleOf("Another back end"));
  const { store } = await import(file);
  const busy = () => new Response("", { status: 429, headers: { "retry-after": "30" } });
  vi.stubGlobal("fetch", async () => busy());
  try {
    await expect(store.items.list({})).rejects.toMatchObject({ status: 429, retryAfter: 30 });
  } finally {
    vi.unstubAllGlobals();
  }
});
