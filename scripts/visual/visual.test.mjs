import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { compare, pack, writeReport } from "./compare.mjs";
import { targetsOf } from "./targets.mjs";

const picture = (width, height, mark) =>
  sharp({ create: { width, height, channels: 3, background: "#fbf8f2" } })
    .composite(
      mark
        ? [
            {
              input: { create: { width: mark, height: mark, channels: 3, background: "#7a1737" } },
              left: 4,
              top: 4,
            },
          ]
        : [],
    )
    .png()
    .toBuffer();

describe("compare", () => {
  it("finds a kept picture the same as what it was made of", async () => {
    const png = await picture(200, 100, 20);
    expect(await compare(await pack(png), png)).toMatchObject({ same: true });
  });

  it("finds what changed and draws it", async () => {
    const found = await compare(await picture(200, 100), await picture(200, 100, 6));
    expect(found).toMatchObject({ same: false, what: "36 pixels differ" });
    expect(await sharp(found.diff).metadata()).toMatchObject({ width: 200, height: 100 });
  });

  it("lets a few stray pixels pass", async () => {
    const found = await compare(await picture(200, 100), await picture(200, 100, 2));
    expect(found).toMatchObject({ same: true, what: "4 pixels differ" });
  });

  it("finds another size", async () => {
    const found = await compare(await picture(200, 100), await picture(200, 120));
    expect(found).toEqual({ same: false, what: "200 × 100 became 200 × 120" });
  });
});

describe("targetsOf", () => {
  const stories = [
    { id: "controls-button--primary", title: "Controls/Button" },
    {
      id: "compositions-home--phone",
      title: "Compositions/Home",
      viewport: { width: 390, height: 844 },
    },
  ];

  it("takes each story once and compositions in every brand and mode", () => {
    const targets = targetsOf(stories);
    expect(targets.map(({ file }) => file)).toEqual([
      "controls-button--primary",
      "compositions-home--phone.taanka-light",
      "compositions-home--phone.taanka-dark",
      "compositions-home--phone.neel-light",
      "compositions-home--phone.neel-dark",
      "compositions-home--phone.kora-light",
      "compositions-home--phone.kora-dark",
    ]);
    expect(targets[1]?.viewport.width).toBe(390);
  });

  it("keeps those that are asked for", () => {
    expect(targetsOf(stories, "Button")).toHaveLength(1);
    expect(targetsOf(stories, "nothing like it")).toEqual([]);
  });
});

describe("writeReport", () => {
  it("puts before, now and difference beside each other", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "taanka-visual-"));
    const image = await picture(10, 10);
    writeReport(folder, [{ file: "a", what: "9 pixels", before: image, now: image, diff: image }]);
    expect(readdirSync(folder).sort()).toEqual([
      "a.before.webp",
      "a.difference.webp",
      "a.now.webp",
      "index.html",
    ]);
    rmSync(folder, { recursive: true });
  });
});
