import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { front, jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { catalogueState, useImporter } from "../testing/importer.js";
import { exportCatalogue } from "./export.js";

useCatalogueFiles();

const rich = product("rich", {
  description: "Woven  by hand.\n\n\nFor years.",
  details: [{ key: "Length", value: "5.5 m" }],
  returnPolicy: "Seven days.",
  filters: [
    { key: "Material", value: "Chanderi, silk and cotton" },
    { key: "Pattern-2", value: "Leaf" },
  ],
  tags: ['6" border', "quoted: not a fact, but a tag"],
  popularity: 7,
  createdAt: "2026-02-03",
  reviews: [{ author: "Asha", rating: 4, text: "Falls well.", date: "2026-06-02" }],
  colors: [
    {
      id: "rani",
      name: "Pink",
      hex: "#c2187a",
      images: [
        { url: "rich/pink-front", width: 960, height: 1280, color: "#d5116f" },
        { url: "https://cdn.example/one.jpg", alt: "One", width: 900, height: 1200 },
        { url: "https://cdn.example/two.jpg", alt: "Two", color: "#a02030" },
      ],
      sizes: [{ size: "S", sku: "rich-pink", stock: 2 }],
    },
    {
      name: "Blue",
      images: [{ url: "rich/blue-front" }],
      sizes: [{ size: "S", sku: "rich-blue", stock: 3 }],
    },
  ],
});

describe.each(DATABASES)("a CSV that comes back to its own shop on %s", (kind) => {
  const api = useTestApi(kind);
  const { problems, run } = useImporter(api);
  const exported = async () => {
    const path = await jsonOf("", "csv");
    await exportCatalogue(api().database, path);
    return path;
  };
  const rewritten = async (path: string, change: (text: string) => string) => {
    await writeFile(path, change(await readFile(path, "utf8")));
    return path;
  };
  const detail = async () => {
    const state = await catalogueState(api().database);
    return {
      item: state.items.find(({ id }) => id === "rich"),
      images: state.images.filter(({ item_id }) => item_id === "rich"),
    };
  };

  it("changes nothing of the sample's products", async () => {
    const own = async () => {
      const { items, colors, images, variants } = await catalogueState(api().database);
      // The sample's reviews go with it, and the ids that it chose.
      const kept = items.map(({ id, name, card, details, tags }) => ({
        id,
        name,
        card,
        details,
        tags,
      }));
      return { items: kept, colors, images, variants };
    };
    const before = await own();
    await run(await exported());
    expect(await own()).toEqual(before);
    expect(problems).toEqual([]);
  });

  it("changes nothing", async () => {
    const filters = [{ key: "Fabric", values: ["Cotton"] }];
    const products = [rich, product("plain")];
    await run(await jsonOf({ ...front, filters, products }), { replace: true });
    const state = await catalogueState(api().database);
    await run(await exported(), { replace: true });
    expect(await catalogueState(api().database)).toEqual(state);
    expect(problems).toEqual([]);
  });

  it("changes what was changed in it, and keeps the rest", async () => {
    const before = await detail();
    const path = await exported();
    await run(
      await rewritten(path, (text) =>
        text.replace("For years.", "For life.").replaceAll(",One,", ",Front view,"),
      ),
    );
    const after = await detail();
    expect(after.item).toMatchObject({
      description: expect.stringContaining("For life."),
      details: before.item?.details,
      return_policy: "Seven days.",
      tags: before.item?.tags,
    });
    expect(after.images.map(({ image_key }) => image_key)).toEqual(
      before.images.map(({ image_key }) => image_key),
    );
    expect(after.images.find(({ alt }) => alt === "Front view")).toMatchObject({ width: 900 });
  });

  it("keeps of a product what the file has no column for", async () => {
    const before = await detail();
    await run(
      await jsonOf(
        "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price\n" +
          "rich,Richer,Color,Pink,Size,S,rich-pink,1100\nrich,,,Blue,,S,rich-blue,1100\n",
        "csv",
      ),
    );
    const { item, images } = await detail();
    expect(images).toEqual(before.images);
    expect(item).toEqual({ ...before.item, name: "Richer", price: 1100 });
  });

  it("carries tags with commas to another shop", async () => {
    const path = await exported();
    await run(await jsonOf({ products: [product("plain")] }), { replace: true });
    await run(path);
    const { item } = await detail();
    expect(item?.card.filters).toContainEqual(rich.filters?.[0]);
    expect(item?.tags).toContain('6" border');
  });
});
