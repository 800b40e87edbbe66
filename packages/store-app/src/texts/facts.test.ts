import { RETURN_WINDOW_DAYS } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { texts as english } from "./en";
import { information as englishPages } from "./en/information";
import { texts as hindi } from "./hi";
import { information as hindiPages } from "./hi/information";
import type { ShopFacts } from "./informationPage";

const facts: ShopFacts = {
  shop: "NEELAM",
  helpEmail: "ask@neelam.example",
  country: "Nepal",
  tax: "VAT",
  deliveryTime: "4-9 days",
  deliveryCharge: "₹60",
  returnDays: 14,
};

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

  it("of delivery and tax is the shop's own", () => {
    const terms = JSON.stringify(pages.terms(facts));
    for (const fact of [facts.country, facts.tax, facts.deliveryTime, facts.deliveryCharge]) {
      expect(terms).toContain(fact);
    }
    expect(terms).not.toMatch(/India|भारत|GST|goods and services|वस्तु एवं सेवा/);
  });
});
