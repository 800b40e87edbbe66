import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { taanka } from "./brands";
import { contrast, contrastPairs } from "./contrast";
import type { CreatedBrand } from "./createBrand";
import { propertyName, tokenPaths } from "./propertyName";

const root = path.resolve(import.meta.dirname, "../../../..");
const guide = readFileSync(path.join(root, "docs/guides/theme-a-brand.md"), "utf8");

/** The guide's code of one language, unindented. */
function blocks(language: string): string[] {
  const found = guide.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^\\1\`\`\``, "gm"));
  return [...found].map(([, indent = "", code = ""]) =>
    code.replaceAll(`\n${indent}`, "\n").trim(),
  );
}

const block = (language: string, having: string) => {
  const found = blocks(language).find((code) => code.includes(having));
  if (!found) throw new Error(`The guide has no ${language} block with ${having}`);
  return found;
};

/** Runs a block; `./mogra.ts` is the guide's own block that makes the brand. */
async function run(code: string, written: Map<string, string> = new Map()) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    conditions: ["@taanka/source"],
    plugins: [
      {
        name: "guide",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.\/mogra(\.ts)?$|^node:fs$/ }, (args) => ({
            path: args.path,
            namespace: "guide",
          }));
          onLoad({ filter: /mogra/, namespace: "guide" }, () => ({
            contents: block("ts", "export const mogra"),
            resolveDir: root,
            loader: "ts",
          }));
          onLoad({ filter: /node:fs/, namespace: "guide" }, () => ({
            contents:
              "export const writeFileSync = (name, text) => globalThis.written.set(name, text);",
          }));
        },
      },
    ],
  });
  Object.assign(globalThis, { written });
  const text = outputFiles[0]?.text ?? "";
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
}

describe("docs/guides/theme-a-brand.md", () => {
  it("sets custom properties of the contract that read together with taanka's", () => {
    const css = block("css", "data-taanka-brand");
    const set = new Map(
      [...css.matchAll(/(--taanka-[\w-]+):\s*([^;]+);/g)].map(([, n, v]) => [n, v]),
    );
    const known = tokenPaths.map((token) => `--${propertyName(token)}`);
    expect([...set.keys()].filter((name) => !known.includes(name ?? ""))).toEqual([]);
    const color = { ...taanka.light.color };
    for (const role of Object.keys(color) as Array<keyof typeof color>) {
      color[role] = set.get(`--${propertyName(["color", role])}`) ?? color[role];
    }
    for (const [front, ground, least] of contrastPairs) {
      expect(contrast(color[front], color[ground]), `${front} on ${ground}`).toBeGreaterThanOrEqual(
        least,
      );
    }
  });

  it("makes a brand that reads, and writes it to a file", async () => {
    const { mogra } = (await run(block("ts", "export const mogra"))) as { mogra: CreatedBrand };
    expect(mogra.problems).toEqual([]);
    expect(mogra.tokens.shared.radius.control).toBe("8px");
    const written = new Map<string, string>();
    await run(block("ts", "writeFileSync"), written);
    expect(written.get("mogra.css")).toBe(mogra.css);
  });

  it("gives the primary button a light ground on which its words read", () => {
    const css = block("css", '[data-tone="primary"]');
    const toneOf = (role: "accent" | "accentHover" | "onAccent") =>
      new RegExp(`--${propertyName(["color", role])}: (#\\w+);`).exec(css)?.[1] ?? "";
    for (const ground of [toneOf("accent"), toneOf("accentHover")]) {
      expect(contrast(toneOf("onAccent"), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("leads a brand to design tokens and back", async () => {
    const { again, documents } = await run(block("ts", "fromDesignTokens"));
    expect(documents.dark.$description).toBe("Brand mogra, dark mode.");
    const { mogra } = (await run(block("ts", "export const mogra"))) as { mogra: CreatedBrand };
    expect(again.tokens.dark.color).toEqual(mogra.tokens.dark.color);
    expect(again.tokens.shared).toEqual(mogra.tokens.shared);
  });

  it("names token files that the package exports", () => {
    const { exports } = JSON.parse(
      readFileSync(path.join(root, "packages/ui/package.json"), "utf8"),
    );
    const files = [...guide.matchAll(/@taanka\/ui(\/tokens\/[\w.]+json)/g)].map(([, file]) => file);
    expect(files).toHaveLength(2);
    expect(exports["./tokens/*.json"]).toBe("./dist/tokens/*.json");
  });
});
