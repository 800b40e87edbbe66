import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import type { Rolldown } from "vite";
import { build, createLogger, type PluginOption } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { groups } from "../styles/layers.css";

const kit = path.resolve(import.meta.dirname, "../..");

/** A shop of two pages: the first is there at once, the second comes when it is asked for. */
const shop: Record<string, string> = {
  "virtual:entry": `
    import "@taanka/ui/styles.css";
    import { Button } from "@taanka/ui";
    globalThis.shop = { Button, listing: () => import("virtual:listing") };
  `,
  "virtual:listing": `
    import { ProductCard } from "@taanka/ui";
    export { ProductCard };
  `,
  "virtual:card": `
    import "@taanka/ui/styles.css";
    import { AddressCard, Gallery, ProductCard } from "@taanka/ui";
    globalThis.shop = { AddressCard, Gallery, ProductCard };
  `,
  ...Object.fromEntries(
    ["tailwind-and-kit", "imports-another"].map((sheet) => [
      `virtual:${sheet}`,
      `import ${JSON.stringify(path.join(import.meta.dirname, `testing/${sheet}.css`))};
       export { Button } from "@taanka/ui";`,
    ]),
  ),
  "virtual:head": `document.documentElement.dataset.scripted = "";`,
};

const modules = {
  name: "shop",
  resolveId: (id: string) => (id in shop ? `\0${id}` : undefined),
  load: (id: string) => shop[id.slice(1)],
};

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

const { kitStyles }: typeof import(".") = await import(
  pathToFileURL(path.join(kit, "dist/vite/index.js")).href
);

/** The shop as a user's build makes it, of the kit as it is published. */
async function buildShop(
  ssr: boolean,
  output: Rolldown.OutputOptions = {},
  input = ["virtual:entry"],
  plugins: PluginOption[] = [kitStyles()],
  warnings: string[] = [],
): Promise<File[]> {
  const warn = (message: string) => void warnings.push(message);
  const result = await build({
    root: kit,
    configFile: false,
    customLogger: { ...createLogger("silent"), warn, warnOnce: warn },
    mode: "production",
    plugins: [modules, ...plugins],
    resolve: { conditions: ["module", ssr ? "node" : "browser", "production"] },
    build: {
      write: false,
      ssr,
      assetsInlineLimit: 0,
      rolldownOptions: { input, output },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (!built || !("output" in built)) throw new Error("The shop was not built.");
  return built.output;
}

const sheetsOf = (files: File[]): string[] =>
  files.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );

function cssOf(files: File[], isWanted: (chunk: Rolldown.OutputChunk) => boolean): string {
  const names = files.flatMap((file) =>
    file.type === "chunk" && isWanted(file) ? [...(file.viteMetadata?.importedCss ?? [])] : [],
  );
  const sheets = files.filter(({ fileName }) => names.includes(fileName));
  return sheets.map((file) => (file.type === "asset" ? String(file.source) : "")).join("");
}

describe("kitStyles", () => {
  let files: File[];
  let entry: string;
  let listing: string;

  beforeAll(async () => {
    files = await buildShop(false);
    entry = cssOf(files, ({ isEntry }) => isEntry);
    listing = cssOf(files, ({ isEntry }) => !isEntry);
  }, 120_000);

  it("puts the foundation into the entry, which says the order of all layers", () => {
    expect(entry).toContain("--taanka-color-accent:");
    // Build tools move rules to where their layer is first named: that place is the layer's order.
    const places = Object.values(groups).map((layer) => entry.search(new RegExp(`${layer}\\b`)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it("gives each page the styles of the components that it imports", () => {
    expect(entry).toContain("@layer components.taanka.controls");
    expect(entry).not.toMatch(/@layer components\.taanka\.commerce(\.part)*\{/);
    expect(listing).toMatch(/@layer components\.taanka\.commerce(\.part)*\{/);
    expect(listing).not.toContain("--taanka-color-accent:");
  });

  it("leaves out the styles of components that nobody imports", () => {
    const all = files
      .filter(({ fileName }) => fileName.endsWith(".css"))
      .map(({ fileName }) => fileName);
    expect(all).toHaveLength(2);
    expect(entry + listing).not.toMatch(/@layer components\.taanka\.(overlays|sections)[.{]/);
  });

  it("says the order in each sheet of a page whose entry shares a chunk, which is linked first", async () => {
    const shared = (id: string) => (id.includes("/Button/") ? "shared" : undefined);
    const split = await buildShop(false, { manualChunks: shared });
    const sheets = sheetsOf(split);
    expect(sheets.length).toBeGreaterThanOrEqual(3);
    for (const sheet of sheets)
      expect(sheet).toMatch(/^@layer theme,base,components\.taanka\.reset,/);
  }, 120_000);

  it("leaves it to the foundation where that is linked first, also with a script without styles beside it", async () => {
    const sheets = sheetsOf(await buildShop(false, {}, ["virtual:entry", "virtual:head"]));
    expect(sheets).toHaveLength(2);
    for (const sheet of sheets)
      expect(sheet).not.toMatch(/^@layer theme,base,components\.taanka\.reset,/);
  }, 120_000);

  it.each<[string, string, () => PluginOption[]]>([
    ["before Tailwind's plugin", "tailwind-and-kit", () => [kitStyles(), tailwindcss()]],
    ["after Tailwind's plugin", "tailwind-and-kit", () => [tailwindcss(), kitStyles()]],
    ["of a sheet in another one", "imports-another", () => [kitStyles()]],
  ])(
    "warns once of all styles that come by an @import in CSS, %s",
    async (_when, sheet, plugins) => {
      const warnings: string[] = [];
      await buildShop(false, {}, [`virtual:${sheet}`], plugins(), warnings);
      const own = warnings.filter((warning) => warning.includes("@taanka/ui/styles"));
      expect(own).toEqual([expect.stringMatching(/from CSS.*[Ii]mport .*from JavaScript/s)]);
    },
    120_000,
  );

  it("does not warn where JavaScript imports them, whatever stands beside", async () => {
    const warnings: string[] = [];
    await buildShop(false, {}, ["virtual:entry"], [tailwindcss(), kitStyles()], warnings);
    expect(warnings.filter((warning) => warning.includes("@taanka/ui/styles"))).toEqual([]);
  }, 120_000);

  it("brings the sheets that sheets.json says, also of what a component loads later", async () => {
    const files = await buildShop(false, {}, ["virtual:card"]);
    const { components } = JSON.parse(await readFile(path.join(kit, "dist/sheets.json"), "utf8"));
    const listed = new Set(
      ["AddressCard", "Gallery", "ProductCard"].flatMap((one) => components[one]),
    );
    const whole = await Promise.all(
      ["styles/foundation.css", ...listed].map((sheet) =>
        readFile(path.join(kit, "dist", String(sheet)), "utf8"),
      ),
    );
    const classes = (sheets: string[]) =>
      [...new Set(sheets.flatMap((sheet) => sheet.match(/\.t_[\w-]+/g) ?? []))].sort();
    const brought = classes(sheetsOf(files));
    expect(brought.length).toBeGreaterThan(50);
    // A sheet is a folder's: it may hold more than the part that is imported.
    expect(classes(whole)).toEqual(expect.arrayContaining(brought));
  }, 120_000);

  it("leaves builds for a server as they are", async () => {
    const server = await buildShop(true);
    const code = server.map((file) => (file.type === "chunk" ? file.code : "")).join("");
    expect(code).not.toMatch(/\.styles\.css/);
  }, 120_000);
});
