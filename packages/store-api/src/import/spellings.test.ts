import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
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
