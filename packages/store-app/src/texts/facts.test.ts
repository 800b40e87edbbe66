import { RETURN_WINDOW_DAYS } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { texts as english } from "./en";
import { information as englishPages } from "./en/information";
import { texts as hindi } from "./hi";
import { information as hindiPages } from "./hi/information";
import type { InformationName, InformationPage, ShopFacts } from "./informationPage";

const facts: ShopFacts = {
  shop: "NEELAM",
  entity: "Neelam Dyeworks LLP",
  address: "Vat Road, Bhuj",
  helpEmail: "ask@neelam.example",
  grievanceOfficer: "Rehana Khatri",
  country: "Nepal",
  tax: "VAT",
  deliveryTime: "34-39 days",
  deliveryCharge: "₹60",
  returnDays: 14,
  refundDays: 11,
};

const wordsOf = ({ title, description, parts }: InformationPage) =>
  [
    title,
    description,
    ...parts.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ].join("\n");

/** What each page of the small print must say of its shop. */
const named: Record<InformationName, (keyof ShopFacts)[]> = {
  terms: [
    ...(["shop", "entity", "address", "helpEmail", "grievanceOfficer", "country", "tax"] as const),
    ...(["deliveryTime", "deliveryCharge", "returnDays", "refundDays"] as const),
  ],
  privacy: ["shop", "entity", "address", "helpEmail", "grievanceOfficer"],
  shipping: ["shop", "helpEmail", "country", "deliveryTime", "deliveryCharge", "refundDays"],
  returns: ["shop", "helpEmail", "returnDays", "refundDays"],
  faq: [
    ...(["shop", "helpEmail", "country", "tax", "deliveryTime", "deliveryCharge"] as const),
    ...(["returnDays", "refundDays"] as const),
  ],
};
const names = Object.keys(named) as InformationName[];

/** Figures of a law: hours until a complaint is acknowledged, the year of the data protection act. */
const figuresOfLaws = ["48", "2023"];

describe.each([
  ["English", english, englishPages],
  ["Hindi", hindi, hindiPages],
])("what the shop says in %s", (_, texts, pages) => {
  it("of a return is as long as the contract's", () => {
    expect(texts.product.usualReturnPolicy).toContain(String(RETURN_WINDOW_DAYS));
    expect(texts.tryBefore.soon(14)).toContain("14");
    const { description, parts } = pages.returns(facts);
    expect(description).toContain("14");
    expect(parts[0]?.heading).toContain("14");
    expect(parts[0]?.paragraphs[0]).toContain("14");
  });

  it.each(names)("on the page %s names the shop's own facts", (name) => {
    const page = wordsOf(pages[name](facts));
    for (const fact of named[name]) expect(page, fact).toContain(String(facts[fact]));
    expect(page).not.toMatch(/GST|goods and services|वस्तु एवं सेवा/);
  });

  it.each(names)("on the page %s has no figure that the configuration does not give", (name) => {
    const known = [...JSON.stringify(facts).matchAll(/\d+/g)].map(([figure]) => figure);
    const figures = [...wordsOf(pages[name](facts)).matchAll(/\d+/g)].map(([figure]) => figure);
    expect(figures.filter((figure) => ![...known, ...figuresOfLaws].includes(figure))).toEqual([]);
  });

  it.each(["terms", "shipping", "faq"] as const)("on the page %s delivery may be free", (name) => {
    const page = wordsOf(pages[name]({ ...facts, deliveryCharge: undefined }));
    expect(page).not.toMatch(/undefined|₹/);
    expect(page).toMatch(/free|मुफ़्त/);
  });

  it("is a whole policy and no stub", () => {
    for (const name of names) {
      expect(pages[name](facts).parts.length, name).toBeGreaterThanOrEqual(6);
      expect(wordsOf(pages[name](facts)).length, name).toBeGreaterThan(1_200);
    }
  });
});

it("answers in the questions what their description promises", () => {
  const { description, parts } = englishPages.faq(facts);
  const answers = parts.map(({ heading }) => heading.toLowerCase());
  const promised = /about ([\w, ]+) at /.exec(description)?.[1]?.split(/, | and /) ?? [];
  expect(promised).toEqual(["orders", "sizes", "payment", "delivery"]);
  for (const word of ["order", "size", "pay", "delivery"]) {
    expect(
      answers.some((heading) => heading.includes(word)),
      word,
    ).toBe(true);
  }
});

it("says the same in both languages", () => {
  for (const name of names) {
    const [first, second] = [englishPages[name](facts).parts, hindiPages[name](facts).parts];
    expect(second.map(({ paragraphs }) => paragraphs.length)).toEqual(
      first.map(({ paragraphs }) => paragraphs.length),
    );
  }
});
