import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as kit from "../index";

const dist = path.resolve(import.meta.dirname, "../../dist");
const manifest: { foundation: string; components: Record<string, string[]> } = JSON.parse(
  readFileSync(path.join(dist, "sheets.json"), "utf8"),
);

const components = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]\w*[a-z]/.test(name) && typeof value === "function")
  .map(([name]) => name);

describe("sheets.json", () => {
  it("knows every component, in its types too", () => {
    expect(Object.keys(manifest.components)).toEqual([...components].sort());
    const types = readFileSync(path.join(dist, "sheets.d.ts"), "utf8");
    const named = [...types.matchAll(/^ {2}\| "(\w+)"/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(manifest.components));
  });

  it("names sheets that are there", () => {
    const named = [manifest.foundation, ...Object.values(manifest.components).flat()];
    expect(named.filter((sheet) => !existsSync(path.join(dist, sheet)))).toEqual([]);
  });

  it("names what a component is made of, and what it loads later", () => {
    expect(manifest.components.Button).toEqual(["styles/bare.css", "styles/button.css"]);
    expect(manifest.components.SortSelect).toEqual(
      expect.arrayContaining(["styles/field.css", "styles/select.css"]),
    );
    expect(manifest.components.Gallery).toContain("styles/lightbox.css");
    expect(manifest.components.AddressCard).not.toContain("styles/radio-cards.css");
  });
});
