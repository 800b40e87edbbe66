import { expect, it } from "vitest";
import { defineShop, ShopConfigError } from "./check";
import { shop } from "./shop";
import { inLanguage } from "./words";

/** What is told of this shop's file with one value changed. */
function problemsWith(change: Record<string, unknown>): readonly string[] {
  try {
    defineShop({ ...shop, ...change });
  } catch (error) {
    if (error instanceof ShopConfigError) return error.problems;
    throw error;
  }
  return [];
}

it("finds nothing wrong with this shop's own file", () => {
  expect(defineShop(shop)).toEqual(shop);
});

it("takes words in several languages, and gives the first where one is missing", () => {
  const tagline = { en: "Sarees", hi: "साड़ियाँ" };
  expect(problemsWith({ tagline })).toEqual([]);
  expect(inLanguage(tagline, "hi")).toBe("साड़ियाँ");
  expect(inLanguage(tagline, "ta")).toBe("Sarees");
  expect(inLanguage("Sarees", "hi")).toBe("Sarees");
});

it.each<[problem: string, change: Record<string, unknown>]>([
  ["name must not be empty", { name: " " }],
  ["name is missing", { name: undefined }],
  ["shopName is not known", { shopName: "TAANKA" }],
  ["tagline needs to be a text, or a text for each language's code", { tagline: 3 }],
  [
    "legal.gstin needs to be a GST number of 15 characters",
    { legal: { ...shop.legal, gstin: "29AABCT1332L" } },
  ],
  ["legal.address needs at least one line", { legal: { ...shop.legal, address: [] } }],
  ["contacts.helpEmail needs to be an e-mail address", { contacts: { helpEmail: "help" } }],
  ["policies.refundDays must be at most 30", { policies: { ...shop.policies, refundDays: 31 } }],
  [
    "social.0.href needs to be an address that begins with https://",
    { social: [{ ...shop.social[0], href: "javascript:alert(1)" }] },
  ],
  ["currency must be INR: the contract counts in rupees", { currency: "USD" }],
  ["tax.rate needs to be a fraction: 0.18 is 18 percent", { tax: { rate: 18, name: "GST" } }],
  [
    "shipping.deliveryDays must not end before they begin",
    { shipping: { charge: 0, deliveryDays: { from: 5, to: 2 } } },
  ],
  [
    "shipping.promise needs to be a text, or a text for each language's code",
    { shipping: { ...shop.shipping, promise: 3 } },
  ],
  [
    "orders.invoicePrefix must have at most 3 characters",
    { orders: { ...shop.orders, invoicePrefix: "KORA" } },
  ],
  [
    "orders.numberPrefix needs to be capital letters or digits",
    { orders: { ...shop.orders, numberPrefix: "tk/" } },
  ],
  ["theme.mode needs to be one of light, dark, system", { theme: { ...shop.theme, mode: "dim" } }],
  [
    "theme.themeColor.light needs to be a colour such as #7A1737",
    { theme: { ...shop.theme, themeColor: { light: "white", dark: "#17110F" } } },
  ],
  ["languages.0 is missing", { languages: [] }],
  [
    "languages.0.locale needs to be a language tag such as en-IN",
    { languages: [{ ...shop.languages[0], locale: "en_IN" }] },
  ],
  [
    "menus.account.0.path needs to be a path of the shop that begins with one /",
    { menus: { ...shop.menus, account: [{ key: "profile", path: "//evil.example" }] } },
  ],
  [
    "menus.account must not name a key twice",
    { menus: { ...shop.menus, account: [shop.menus.account[0], shop.menus.account[0]] } },
  ],
])("says: %s", (problem, change) => {
  expect(problemsWith(change)).toEqual([problem]);
});

it("names every mistake in its message", () => {
  expect(() => defineShop({ ...shop, name: "", country: "" })).toThrow(
    "The shop's file is not right:\n- name must not be empty\n- country must not be empty",
  );
});
