import { readFileSync, rmSync, statSync } from "node:fs";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { framePicture } from "./pipeline/frame.mjs";
import { MASTER_REVISIONS } from "./pipeline/masters.mjs";
import { SHEETS } from "./pipeline/paths.mjs";
import { inputHash, jobOf, planTasks, readProducts } from "./pipeline/plan.mjs";
import { rasterise, sheetOf, writeSheet } from "./pipeline/sheets.mjs";
import { BORDER_NAMES, borderStrip } from "./textiles/borders.mjs";
import { DESIGNS } from "./textiles/designs.mjs";
import { GROUNDS } from "./textiles/grounds.mjs";
import { inksFor } from "./textiles/inks.mjs";
import { METALS, PALETTES, palette } from "./textiles/palettes.mjs";
import { palluPanel } from "./textiles/pallu.mjs";
import { masterOf, recipeFor } from "./textiles/recipes.mjs";
import { VIEW_NAMES } from "./textiles/views.mjs";

const PIXELS_PER_MM = 1;

vi.setConfig({ testTimeout: 60_000 });

afterAll(() => rmSync(SHEETS, { recursive: true, force: true }));

/** Mean difference between neighbouring columns or rows, and the same across the seam. */
async function seamOf(svg: string, axis: "x" | "y") {
  const { data, info } = await rasterise(svg);
  const length = axis === "x" ? info.width : info.height;
  const across = axis === "x" ? info.height : info.width;
  const gap = (a: number, b: number) => {
    let total = 0;
    for (let i = 0; i < across; i++) {
      const first = axis === "x" ? i * info.width + a : a * info.width + i;
      const second = axis === "x" ? i * info.width + b : b * info.width + i;
      for (let c = 0; c < 4; c++)
        total += Math.abs((data[first * 4 + c] ?? 0) - (data[second * 4 + c] ?? 0));
    }
    return total / across;
  };
  const inside = Array.from({ length: length - 1 }, (_, i) => gap(i, i + 1));
  return { seam: gap(length - 1, 0), widestInside: Math.max(...inside) };
}

describe("palettes", () => {
  it.each(Object.entries(PALETTES))("%s has valid colours and a known metal", (_id, colours) => {
    const { name, metal, ...hexes } = colours;
    expect(name).not.toBe("");
    expect(Object.keys(METALS)).toContain(metal);
    for (const hex of Object.values(hexes)) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(hexes.hex).not.toBe(hexes.band);
  });

  it("names the known palettes when one is missing", () => {
    expect(() => palette("tartan")).toThrow(/No palette "tartan".*maroon/);
  });
});

