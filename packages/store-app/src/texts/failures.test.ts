import { type Call, endpoints } from "@taanka/api-client/contract";
import { expect, it } from "vitest";
import { translateInto } from ".";
import * as hindi from "./hi";

const wordsOf = ({ fallback, signInMessage }: Call) => [fallback ?? [], signInMessage ?? []].flat();
const said = new Set(
  Object.values(endpoints)
    .flatMap((group) => Object.values<Call>(group))
    .flatMap(wordsOf),
);

it("has Hindi words for whatever a call says of its failure", () => {
  const translate = translateInto(hindi);
  expect([...said].filter((text) => !/[\u0900-\u097F]/.test(translate(text)))).toEqual([]);
  expect(translate("Only 3 left")).toBe("Only 3 left");
});

it.each([
  [
    "The code is not right. Please check it and try again.",
    "यह कोड सही नहीं है। कृपया जाँचकर फिर कोशिश करें।",
  ],
  ["Only 3 of Silk (Red) left in stock", "Silk (Red) के केवल 3 नग बचे हैं"],
  [
    "Cash on delivery is available up to ₹50,000. Please pay online, or order less",
    "कैश ऑन डिलीवरी ₹50,000 तक उपलब्ध है। कृपया ऑनलाइन भुगतान करें, या कम मँगाएँ",
  ],
  ["Order cannot be cancelled in Dispatched status", "‘भेजा गया’ स्थिति में ऑर्डर रद्द नहीं हो सकता"],
])("says in Hindi, with what differs in its place: %s", (english, own) => {
  expect(translateInto(hindi)(english)).toBe(own);
});
