import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pagination } from "./Pagination";

function addresses(page: number, pageCount: number, hrefFor: string): string[] {
  const html = renderToString(<Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />);
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
}

describe("an address as text", () => {
  it.each([
    ["/s?q={constructor}&page={page}", "/s?q={constructor}&amp;page=2"],
    ["/{page}?page={page}", "/2?page=2"],
    [`/s?q=${encodeURIComponent("{page}")}&page={page}`, "/s?q=%7Bpage%7D&amp;page=2"],
  ])("has its page's number alone: %s", (hrefFor, expected) => {
    expect(addresses(1, 2, hrefFor)).toContain(expected);
  });
});

describe("a page that there is not", () => {
  it.each([Number.POSITIVE_INFINITY, 900])("has the last one before it: %s", (page) => {
    const found = addresses(page, 12, "?page={page}");
    expect(found[0]).toBe("?page=12");
    expect(found.filter((href) => !/=([1-9]|1[0-2])$/.test(href))).toEqual([]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("is not led to: of %s pages", (pageCount) => {
    expect(addresses(1, pageCount, "?page={page}")).toEqual([]);
  });
});
