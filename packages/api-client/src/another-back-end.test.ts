import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { StoreClient } from "./client/store-client";

const own = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "taanka-adapter-"));
const readme = readFileSync(`${own}/README.md`, "utf8");
const adapter = /## Another back end[\s\S]+?```ts\n([\s\S]+?)```/.exec(readme)?.[1] ?? "";

const price = (calculated_amount: number, original_amount: number) => ({
  id: "pset_01",
  is_calculated_price_price_list: calculated_amount < original_amount,
  is_calculated_price_tax_inclusive: true,
  calculated_amount,
  original_amount,
  currency_code: "inr",
});

/** What Medusa 2 answers to `GET /store/products`; prices only where they and a region were asked for. */
const answer = (priced: boolean) => ({
  products: [
    {
      id: "prod_01JQ2X",
      title: "Banarasi Jaal Silk Saree",
      handle: "banarasi-jaal-silk-saree",
      thumbnail: "https://medusa.example/static/banarasi.webp",
      status: "published",
      variants: [
        {
          id: "variant_01",
          title: "One size",
          ...(priced && { calculated_price: price(4499, 5999) }),
        },
      ],
    },
    {
      id: "prod_01JQ2Y",
      title: "Dupatta that the region has no price for",
      handle: "dupatta",
      thumbnail: null,
      status: "published",
      variants: [{ id: "variant_02", title: "One size", calculated_price: null }],
    },
  ],
  count: 26,
  offset: 24,
  limit: 24,
});

const asked: URL[] = [];
const medusa = createServer(({ url = "/" }, response) => {
  const address = new URL(url, "http://medusa.example");
  asked.push(address);
  const { searchParams } = address;
  const priced =
    searchParams.get("fields") === "*variants.calculated_price" &&
    searchParams.get("region_id")?.startsWith("reg_") === true;
  const { products, ...page } = answer(priced);
  const id = /products\/(.+)/.exec(address.pathname)?.[1];
  const product = products.find((one) => one.id === id);
  response.writeHead(id && !product ? 404 : 200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(id ? { product } : { products, ...page }));
});

let store: StoreClient;
beforeAll(async () => {
  await new Promise<void>((resolve) => medusa.listen(0, "127.0.0.1", resolve));
  const { port } = medusa.address() as AddressInfo;
  const contents = adapter.replace("https://medusa.example", `http://127.0.0.1:${port}`);
  const outfile = path.join(folder, "adapter.mjs");
  await build({
    stdin: { contents, loader: "ts", resolveDir: own },
    bundle: true,
    outfile,
    format: "esm",
    platform: "node",
    conditions: ["@taanka/source"],
  });
  ({ store } = await import(pathToFileURL(outfile).href));
});
afterAll(() => {
  medusa.close();
  rmSync(folder, { recursive: true, force: true });
});

it("the adapter of the README lists Medusa's products with their prices", async () => {
  const { items, totalItems } = await store.items.list({
    page: 2,
    limit: 24,
    keyword: "silk",
    categoryId: "pcat_sarees",
    // As a storefront asks where nothing is chosen.
    filters: [],
    brandId: undefined,
  });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    q: "silk",
    category_id: "pcat_sarees",
    offset: "24",
    limit: "24",
  });
  // One of the two on this page has no price.
  expect(totalItems).toBe(25);
  expect(items).toMatchObject([
    {
      _id: "prod_01JQ2X",
      name: "Banarasi Jaal Silk Saree",
      MRP: 5999,
      discountedPrice: 4499,
      discountPercentage: 25,
    },
  ]);
});

it("the adapter of the README reads one product, and none that is not sold", async () => {
  expect(await store.items.read("prod_01JQ2X")).toMatchObject({ MRP: 5999, discountedPrice: 4499 });
  for (const id of ["prod_01JQ2Y", "prod_none"]) {
    await expect(store.items.read(id)).rejects.toMatchObject({ status: 404, code: "not_found" });
  }
});

it("the adapter of the README says what it does not know", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await expect(store.categories.list()).rejects.toMatchObject({ status: 501 });
  expect(warn).toHaveBeenCalledWith(
    "The adapter does not answer categories.list (GET /category/).",
  );
  warn.mockRestore();
  const sorted = store.items.list({ sortBy: "priceLowToHigh" });
  await expect(sorted).rejects.toMatchObject({ status: 501 });
});
