// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { shop } from "../config";
import {
  addressInRememberedLanguage,
  noteChosenLanguage,
  pathIn,
  readLanguage,
  rememberedLanguage,
} from "./language";

const origin = "https://shop.example";
const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, origin);
  return { origin, pathname, search, hash };
};

describe("the language of an address", () => {
  it.each([
    ["/", "en", "/"],
    ["/hi", "hi", "/"],
    ["/hi/", "hi", "/"],
    ["/hi/view-all", "hi", "/view-all"],
    ["/hint", "en", "/hint"],
    ["/HI/view-all", "en", "/HI/view-all"],
    ["/en/view-all", "en", "/en/view-all"],
    ["//hi/view-all", "en", "//hi/view-all"],
    ["/hi//evil.example", "en", "/hi//evil.example"],
    ["/hi//", "en", "/hi//"],
  ])("of %s is %s, its page %s", (address, code, pathname) => {
    const read = readLanguage(address);
    expect([read.language.code, read.pathname]).toEqual([code, pathname]);
  });

  it("is found again in what was made of it", () => {
    const path = fc
      .array(fc.stringMatching(/^[a-z0-9-]{3,12}$/), { maxLength: 4 })
      .map((parts) => `/${parts.join("/")}`);
    fc.assert(
      fc.property(fc.constantFrom(...shop.languages), path, (language, pathname) => {
        expect(readLanguage(pathIn(language, pathname))).toEqual({ language, pathname });
      }),
    );
  });
});

describe("an address that a stranger made", () => {
  it("leads out of the shop in no language", () => {
    const name = fc.constantFrom("hi", "en", "", "", "evil.example", "view-all");
    const strange = fc.array(name, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("/"));
    fc.assert(
      fc.property(strange, fc.constantFrom(...shop.languages), (rest, language) => {
        // Two slashes at its beginning are refused by the server.
        const address = `/${rest.replace(/^\/+/, "")}`;
        const link = pathIn(language, readLanguage(address).pathname);
        expect(new URL(link, origin).origin).toBe(origin);
      }),
    );
  });
});

/** Opens the page in another language by its link. */
const choose = (from: string, to: string) => noteChosenLanguage(at(to), origin + from);

describe("a language that was chosen", () => {
  beforeEach(() => localStorage.clear());

  it("is where a person goes on who enters the shop later", () => {
    choose("/faq", "/hi/faq");
    expect(addressInRememberedLanguage(at("/"), "")).toBe("/hi");
    expect(addressInRememberedLanguage(at("/view-all?sort=popularity#end"), "")).toBe(
      "/hi/view-all?sort=popularity#end",
    );
    expect(addressInRememberedLanguage(at("/faq"), "https://search.example/")).toBe("/hi/faq");
  });

  it("moves nobody who follows a link of the shop, or whose address names a language", () => {
    choose("/faq", "/hi/faq");
    expect(addressInRememberedLanguage(at("/faq"), `${origin}/hi/faq`)).toBeUndefined();
    expect(addressInRememberedLanguage(at("/hi/faq"), "")).toBeUndefined();
    choose("/hi/faq", "/faq");
    expect(addressInRememberedLanguage(at("/faq"), "")).toBeUndefined();
  });

  it("is none by a link of the same language, or from elsewhere", () => {
    choose("/hi", "/hi/faq");
    noteChosenLanguage(at("/hi/faq"), "");
    noteChosenLanguage(at("/hi/faq"), "https://search.example/faq");
    noteChosenLanguage(at("/hi/faq"), `${origin}.example/faq`);
    expect(rememberedLanguage()).toBeUndefined();
  });

  it("is forgotten when the shop has it no more, or the device keeps nothing", () => {
    expect(rememberedLanguage()).toBeUndefined();
    localStorage.setItem("taanka.language", "xx");
    expect(rememberedLanguage()).toBeUndefined();
  });
});
