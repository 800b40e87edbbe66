import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { fileOf, jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";

useCatalogueFiles();

const made = (id: string, fabric: string, color: string, key = "Fabric") =>
  product(id, {
    filters: [
      { key, value: fabric },
      { key: "Color", value: color },
    ],
  });

describe.each(DATABASES)("a filter's value in several spellings on %s", (kind) => {
  const api = useTestApi(kind);
  const { run } = useImporter(api);
  const list = (filters: { key: string; value: string }[] = []) =>
    api().send(endpoints.items.list, { body: { filters } });
  const found = async (key: string, value: string) =>
    (await list([{ key, value }])).items.map(({ _id }) => _id).sort();
  const offered = async (key: string) =>
    (await list()).facets.find((facet) => facet.key === key)?.values;

  it("is one value, shown as most products have it", async () => {
    const products = [
      made("one", "Silk", "Red"),
      made("two", "silk", "RED", "fabric"),
      made("three", "SILK", "red"),
      made("four", "Silk", "Blue"),
      made("five", "Cotton", "Red"),
    ];
    await run(await jsonOf({ products }), { replace: true, removeMany: true });
    await expect.poll(() => found("Fabric", "Silk")).toEqual(["four", "one", "three", "two"]);
    expect(await found("Fabric", "SILK")).toEqual(["four", "one", "three", "two"]);
    expect(await found("Color", "red")).toEqual(["five", "one", "three", "two"]);
    expect(await offered("Fabric")).toEqual([
      { value: "Silk", count: 4 },
      { value: "Cotton", count: 1 },
    ]);
    expect(await offered("Color")).toEqual([
      { value: "Red", count: 4 },
      { value: "Blue", count: 1 },
    ]);
  });

  it("is one value in each of its canonical forms, with and without invisible characters", async () => {
    const unclean = product("three", {
      name: "Organza Sa\u200bree",
      filters: [{ key: "Fa\u00adbric", value: "Cafe\u0301\u00a0Silk" }],
    });
    const products = [
      made("one", "Café Silk", "Red"),
      made("four", "Linen", "Red"),
      made("two", "Ca\u200bfé Silk", "Red"),
      unclean,
    ];
    await run(await jsonOf({ products }), { replace: true, removeMany: true });
    await expect.poll(() => found("Fabric", "Cafe\u0301 Silk")).toEqual(["one", "three", "two"]);
    expect(await offered("Fabric")).toEqual([
      { value: "Café Silk", count: 3 },
      { value: "Linen", count: 1 },
    ]);
    const { items } = await api().send(endpoints.items.list, {
      body: { keyword: "organza saree" },
    });
    expect(items.map(({ name }) => name)).toEqual(["Organza Saree"]);
  });

  it("and a colour in two forms of an export are one", async () => {
    const rows = ["S", "M"].map((size, index) => {
      const color = index === 0 ? "Cre\u0300me" : "Cr\u00e8me\u200b";
      return `two-forms,"Organza Sa\u200bree",Loom,Color,${color},Size,${size},5,1999`;
    });
    const head = [
      ...["Handle", "Title", "Vendor", "Option1 Name", "Option1 Value", "Option2 Name"],
      ...["Option2 Value", "Variant Inventory Qty", "Variant Price"],
    ];
    await run(await fileOf([head.join(","), ...rows].join("\r\n")), {
      replace: true,
      removeMany: true,
    });
    const { items } = await api().send(endpoints.items.list, { body: { keyword: "saree" } });
    expect(items.map(({ name, colors }) => [name, colors?.map(({ color }) => color)])).toEqual([
      ["Organza Saree", ["Crème"]],
    ]);
  });

  it("is found when a later file spells it in one way", async () => {
    const products = [
      made("one", "silk", "Red"),
      made("two", "silk", "Blue"),
      made("five", "Cotton", "Red"),
    ];
    await run(await jsonOf({ products }), { replace: true, removeMany: true });
    await expect.poll(() => found("Fabric", "Silk")).toEqual(["one", "two"]);
    expect(await offered("Fabric")).toEqual([
      { value: "silk", count: 2 },
      { value: "Cotton", count: 1 },
    ]);
  });
});
