import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";

useCatalogueFiles();

const good = {
  author: "Asha",
  rating: 5,
  title: "Lovely",
  text: "Falls well.",
  date: "2026-06-02",
};
const fair = { author: "Meera", rating: 4, text: "A bit heavy.", date: "2026-06-01T10:00:00Z" };

describe.each(DATABASES)("reviews of a catalogue file on %s", (kind) => {
  const api = useTestApi(kind);
  const { problems, run } = useImporter(api);
  const ofItem = (itemId: string) => api().send(endpoints.reviews.ofItem, { params: { itemId } });
  const bring = async (reviews: unknown) =>
    run(await jsonOf({ products: [{ ...product("silk-one"), reviews }] }));

  it("do not take over those of the sample catalogue", async () => {
    expect((await ofItem("silk-one")).totalReviews).toBe(2);
    await bring(undefined);
    expect(await ofItem("silk-one")).toMatchObject({ average: null, totalReviews: 0, reviews: [] });
  });

  it("are shown and rate the product", async () => {
    await bring([good, fair, good]);
    expect(await ofItem("silk-one")).toMatchObject({
      average: 4.5,
      totalReviews: 2,
      reviews: [
        { ...good, date: "2026-06-02T00:00:00.000Z" },
        { ...fair, title: "", date: "2026-06-01T10:00:00.000Z" },
      ],
    });
  });

  it("stay where a file has none, and go where it has other ones", async () => {
    const before = await ofItem("silk-one");
    await bring(undefined);
    expect(await ofItem("silk-one")).toEqual(before);
    await bring([fair]);
    expect(await ofItem("silk-one")).toMatchObject({ average: 4, totalReviews: 1 });
    await bring([]);
    expect(await ofItem("silk-one")).toMatchObject({ average: null, totalReviews: 0 });
  });

  it.each([
    ["rating", 6],
    ["text", ""],
    ["date", "yesterday"],
  ])("are refused with the %s %j", async (field, value) => {
    problems.length = 0;
    await expect(bring([{ ...good, [field]: value }])).rejects.toThrow("The file has errors");
    const places = problems.map(({ message }) => message.split(" ")[0]);
    expect([...new Set(places)]).toEqual([`reviews.0.${field}`]);
  });
});
