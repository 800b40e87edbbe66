import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readAssets } from "@taanka/store/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storefront } from "./entry";

const manifest = {
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    css: ["assets/entry.css"],
    assets: ["assets/anek-latin-1.woff2", "assets/marcellus-1.woff2"],
  },
  "src/head.ts": { file: "assets/head.js" },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"] },
  "src/screens/home/HomeScreen.tsx": { file: "assets/home.js", imports: ["_shared.js"] },
  "src/texts/en/index.ts": { file: "assets/en.js" },
  "src/texts/hi/index.ts": { file: "assets/hi.js", assets: ["assets/anek-devanagari-1.woff2"] },
};

describe("the files of a page", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "assets-"));
    writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are asked for with the page, its texts too: none is found out by running another", () => {
    const { entry, modules, styles } = readAssets(folder, storefront.firstFont).forModule(
      "src/screens/home/HomeScreen.tsx",
      "hi",
    );
    expect(entry).toBe("/assets/entry.js");
    expect(modules).toEqual(["/assets/home.js", "/assets/shared.js", "/assets/hi.js"]);
    expect(styles).toEqual(["/assets/entry.css", "/assets/shared.css"]);
  });

  it("are preceded by one font, that of the script which most of the page is in", () => {
    const { forModule } = readAssets(folder, storefront.firstFont);
    const fonts = (language: string) =>
      forModule("src/screens/home/HomeScreen.tsx", language).fonts;
    expect(fonts("en")).toEqual(["/assets/anek-latin-1.woff2"]);
    expect(fonts("hi")).toEqual(["/assets/anek-devanagari-1.woff2"]);
  });
});
