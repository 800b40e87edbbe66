// @vitest-environment jsdom
import { ApiError } from "@taanka/api-client";
import { apiWith } from "@taanka/test-support";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listingQuery } from "../catalogue/listing";
import { createQueryClient } from "../queries/queryClient";
import { pageDataId, restorePageData, writePageData } from "./pageData";

const card = queryOptions({ queryKey: ["card", { id: "a", color: "red" }], queryFn: () => "A" });
const pages = infiniteQueryOptions({
  queryKey: ["pages"],
  queryFn: ({ pageParam }) => `page ${pageParam}`,
  initialPageParam: 1,
  getNextPageParam: (_, all) => all.length + 1,
});
const gone = queryOptions({
  queryKey: ["gone"],
  queryFn: (): Promise<string> =>
    Promise.reject(new ApiError("Gone", { status: 404, cause: new Error("db-1 is down") })),
});

/** As a browser says it, of its own time zone and in whole seconds. */
const written = "11/29/2025 10:30:07";
const time = new Date(2025, 10, 29, 10, 30, 7).getTime();
const lastModified = (value: string) =>
  vi.spyOn(document, "lastModified", "get").mockReturnValue(value);

beforeEach(() => void lastModified(written));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A browser's cache, filled from what a server sent that had asked these. */
async function sentToBrowser() {
  const server = createQueryClient();
  await server.fetchQuery(card);
  await server.fetchInfiniteQuery(pages);
  await server.prefetchQuery(gone);
  const element = document.createElement("script");
  Object.assign(element, { id: pageDataId, type: "application/json" });
  element.textContent = writePageData(server);
  document.body.append(element);
  const browser = createQueryClient();
  restorePageData(browser, document);
  return { server, browser, text: element.textContent };
}

it("lets the browser find by key what the server asked for, as old as the page", async () => {
  const { server, browser } = await sentToBrowser();
  expect(browser.getQueryData(card.queryKey)).toBe("A");
  const same = { queryKey: ["card", { color: "red", id: "a" }] };
  for (const queryKey of [same.queryKey, pages.queryKey])
    expect(browser.getQueryState(queryKey)).toEqual({
      ...server.getQueryState(queryKey),
      dataUpdatedAt: time,
    });
  expect(browser.getQueryCache().getAll()).toHaveLength(3);
});

it("goes on with pages where the server stopped", async () => {
  const { browser } = await sentToBrowser();
  const { pages: known } = await browser.fetchInfiniteQuery({ ...pages, pages: 2, staleTime: 0 });
  expect(known).toEqual(["page 1", "page 2"]);
});

it("tells what failed, and nothing of the error but what screens read", async () => {
  const { browser, text } = await sentToBrowser();
  expect(browser.getQueryState(gone.queryKey)).toMatchObject({
    status: "error",
    error: { message: "Gone", status: 404 },
  });
  expect(text).not.toContain("db-1");
});

it("names no query twice, and of its state what is not so of every answer", async () => {
  const { text } = await sentToBrowser();
  expect(text.split("card")).toHaveLength(2);
  expect(text).not.toContain('"success"');
});

it("leaves the cache empty for a page without data", () => {
  const browser = createQueryClient();
  restorePageData(browser, document);
  expect(browser.getQueryCache().getAll()).toEqual([]);
});

it("is the same text whenever the server asked", async () => {
  vi.spyOn(Date, "now").mockReturnValue(1_000_000_000_000);
  const before = await sentToBrowser();
  vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
  expect((await sentToBrowser()).text).toBe(before.text);
});

it.each(["", "not a date", "11/29/2099 10:30:07"])(
  "takes data as new where a browser says of its time %j",
  async (told) => {
    lastModified(told);
    const before = Date.now();
    const { browser } = await sentToBrowser();
    const { dataUpdatedAt = 0 } = browser.getQueryState(card.queryKey) ?? {};
    expect(dataUpdatedAt).toBeGreaterThanOrEqual(before);
    expect(dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  },
);

it("leaves out what the server alone shows", async () => {
  const facets = [{ key: "Weave", values: [{ value: "Ikat", count: 4 }] }];
  const list = async () => ({ items: [], totalItems: 0, page: 1, limit: 1, facets });
  const server = createQueryClient({ api: apiWith({ items: { list } }) });
  const listing = listingQuery({ of: { kind: "all" } });
  expect((await server.fetchQuery(listing)).facets).toEqual(facets);
  expect(writePageData(server)).not.toContain("Ikat");
});
