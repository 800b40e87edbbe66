import { sortOrders } from "@taanka/api-client/contract";
import { withFilters, withSort } from "@taanka/store";
import { requestedPage } from "@taanka/store/server";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routes } from "../routes";
import { locales } from "../routing/language";

const address = (target: string) => requestedPage(routes, locales, target).address;

describe("requestedPage", () => {
  it.each([
    ["/", "/"],
    ["/view-all", "/view-all"],
    ["/view-all/", "/view-all"],
    ["/VIEW-ALL", "/view-all"],
    ["/view-all?utm_source=mail", "/view-all"],
    ["/view-all?sort=popularity", "/view-all?sort=popularity"],
    ["/view-all?sort=nonsense", "/view-all"],
    ["/view-all?x=1&sort=popularity&y=2", "/view-all?sort=popularity"],
    ["/view-all?sort=popularity&sort=priceLowToHigh", "/view-all?sort=popularity"],
    ["/view-all?sort=no&sort=popularity&sort=popularity", "/view-all?sort=popularity"],
    ["/view-all?sort=&filter=&page=&q=", "/view-all"],
    ["/product/silk?color=", "/product/silk"],
    ["/category/sarees?color=red", "/category/sarees"],
    ["/product/silk%20saree", "/product/silk%20saree"],
    ["/product/%73ilk", "/product/silk"],
    ["/faq?q=anything", "/faq"],
  ])("knows %s as %s", (target, known) => {
    expect(address(target)).toBe(known);
  });

  it("tells a page's languages apart, and none that the shop does not have", () => {
    const asked = (target: string) => {
      const { language, address } = requestedPage(routes, locales, target);
      return [language.code, address];
    };
    expect(asked("/hi/view-all?sort=nonsense")).toEqual(["hi", "/view-all"]);
    expect(asked("/hi")).toEqual(["hi", "/"]);
    expect(asked("/xx/view-all")).toEqual(["en", "/404"]);
    expect(asked("/hi/hi/view-all")).toEqual(["hi", "/404"]);
  });

  it("tells nothing apart of addresses that the shop does not have", () => {
    expect(address("/no/such/page")).toBe(address("/another?with=query"));
  });

  it("does not tell the order of filters apart", () => {
    const one = "/view-all?filter=Color:Red&sort=popularity&filter=Fabric:Silk";
    const other = "/view-all?sort=popularity&filter=Color:Red&filter=Fabric:Silk";
    expect(address(one)).toBe(address(other));
  });

  it("knows what a form sends as the address of what is chosen in it", () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,8}$/).filter((key) => !(key in {}));
    const values = fc.uniqueArray(fc.stringMatching(/^\w[\w :&]{0,8}\w$/), {
      minLength: 1,
      maxLength: 3,
    });
    const order = fc.constantFrom("", ...sortOrders);
    fc.assert(
      fc.property(order, fc.dictionary(word, values, { maxKeys: 3 }), (order, chosen) => {
        const filters = Object.entries(chosen).flatMap(([key, all]) =>
          all.map((value) => ["filter", `${key}:${value}`]),
        );
        const sent = new URLSearchParams([["sort", order], ...filters]);
        const linked = withFilters(withSort(new URLSearchParams(), order), chosen);
        const known = requestedPage(routes, locales, `/category/sarees?${sent}`);
        expect(known.address).toBe(address(`/category/sarees?${linked}`));
        // Without filters it is one of the few pages that are kept.
        expect(known.freeForm).toBe(filters.length > 0);
      }),
    );
  });

  it("marks what holds a visitor's own words", () => {
    expect(requestedPage(routes, locales, "/view-all/search?q=silk").freeForm).toBe(true);
    expect(requestedPage(routes, locales, "/view-all?filter=Color:Red").freeForm).toBe(true);
    expect(requestedPage(routes, locales, "/product/silk?color=red").freeForm).toBe(true);
    expect(requestedPage(routes, locales, "/view-all?sort=popularity").freeForm).toBe(false);
  });

  it("makes no new page of parameters that nobody knows", () => {
    const parameters = fc.dictionary(
      fc.stringMatching(/^[a-z_]{1,8}$/).filter((name) => !["q", "sort", "filter"].includes(name)),
      fc.string(),
    );
    fc.assert(
      fc.property(parameters, (unknown) => {
        expect(address(`/view-all?${new URLSearchParams(unknown)}`)).toBe("/view-all");
      }),
    );
  });

  it("is the same for what it gives back", () => {
    const targets = ["/view-all/search?q=a%20b", "/product/a%2Fb?color=%3Cred%3E", "/no/such"];
    for (const target of targets) {
      const known = address(target);
      expect(address(known)).toBe(known);
    }
  });
});
