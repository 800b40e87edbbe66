// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { orderPath, productPath } from "../../template/src/paths";
import { pictureOf } from "../../template/src/picture";
import shop from "../../template/src/shop.json";
import { routesTo } from "./Shop";

describe("an address within the shop", () => {
  it.each(["kurti", "../sign-in", "a/b", "a?b#c", "100%", "नीम", "//elsewhere.example"])(
    "leads to the thing of the id %s",
    (id) => {
      expect(routesTo(productPath(id))).toEqual([["/product/:id", id]]);
      expect(routesTo(orderPath(id))).toEqual([["/order/:id", id]]);
    },
  );

  it("says a colour where there is one", () => {
    expect(productPath("kurti", "a&b=c")).toBe("/product/kurti?color=a%26b%3Dc");
    for (const none of [undefined, null, ""]) expect(productPath("k", none)).toBe("/product/k");
  });
});

describe("a picture", () => {
  const own = shop.api;
  afterEach(() => {
    shop.api = own;
  });

  it.each([
    ["https://cdn.example/a.webp", "https://cdn.example/a.webp"],
    ["//cdn.example/a.webp", "https://cdn.example/a.webp"],
    ["/a.webp", "https://api.example/a.webp"],
    ["pictures/a.webp", "https://api.example/pictures/a.webp"],
  ])("is found where the API says: %s", (given, src) => {
    shop.api = "https://api.example/v1";
    expect(pictureOf(given, "#fff", "A kurti")).toEqual({ src, alt: "A kurti", color: "#fff" });
  });

  it("is found at the shop's own address where that is the API's too", () => {
    for (shop.api of ["", "/api"]) {
      expect(pictureOf("/a.webp")?.src).toBe(`${location.origin}/a.webp`);
    }
  });

  it.each([
    "",
    "http://[",
    "https://",
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "file:///a",
  ])("is none of “%s”", (given) => {
    shop.api = "https://api.example/v1";
    expect(pictureOf(given)).toBeUndefined();
  });
});
