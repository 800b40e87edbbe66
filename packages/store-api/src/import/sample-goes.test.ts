import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import {
  csv,
  fileOf,
  jsonOf,
  PLAIN,
  product,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";
import { newShopper, saree } from "../testing/shopper.js";

useCatalogueFiles();

const chart = {
  rows: [
    {
      size: "M",
      inches: { chest: 38, shoulder: 14, length: 40 },
      cm: { chest: 96, shoulder: 35, length: 101 },
    },
  ],
};

describe.each(DATABASES)(
  "the sample where a shop's own catalogue takes its place on %s",
  (kind) => {
    const api = useTestApi(kind);
    const { run } = useImporter(api);
    const read = (id: string) => api().send(endpoints.items.read, { params: { id } });
    const offered = async () => (await api().send(endpoints.coupons.list)).map(({ code }) => code);

    it("goes when the first file of the shop's own is imported", async () => {
      expect(await offered()).toContain("SAVE50");
      expect((await read("silk-one")).garment).toBe("saree");
      const shopper = await newShopper(api());
      const coupon = { code: "SAVE50", discount: 50 };
      const { status } = await shopper.order(shopper.orderOf([[saree, 1]], coupon));
      expect(status).toBe(200);
      const own = csv(
        PLAIN.replaceAll("Kurti", "Sarees").replace("plain", "own"),
        PLAIN.replace("Plain Kurti", "Suitable Tote")
          .replace(",Kurti,", ",Bags,")
          .replace("PK-1", "PK-2"),
      );
      await run(await fileOf(own));
    });

    it("leaves no coupon that can be used, and the order that used one as it was", async () => {
      expect(await offered()).toEqual([]);
      const { token } = await newShopper(api());
      for (const couponCode of ["TAANKA2025", "WELCOME10", "SAVE50", "SAVE10"]) {
        const body = { couponCode, totalAmount: 4000, categories: [] };
        expect(
          (await api().call("POST", "/api/coupon/apply-by-user", { token, body })).body,
        ).toMatchObject({
          code: "coupon_invalid",
          message: "Invalid coupon code",
        });
      }
      const uses = api().database.db.selectFrom("coupon_uses").select("coupon_code");
      expect(await uses.execute()).toEqual([{ coupon_code: "SAVE50" }]);
    });

    it("leaves no size chart, section or text of a group of the same name", async () => {
      expect(await api().database.db.selectFrom("size_charts").selectAll().execute()).toEqual([]);
      expect((await read("own")).garment).toBeNull();
      expect((await read("plain")).garment).toBeNull();
      const categories = await api().send(endpoints.categories.list);
      expect(categories.map(({ name, description }) => [name, description])).toEqual([
        ["Sarees", ""],
        ["Bags", ""],
      ]);
      const { items } = await api().send(endpoints.sections.items, {
        params: { sectionName: "MostBought" },
      });
      expect(items.map(({ _id }) => _id).sort()).toEqual(["own", "plain"]);
    });

    it("offers a chart by garment, subcategory or category, and takes one away that is null", async () => {
      const products = [
        product("a", { category: "Kurtis", subcategory: "Short Kurtis" }),
        product("b", { category: "Kurtis", subcategory: "Long Kurtis" }),
        product("c", { category: "Bags", name: "Kurtis tote" }),
        product("d", { category: "Bags", garment: "Duffle" }),
      ];
      const sizeCharts = { Kurtis: chart, "Short Kurtis": chart, duffle: chart };
      await run(await jsonOf({ sizeCharts, products }));
      const charts = async () =>
        Promise.all(["a", "b", "c", "d"].map(async (id) => (await read(id)).garment));
      await expect
        .poll(charts, { timeout: 8000 })
        .toEqual(["short-kurtis", "kurtis", null, "duffle"]);
      const params = { garment: "short-kurtis" };
      expect((await api().send(endpoints.sizeCharts.read, { params })).rows).toHaveLength(1);
      await run(await jsonOf({ sizeCharts: { "Short Kurtis": null }, products }));
      await expect.poll(charts, { timeout: 8000 }).toEqual(["kurtis", "kurtis", null, "duffle"]);
    });
  },
);