describe("textile drawings", () => {
  it.each(Object.keys(GROUNDS))(
    "ground %s repeats without a seam along both axes",
    async (name) => {
      const art = GROUNDS[name]?.(inksFor(palette("rose"), "print"));
      for (const axis of ["x", "y"] as const) {
        const { seam, widestInside } = await seamOf(art?.svg("color", PIXELS_PER_MM) ?? "", axis);
        expect(seam).toBeLessThanOrEqual(widestInside * 1.1 + 1);
      }
    },
  );

  it.each(BORDER_NAMES)("border %s repeats without a seam along its length", async (name) => {
    const art = borderStrip(name, 190, 100, inksFor(palette("teal"), "zari"));
    const { seam, widestInside } = await seamOf(art.svg("color", PIXELS_PER_MM), "x");
    expect(seam).toBeLessThanOrEqual(widestInside * 1.1 + 1);
  });

  it("tells dye, thread and metal apart in the mask", async () => {
    const maskOf = async (craft: "zari" | "thread" | "print") => {
      const art = GROUNDS.sprigs?.(inksFor(palette("sky"), craft));
      const stats = await sharp(Buffer.from(art?.svg("mask", 2) ?? "")).stats();
      return stats.channels.slice(0, 2).map((channel) => channel.max > 200);
    };
    expect(await maskOf("zari")).toEqual([true, true]);
    expect(await maskOf("thread")).toEqual([false, true]);
    expect(await maskOf("print")).toEqual([false, false]);
  });

  it("gives every design a look of its own", () => {
    const drawn = Object.keys(DESIGNS).map((design) => {
      const recipe = recipeFor({ garment: "saree", design, palette: "rose", view: "weave" });
      return JSON.stringify(jobOf(recipe).job);
    });
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

describe("designs", () => {
  it("are at least 24, and every one is worn by a product", () => {
    const worn = new Set(readProducts().map(({ design }) => design));
    expect(Object.keys(DESIGNS).length).toBeGreaterThanOrEqual(24);
    expect(Object.keys(DESIGNS).filter((id) => !worn.has(id))).toEqual([]);
  });

  it.each(Object.entries(DESIGNS))(
    "%s has a ground, a border and a figured end piece",
    (_id, d) => {
      const inks = inksFor(palette("teal"), d.craft);
      expect(GROUNDS).toHaveProperty([d.ground]);
      expect(BORDER_NAMES).toContain(d.border);
      expect(d.borderWidth).toBeGreaterThan(30);
      expect(palluPanel(d.pallu, d.border, inks, d.figure).colorParts.length).toBeGreaterThan(5);
    },
  );

  it("inlays the golden pallu: metal where others have cloth", async () => {
    const metalShare = async (style: "golden" | "grand") => {
      const art = palluPanel(style, "asavali", inksFor(palette("red"), "zari"), "peacock");
      const stats = await sharp(Buffer.from(art.svg("mask", 0.2))).stats();
      return (stats.channels[0]?.mean ?? 0) / 255;
    };
    expect(await metalShare("golden")).toBeGreaterThan(0.5);
    expect(await metalShare("grand")).toBeLessThan(0.45);
  });
});

describe("sheets", () => {
  it("are named by what is drawn on them", () => {
    const draw = (colours: string) =>
      sheetOf(borderStrip("vine", 190, 100, inksFor(palette(colours), "zari")), 2).path;
    expect(draw("rose")).toBe(draw("rose"));
    expect(draw("rose")).not.toBe(draw("teal"));
  });

  it("are written as numpy arrays of six bytes a texel", async () => {
    const sheet = sheetOf(borderStrip("lines", 40, 30, inksFor(palette("red"), "zari")), 2);
    await writeSheet(sheet);
    const file = readFileSync(sheet.path);
    const headerLength = 10 + file.readUInt16LE(8);
    expect(file.subarray(1, 6).toString("latin1")).toBe("NUMPY");
    expect(file.subarray(10, headerLength).toString("latin1")).toContain("'shape': (60, 80, 6)");
    expect(headerLength % 64).toBe(0);
    expect(statSync(sheet.path).size).toBe(headerLength + 60 * 80 * 6);
  });
});

describe("frames", () => {
  it("lets the backdrop run on and keeps the picture whole", async () => {
    const [width, height] = [60, 80];
    const rgb = Buffer.alloc(width * height * 3, 200);
    for (let y = 30; y < 50; y++)
      for (let x = 20; x < 40; x++) rgb.fill(20, (y * width + x) * 3, (y * width + x) * 3 + 3);
    const frame = { width: 160, height: 100, scale: 1, x: 90, y: 20 };
    const out = await framePicture(rgb, width, height, frame);
    const at = (x: number, y: number) => out[(y * frame.width + x) * 3] ?? -1;
    expect(out).toHaveLength(frame.width * frame.height * 3);
    expect(at(90 + 30, 20 + 40)).toBe(20);
    for (const [x, y] of [
      [5, 60],
      [155, 60],
      [120, 4],
    ] as const)
      expect(Math.abs(at(x, y) - 200)).toBeLessThanOrEqual(1);
  });
});

describe("plan", () => {
  const products = readProducts();
  const tasks = planTasks(products);

  it("has one picture for every view of every colour", () => {
    const wanted = products.flatMap((product) =>
      product.colors.flatMap((color) =>
        color.views.map((view) => `${product.id}/${color.id}-${view}`),
      ),
    );
    const keys = tasks.map((task) => task.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(wanted));
  });

  it("finds a master for every picture", () => {
    for (const { key, master } of tasks) expect(MASTER_REVISIONS, key).toHaveProperty([master]);
  });

  it.each(
    Object.entries(VIEW_NAMES).flatMap(([garment, views]) =>
      views.map((view) => [garment, view] as const),
    ),
  )("can dress %s in view %s, inside the picture's bounds", (garment, view) => {
    const picture = { garment, design: "plain", palette: "rose", view };
    expect(MASTER_REVISIONS).toHaveProperty([masterOf(picture)]);
    const { slots, crop = [0, 0, 960, 1280] } = recipeFor(picture);
    for (const { layers } of Object.values(slots)) expect(layers.length).toBeGreaterThan(0);
    const [x, y, width, height] = crop;
    expect([width, height]).toEqual([960, 1280]);
    expect(x + width).toBeLessThanOrEqual(1920);
    expect(y + height).toBeLessThanOrEqual(2560);
  });

  it("gives a blouse to a saree on the form, and to no other", () => {
    const partsOf = (view: string) =>
      Object.keys(recipeFor({ garment: "saree", design: "temple", palette: "teal", view }).slots);
    expect(partsOf("draped")).toEqual(["1", "3", "5"]);
    expect(partsOf("front")).toEqual(["1"]);
  });

  it("hashes the inputs of a picture, and nothing else", () => {
    const hashOf = (colours: string, master = "m@1") => {
      const { job } = jobOf(
        recipeFor({ garment: "kurti", design: "buta", palette: colours, view: "front" }),
      );
      return inputHash(job, master, "shader");
    };
    expect(hashOf("rose")).toBe(hashOf("rose"));
    expect(hashOf("rose")).not.toBe(hashOf("sage"));
    expect(hashOf("rose")).not.toBe(hashOf("rose", "m@2"));
  });

  it("refuses a view that a garment does not have", () => {
    const picture = { garment: "kurti", design: "buta", palette: "rose", view: "hanging" };
    expect(() => recipeFor(picture)).toThrow(/No view "hanging" of garment "kurti"/);
  });
});
