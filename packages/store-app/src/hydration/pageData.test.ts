// @vitest-environment jsdom
import { ApiError } from "@taanka/api-client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "../data/queryClient";
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

afterEach(() => document.body.replaceChildren());

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

it("lets the browser find by key what the server asked for, as old as it is", async () => {
  const { server, browser } = await sentToBrowser();
  expect(browser.getQueryData(card.queryKey)).toBe("A");
  const same = { queryKey: ["card", { color: "red", id: "a" }] };
  for (const queryKey of [same.queryKey, pages.queryKey])
    expect(browser.getQueryState(queryKey)).toEqual(server.getQueryState(queryKey));
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
