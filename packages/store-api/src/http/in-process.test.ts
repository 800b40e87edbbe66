import { type Endpoint, endpoints } from "@taanka/api-client/contract";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { Failure } from "./failure.js";
import type { InProcessRequest } from "./in-process.js";

interface Sample {
  params?: Record<string, string>;
  query?: InProcessRequest["query"];
  body?: object;
}

/** What each public call that reads is asked, by its name. */
const SAMPLES: Record<string, Sample[]> = {
  "catalogue.revision": [{}],
  "categories.list": [{}],
  "categories.search": [{ query: { keyword: "sar", limit: 5 } }],
  "categories.read": [{ params: { id: "kurtis" } }],
  "subcategories.list": [{}],
  "subcategories.ofCategory": [{ params: { id: "sarees" } }, { params: { id: "nothing" } }],
  "subcategories.read": [{ params: { id: "silk-sarees" } }],
  "brands.list": [{}],
  "brands.read": [{ params: { id: "loom" } }],
  "campaigns.read": [{ params: { id: "monsoon" } }],
  "banners.list": [{}],
  "banners.read": [{ params: { id: "silk" } }],
  "sections.list": [{}],
  "sections.read": [{ params: { sectionName: "MostBought" } }],
  "sections.items": [
    { params: { sectionName: "MostBought" }, query: { limit: 1, page: 2 } },
    {
      params: { sectionName: "MostBought" },
      query: { filters: JSON.stringify([{ key: "Color", value: ["Red"] }]), sortBy: "popularity" },
    },
  ],
  "filters.list": [{}],
  "filters.search": [{ query: { keyword: "Col" } }],
  "filters.read": [{ params: { id: "fabric" } }],
  "items.list": [
    { body: {} },
    { body: { categoryId: "sarees", sortBy: "priceLowToHigh", limit: 2, page: 1 } },
    { body: { keyword: "silk", filters: [{ key: "Fabric", value: ["Silk"] }] } },
    { body: { specificItems: ["cotton-one", "silk-one"] } },
  ],
  "items.read": [{ params: { id: "silk-one" } }],
  "itemDetails.ofItem": [{ params: { itemId: "silk-one" } }],
  "itemDetails.read": [{ params: { id: "cotton-one" } }],
  "sizeCharts.read": [{ params: { garment: "kurti" } }],
  "coupons.list": [{}],
  "reviews.ofItem": [{ params: { itemId: "silk-one" }, query: { limit: 2 } }],
  "search.suggestions": [{ query: { keyword: "sil" } }],
  "search.trending": [{}],
  "search.topViewed": [{ query: { limit: 3 } }],
  "pincodes.check": [{ query: { pincode: "302001" } }],
};

const ALL = Object.entries<Readonly<Record<string, Endpoint>>>({ ...endpoints }).flatMap(
  ([resource, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => [`${resource}.${name}`, endpoint] as const),
);
const READING = ALL.filter(
  ([name, { auth, method }]) => auth === "none" && (method === "GET" || name === "items.list"),
);
const OTHERS = ALL.filter((entry) => !READING.includes(entry));

/** Whether every part of a value is unchangeable. */
function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

const textsOf = (query: Sample["query"] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "it went well",
    (error: unknown) => error,
  );
}

describe.each(DATABASES)("calls in the same process on %s", (kind) => {
  const api = useTestApi(kind);
  const ask = (request: InProcessRequest) => api().api.transport.send(request);

  it.each(READING)("answer what HTTP answers: %s", async (name, call) => {
    const samples = SAMPLES[name] ?? [];
    expect(samples).not.toEqual([]);
    for (const sample of samples) {
      const { query, ...rest } = sample;
      const overHttp = await api().send(call, { ...rest, query: textsOf(query) });
      const data = await ask({ call, ...sample });
      expect(data).toEqual(overHttp);
      // Clients take it without a check: it must be what the check would make of it.
      expect(v.parse(call.response, data)).toEqual(data);
      // Again, now that whatever is kept is there.
      expect(await ask({ call, ...sample })).toEqual(overHttp);
    }
  });

  it.each(OTHERS)("are refused where a person or a change is concerned: %s", async (_, call) => {
    const failure = await failureOf(ask({ call, params: { id: "x", userId: "x" }, body: {} }));
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ status: 403, code: "forbidden" });
  });

  it.each<[string, InProcessRequest]>([
    ["a product that is not there", { call: endpoints.items.read, params: { id: "nothing" } }],
    ["an id that cannot be", { call: endpoints.items.read, params: { id: "a b/../c" } }],
    ["a category that is not there", { call: endpoints.categories.read, params: { id: "no" } }],
    ["a wrong order", { call: endpoints.items.list, body: { sortBy: "cheapest" } }],
    ["a body of another kind", { call: endpoints.items.list, body: [1] }],
    [
      "a page that cannot be",
      { call: endpoints.sections.items, params: { sectionName: "MostBought" }, query: { page: 0 } },
    ],
  ])("fail as over HTTP: %s", async (_, request) => {
    const { call, params = {}, query = {}, body } = request;
    const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(params[name] ?? ""),
    );
    const search = new URLSearchParams(textsOf(query));
    const reply = await api().call(call.method, `/api${path}?${search}`, { body });
    const { success: _no, ...refusal } = reply.body;
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await failureOf(ask(request))).toMatchObject({ status: reply.status, ...refusal });
  });

  it("fail where a parameter is missing, and where nobody offers the call", async () => {
    expect(await failureOf(ask({ call: endpoints.brands.read }))).toMatchObject({ status: 404 });
    const call = { method: "GET", path: "/metrics" } as const;
    expect(await failureOf(ask({ call }))).toMatchObject({ status: 403 });
  });

  it("show nothing of an error inside, and write it to the log", async () => {
    const { db } = api().database;
    await db.schema.alterTable("reviews").renameTo("reviews_away").execute();
    const failure = await failureOf(
      ask({ call: endpoints.reviews.ofItem, params: { itemId: "silk-one" } }),
    );
    await db.schema.alterTable("reviews_away").renameTo("reviews").execute();
    expect(failure).toMatchObject({
      status: 500,
      code: "server_error",
      message: "Server error occurred",
    });
    expect(JSON.stringify(failure)).not.toContain("reviews");
    expect(api().logs.join("\n")).toContain("GET /reviews/item/{itemId}");
  });

  it.each<[string, InProcessRequest]>([
    ["categories", { call: endpoints.categories.list }],
    ["banners", { call: endpoints.banners.list }],
    ["sections", { call: endpoints.sections.list }],
    ["one product", { call: endpoints.items.read, params: { id: "silk-one" } }],
  ])("share nothing that a caller could change: %s", async (_, request) => {
    await ask(request);
    const data = await ask(request);
    expect(isDeeplyFrozen(data)).toBe(true);
    expect(() => Object.assign(Object(data), { name: "Changed" })).toThrow(TypeError);
  });

  it("share the products of a listing frozen, and the rest of it not at all", async () => {
    const list = async () => {
      const data = await ask({ call: endpoints.items.list, body: { limit: 2 } });
      return v.parse(v.looseObject({ items: v.array(v.unknown()), facets: v.unknown() }), data);
    };
    const raw = (await ask({ call: endpoints.items.list, body: { limit: 2 } })) as {
      items: object[];
      facets: object[];
    };
    expect(raw.items.every(isDeeplyFrozen)).toBe(true);
    const before = await list();
    raw.items.length = 0;
    raw.facets.length = 0;
    expect(await list()).toEqual(before);
  });
});
