import { readFile } from "node:fs/promises";
import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import {
  front,
  jsonOf,
  problemsOf,
  product,
  readEntries,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { catalogueState, useImporter } from "../testing/importer.js";
import { newShopper } from "../testing/shopper.js";
import { ImportRefusedError } from "./run.js";

useCatalogueFiles();

it("takes the guide's example as it stands", async () => {
  const guide = new URL("../../../../docs/guides/bring-your-catalogue.md", import.meta.url);
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(await readFile(guide, "utf8")) ?? [];
  const entries = await readEntries(example, "json");
  expect(problemsOf(entries)).toEqual([]);
  expect(entries.map(({ kind }) => kind)).toEqual(["header", "product"]);
});

describe.each(DATABASES)("what a shop shows before its products on %s", (kind) => {
  const api = useTestApi(kind);
  const { problems, run } = useImporter(api);

  it("shows the file's slides, coupons and pictures of categories", async () => {
    await run(await jsonOf({ ...front, products: [product("one")] }), { replace: true });
    const remote = /^\/api\/images\/remote\/[0-9a-f]{32}$/;
    expect(await api().send(endpoints.banners.list)).toEqual([
      {
        _id: "wedding-edit",
        bannerName: "Wedding Edit",
        heading: "For the great day",
        text: "Silk and zari",
        link: "/view-all/campaign/wedding-edit",
        image: expect.stringMatching(remote),
        imageColor: "#401020",
        portraitImage: "/api/images/banners/wedding-portrait",
        textSide: "end",
      },
      expect.objectContaining({ _id: "new", portraitImage: null, textSide: "start" }),
    ]);
    const category = await api().send(endpoints.categories.read, { params: { id: "sarees" } });
    expect(category.image).toMatch(remote);
    expect(await api().send(endpoints.coupons.list)).toContainEqual({
      code: "DIWALI-20",
      description: "20% off",
      discountType: "percent",
      discountValue: 20,
      minimumAmount: 1000,
    });
    const offered = (await api().send(endpoints.coupons.list)).map(({ code }) => code);
    expect(offered).not.toContain("OVER");
    expect(offered).not.toContain("SAVE50");
    const { token } = await newShopper(api());
    const body = { couponCode: "Diwali-20", totalAmount: 4000 };
    expect(await api().send(endpoints.coupons.apply, { token, body })).toMatchObject({
      calculatedDiscount: 500,
    });

    await run(await jsonOf({ products: [product("one")] }));
    expect(await api().send(endpoints.banners.list)).toHaveLength(2);
    const same = await api().send(endpoints.categories.read, { params: { id: "sarees" } });
    expect(same.image).toBe(category.image);
    await run(await jsonOf({ banners: [], products: [product("one")] }));
    expect(await api().send(endpoints.banners.list)).toEqual([]);
    const left = await api().database.db.selectFrom("remote_pictures").select("url").execute();
    expect(left.map(({ url }) => url).sort()).toEqual([
      "https://cdn.example/green.jpg",
      "https://cdn.example/sarees.jpg",
    ]);
  });

  it("ends a coupon with its last day in India", async () => {
    const coupon = (code: string, startsAt: string, expiresAt: string) => ({
      code,
      discountType: "flat",
      discountValue: 50,
      startsAt,
      expiresAt,
    });
    const coupons = [
      coupon("LAST-DAY", "2026-10-31", "2026-10-31"),
      coupon("MOMENT", "2026-10-31T00:00:00Z", "2026-10-31T12:00:00Z"),
    ];
    await run(await jsonOf({ coupons, products: [product("one")] }));
    const rows = await api()
      .database.db.selectFrom("coupons")
      .select(["starts_at", "expires_at"])
      .where("code", "in", ["LAST-DAY", "MOMENT"])
      .orderBy("code")
      .execute();
    expect(
      rows.map((row) => [row.starts_at?.toISOString(), row.expires_at?.toISOString()]),
    ).toEqual([
      ["2026-10-30T18:30:00.000Z", "2026-10-31T18:30:00.000Z"],
      ["2026-10-31T00:00:00.000Z", "2026-10-31T12:00:00.000Z"],
    ]);
  });

  it("names everything that is wrong with it", async () => {
    const wrong = {
      categories: [{ name: "" }],
      campaigns: [{ name: "Wedding Edit" }],
      coupons: [{ code: "A B", discountType: "flat", discountValue: 1.5 }],
    };
    problems.length = 0;
    const path = await jsonOf({ ...wrong, products: [product("one")] });
    await expect(run(path)).rejects.toThrow(ImportRefusedError);
    const places = problems.map(({ message }) => message.split(" ")[0]);
    expect(places).toEqual([
      "categories.0.name",
      "campaigns.0.isActive",
      "coupons.0.code",
      "coupons.0.discountValue",
    ]);
  });

  const flat = { code: "A", discountType: "flat", discountValue: 1 };
  const section = { sectionName: "Seen", title: "Seen", items: [] };
  const slide = { name: "A", link: "/view-all", image: { url: "banners/a" } };
  it.each([
    [{ coupons: [{ ...flat, code: "A B" }] }, "coupons.0.code must not have blanks"],
    [{ coupons: [{ ...flat, discountType: "half" }] }, "coupons.0.discountType must be flat or"],
    [{ coupons: [{ ...flat, discountValue: 0 }] }, "coupons.0.discountValue must be at least 1"],
    [
      { coupons: [{ ...flat, discountType: "percent", discountValue: 101 }] },
      "coupons.0.discountValue must be at most 100 percent",
    ],
    [
      { coupons: [{ ...flat, startsAt: "2026-02-02", expiresAt: "2026-02-01" }] },
      "coupons.0.expiresAt must not be before the start",
    ],
    [{ coupons: [flat, { ...flat, code: "a" }] }, "coupons must each have another code"],
    [{ banners: [{ ...slide, link: "https://evil.example" }] }, "banners.0.link must be a path"],
    [{ banners: [{ ...slide, link: "//evil.example" }] }, "banners.0.link must be a path"],
    [{ banners: [{ ...slide, link: "javascript:alert(1)" }] }, "banners.0.link must be a path"],
    [{ banners: [{ ...slide, image: { url: "../etc" } }] }, "banners.0.image.url must begin with"],
    [{ banners: [slide, { ...slide, name: "a!" }] }, "banners must each have another name"],
    [
      { categories: [{ name: "Sarees", image: { url: "x" } }] },
      "categories.0.image.url must begin",
    ],
    [{ sections: [section, section] }, "sections must each have another sectionName"],
  ])("refuses %j and changes nothing", async (header, message) => {
    const before = await catalogueState(api().database);
    problems.length = 0;
    const path = await jsonOf({ ...header, products: [product("one")] });
    await expect(run(path)).rejects.toThrow(ImportRefusedError);
    expect(problems).toEqual([
      { level: "error", line: 1, message: expect.stringContaining(message) },
    ]);
    expect(await catalogueState(api().database)).toEqual(before);
  });
});
