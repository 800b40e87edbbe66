import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listingParameters } from "@taanka/store";
import { matchPage, type PageHandle, personalPatterns } from "@taanka/store/react-router";
import { generatePath, type RouteObject } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { cachedAddress } from "./offline/cachedPages";
import { patterns, searchParameters } from "./paths";
import { routes } from "./routes";
import { fixedPages } from "./server/sitemapPages";

const root = path.resolve(import.meta.dirname, "..");

const pagesOf = (table: RouteObject[]): RouteObject[] =>
  table.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));

/** A page at some address of a pattern. */
const pageAt = (pattern: string) => {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, "some"]));
  const pathname = generatePath(pattern, params);
  return { pathname, ...matchPage(routes, { pathname, search: "" }) };
};

const everybodys = () =>
  Object.values(patterns).filter((pattern) => {
    const { personal, handle } = pageAt(pattern);
    return !personal && !handle.movedTo;
  });

/** A page of a shopper's own words, another address of a section, and what a device shows by itself. */
const unlisted: readonly string[] = [
  ...[patterns.search, patterns.mostlyBought, patterns.mostlyBoughtAlias, patterns.offline],
];

describe("the route table", () => {
  it("has search engines told of every page that is everybody's and needs no id", () => {
    const fixed = everybodys().filter((path) => !path.includes(":") && !unlisted.includes(path));
    expect(fixed.toSorted()).toEqual(fixedPages.toSorted());
  });

  it("has a device keep every page that is everybody's, but what is asked for anew each time", () => {
    const uncached = everybodys().filter((pattern) => {
      const { pathname } = pageAt(pattern);
      return !cachedAddress(new URL(pathname, "https://shop.example"), [""]);
    });
    expect(uncached).toEqual([patterns.search, patterns.trackOrder, patterns.offline]);
  });

  it("has a page at every address that paths.ts builds", () => {
    const found = Object.values(patterns).map((pattern) => pageAt(pattern).pattern);
    expect(found).toEqual(Object.values(patterns));
  });

  it("names of each screen the file that it loads, whose script and styles come with its page", () => {
    const modules = pagesOf(routes).map(({ handle }) => (handle as PageHandle).module);
    expect(modules.filter((module) => !existsSync(path.join(root, module)))).toEqual([]);
    const source = readFileSync(path.join(import.meta.dirname, "routes.tsx"), "utf8");
    const named = /lazyScreen\(\s*"([^"]+)",\s*\(\) =>\s*import\("\.\/screens\/([^"]+)"\)/g;
    const pairs = [...source.matchAll(named)].map(([, name, loaded]) => [name, loaded]);
    expect(pairs).toHaveLength(source.match(/lazyScreen\(/g)?.length ?? 0);
    for (const [name, loaded] of pairs) expect(loaded).toBe(name);
  });

  it("has no page of a person among those that a device keeps for when there is no network", () => {
    const personal = Object.values(patterns)
      .map(pageAt)
      .filter((page) => page.personal);
    expect(personal.map(({ pattern }) => pattern)).toContain(patterns.order);
    expect(personal.map(({ pattern }) => pattern).toSorted()).toEqual(
      personalPatterns(routes).toSorted(),
    );
    for (const { pathname } of personal)
      expect(cachedAddress(new URL(pathname, "https://shop.example"), [""])).toBeUndefined();
  });
});

it("reads what a listing's address is made of", () => {
  expect(searchParameters).toMatchObject(listingParameters);
});
