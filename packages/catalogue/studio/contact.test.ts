import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { placeTiles, writeContactSheets } from "./pipeline/contact.mjs";
import { pictureKeys } from "./pipeline/plan.mjs";
import { isTurned, VIEW_NAMES } from "./textiles/views.mjs";

describe("contact sheets", () => {
  it("name what is shown first, or the asked views", () => {
    const colors = [
      { id: "red", palette: "red", views: ["front", "side"] },
      { id: "teal", palette: "teal", views: ["draped"] },
    ];
    const range = [{ id: "one", garment: "kurti", design: "buta", colors }];
    expect(pictureKeys({}, range)).toEqual(["one/red-front", "one/teal-draped"]);
    expect(pictureKeys({ view: ["side"] }, range)).toEqual(["one/red-side"]);
    expect(pictureKeys({ product: ["one"] }, range)).toHaveLength(3);
    expect(pictureKeys({ product: ["two"] }, range)).toEqual([]);
  });

  it("fill rows, then pages, without touching", () => {
    const grid = { columns: 2, rows: 2, width: 90, height: 120 };
    const places = placeTiles(5, grid);
    expect(places.map(({ page }) => page)).toEqual([0, 0, 0, 0, 1]);
    const [first, second, third, , last] = places;
    expect(second?.left).toBeGreaterThan((first?.left ?? 0) + grid.width);
    expect(third?.top).toBeGreaterThan((first?.top ?? 0) + grid.height);
    expect(last).toEqual({ ...first, page: 1 });
  });

  it("show finished pictures in the asked size, each in its place", async () => {
    const folder = mkdtempSync(join(tmpdir(), "taanka-contact-"));
    const keys = pictureKeys({ product: ["khadi-cotton-saree"] });
    const grid = { columns: 2, rows: 1, width: 60 };
    const files = await writeContactSheets(keys, join(folder, "sheet"), grid);
    expect(files).toHaveLength(Math.ceil(keys.length / 2));
    const tile = { left: 12, top: 12, width: 60, height: 80 };
    const pixels = await sharp(files[0]).extract(tile).removeAlpha().raw().toBuffer();
    const paper = pixels.filter((level) => level === 255).length / pixels.length;
    expect(paper).toBeLessThan(0.2);
    const { width = 0 } = await sharp(files[0]).metadata();
    expect(width).toBeGreaterThan(120);
    rmSync(folder, { recursive: true });
  });
});

describe("views from other sides", () => {
  it("are told from the views that a garment is known by", () => {
    const turned = Object.values(VIEW_NAMES).flat().filter(isTurned);
    expect([...new Set(turned)].sort()).toEqual(["back", "draped-side", "side"]);
  });
});
