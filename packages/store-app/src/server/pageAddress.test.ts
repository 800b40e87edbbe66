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
