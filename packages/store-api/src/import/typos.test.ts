import { expect, it } from "vitest";
import { useTestApi } from "../testing/api.js";
import {
  jsonOf,
  problemsOf,
  product,
  readEntries,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";

useCatalogueFiles();

const api = useTestApi("pglite");
const { problems, run } = useImporter(api);
const unknown = (path: string) =>
  `"${path}" is no field that is known, and is left out wherever it stands.`;

it("warns once of each name that is not known, wherever it is", async () => {
  const sizes = [{ size: "S", sku: "a-s", stok: 5 }];
  const odd = { ...product("a"), Mrp: 2000, colors: [{ name: "Red", sizes }] };
  const again = { ...product("b"), Mrp: 2000 };
  const coupon = { code: "A", discountType: "flat", discountValue: 5, expireAt: "2026-01-01" };
  const document = JSON.stringify({ product: [], coupons: [coupon], products: [odd, again] });
  expect(problemsOf(await readEntries(document, "json"))).toEqual([
    `1 warning: ${unknown("product")}`,
    `1 warning: ${unknown("coupons.expireAt")}`,
    `1 warning: ${unknown("colors.sizes.stok")}`,
    `1 warning: ${unknown("Mrp")}`,
  ]);
});

it("takes a first line of JSON with an id for a product, whatever else it lacks", async () => {
  const { colors: _, ...bare } = product("a");
  const entries = await readEntries(JSON.stringify({ ...bare, colours: [] }), "jsonl");
  expect(problemsOf(entries)).toContainEqual(expect.stringMatching(/^1 error: colors /));
});

it.each(["2027-02-30", "2027-02-29T10:00:00Z", "2027-13-01"])(
  "refuses the day %s, which no calendar has",
  async (expiresAt) => {
    const coupon = { code: "A", discountType: "flat", discountValue: 5, expiresAt };
    const document = JSON.stringify({ coupons: [coupon], products: [] });
    expect(problemsOf(await readEntries(document, "json"))).toEqual([
      "1 error: coupons.0.expiresAt must be a date that exists",
    ]);
  },
);

it("warns of sections that name products which nobody has", async () => {
  await run(await jsonOf({ products: [product("had")] }));
  const section = { sectionName: "Seen", title: "Seen", items: ["had", "new", "nobody"] };
  await run(await jsonOf({ sections: [section], products: [product("new")] }));
  expect(problems.splice(0).map(({ message }) => message)).toEqual([
    'The section "Seen" names "nobody", which is no product of the shop.',
  ]);
});

it("warns once of a key that has no picture", async () => {
  const colors = ["Red", "Blue"].map((name) => ({
    name,
    images: ["a/none", "a/there", "https://cdn.example/a.jpg"].map((url) => ({ url })),
    sizes: [{ size: "S", sku: `a-${name}`, stock: 1 }],
  }));
  const file = await jsonOf({ products: [product("a", { colors })] });
  await run(file, { hasPicture: async (key) => key === "a/there" });
  expect(problems.splice(0)).toEqual([
    { level: "warning", line: 1, message: 'There is no picture with the key "a/none".' },
  ]);
});
