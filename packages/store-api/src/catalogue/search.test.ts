import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";

describe.each(DATABASES)("searching names on %s", (kind) => {
  const api = useTestApi(kind);
  const categories = async (query: Record<string, string>) =>
    (await api().send(endpoints.categories.search, { query })).map(({ _id }) => _id);
  const filters = async (query: Record<string, string>) =>
    (await api().send(endpoints.filters.search, { query })).map(({ key }) => key);

  it("finds categories by a piece of their name", async () => {
    expect(await categories({ keyword: "SAR" })).toEqual(["sarees"]);
    expect(await categories({ keyword: "%" })).toEqual([]);
    expect(await categories({})).toEqual(["kurtis", "sarees"]);
    expect(await categories({ sortOrder: "asc" })).toEqual(["sarees", "kurtis"]);
    expect(await categories({ sortBy: "name", sortOrder: "asc" })).toEqual(["kurtis", "sarees"]);
    expect(await categories({ limit: "1", page: "2" })).toEqual(["sarees"]);
  });

  it("finds and reads filters", async () => {
    expect(await filters({ keyword: "range" })).toEqual(["PriceRange"]);
    expect(await filters({ sortBy: "name", sortOrder: "asc" })).toEqual([
      "Color",
      "Fabric",
      "PriceRange",
    ]);
    const filter = await api().send(endpoints.filters.read, { params: { id: "fabric" } });
    expect(filter).toMatchObject({ key: "Fabric", values: ["Silk", "Cotton", "Linen"] });
    expect((await api().call("GET", "/api/filter/nothing")).status).toBe(404);
  });

  it.each(["page=0", "limit=1000", "sortBy=price", "sortOrder=up", `keyword=${"x".repeat(101)}`])(
    "refuses %s",
    async (query) => {
      expect((await api().call("GET", `/api/category/search?${query}`)).status).toBe(400);
      expect((await api().call("GET", `/api/filter/search?${query}`)).status).toBe(400);
    },
  );
});
