import { expect, it } from "vitest";
import { trimText } from "./trimText";

it.each(["", " \u00a0\t", "\u200b", "\u3164", "\u2800", "\u202e\u2066", "\ufe0f", "\u115f \ufeff"])(
  "leaves nothing of %j",
  (blank) => {
    expect(trimText(blank)).toBe("");
  },
);

it("keeps the joiner that ends a word", () => {
  expect(trimText(" ന്\u200d ")).toBe("ന്\u200d");
});
