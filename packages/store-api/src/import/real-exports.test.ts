import { fileURLToPath } from "node:url";
import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { catalogueState, useImporter } from "../testing/importer.js";
import { newShopper } from "../testing/shopper.js";

const fileOf = (name: string) => fileURLToPath(new URL(`testing/${name}.csv`, import.meta.url));

describe.each(DATABASES)("the export of another shop on %s", (kind) => {
  const api = useTestApi(kind);
  const { problems, run } = useImporter(api);
  const imported = async (name: string) => {
    problems.length = 0;
    return run(fileOf(name), { replace: true, removeMany: true });
  };
  const messages = () => problems.map(({ message }) => message);
  const productOf = (id: string) => api().send(endpoints.items.read, { params: { id } });
  const colorsOf = async (itemId: string) => {
    const [detail] = await api().send(endpoints.itemDetails.ofItem, { params: { itemId } });
    return detail?.imagesByColor ?? [];
  };
  const filter = async (key: string) => {
    const filters = await api().send(endpoints.filters.list);
    return filters.find((one) => one.key === key)?.values;
  };
  const listed = async (key: string, value: string) => {
    const { items } = await api().send(endpoints.items.list, {
      body: { filters: [{ key, value }] },
    });
    return items.map(({ _id }) => _id);
  };

  it("offers what is made to order, and takes rows of commas for nothing", async () => {
    expect(await imported("made-to-order")).toMatchObject({ products: 1, errors: 0, warnings: 0 });
    const [color] = await colorsOf("choga");
    expect(color?.sizes).toEqual([
      { size: "S", skuId: "CH-S", inStock: true, onOrder: true },
      { size: "M", skuId: "CH-M", inStock: true, onOrder: true },
      { size: "L", skuId: "CH-L", inStock: false, stock: 0 },
    ]);
    const { token } = await newShopper(api());
    const add = (size: string) =>
      api().call("POST", "/api/usercart/create", {
        token,
        body: { itemId: "choga", size, skuId: `CH-${size}`, quantity: 3 },
      });
    expect((await add("M")).status).toBe(200);
    expect((await add("L")).status).toBe(409);
  });

  it("has filters and details of metafields, and no colour where none is told", async () => {
    await imported("metafields");
    expect(messages()).toEqual([
      'Columns that are left out: "Supplier price (product.metafields.custom.supplier_price)" (1 product).',
    ]);
    const top = await productOf("block-top");
    expect(top).toMatchObject({
      categoryId: { name: "Blouses" },
      subCategoryId: null,
      details: [{ key: "Wash care", value: "Cold wash, no bleach" }],
      colors: [],
      defaultColor: null,
    });
    expect(top.filters).toEqual([
      { key: "Brand", value: "Kothi" },
      { key: "Color", value: "Rust" },
      { key: "Color", value: "Off White" },
      { key: "Fabric", value: "cotton" },
      { key: "Fabric", value: "modal" },
      { key: "Neckline", value: "boat" },
    ]);
    expect(await filter("Color")).toEqual(["Off White", "Rust"]);
    expect(await filter("Fabric")).toEqual(["cotton", "modal"]);
    // A value that one of the products lacks narrows the list.
    expect(await filter("Neckline")).toEqual(["boat"]);
    expect(await listed("Color", "Rust")).toEqual(["block-top"]);
    expect(await productOf("grey-top")).toMatchObject({ colors: [], defaultColor: null });
    expect(await colorsOf("grey-top")).toMatchObject([{ color: "default", hexCode: "" }]);
  });

  it("is read with the headings of 2021 and a line that says what parts its cells", async () => {
    await imported("old-headings");
    expect(messages()).toEqual([]);
    expect(await productOf("tant")).toMatchObject({ categoryId: { name: "Handloom Sarees" } });
    const { variants } = await catalogueState(api().database);
    expect(variants).toMatchObject([{ sku_id: "TD-1", stock: 1500 }]);
  });

  it("keeps variants apart by all that they say", async () => {
    expect(await imported("long-options")).toMatchObject({ variants: 3, errors: 0, warnings: 0 });
    const [color] = await colorsOf("gota-set");
    expect(color?.sizes?.map(({ size }) => size)).toEqual([
      "Sweetheart neck with tassels / Net with gota border",
      "Square neck with tassels / Net with gota border",
      "Sweetheart neck with tassels / Organza with gota border",
    ]);
    const { details } = await productOf("gota-set");
    expect(details).toEqual([{ key: "Stitching", value: "Semi-stitched up to 42 inches" }]);
  });

  it("has sizes in their order on the page and in the filter", async () => {
    await imported("sizes");
    const order = [
      ...["XS", "M", "L", "XXL", "4XL", "34", "36"],
      ...["3-6 Months", "9-12 Months", "Free Size"],
    ];
    const [color] = await colorsOf("every-size");
    expect(color?.sizes?.map(({ size }) => size)).toEqual(order);
    expect(await filter("Size")).toEqual(order);
    const { details } = await productOf("every-size");
    expect(details).toEqual([{ key: "Fabric", value: "Slub cotton" }]);
  });
});
