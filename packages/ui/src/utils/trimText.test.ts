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

it.each(["\u200b", "\ufeff", "\u200d", "\u2060 ", " \u202c", "\u2800", "\ufe0f"])(
  "leaves out %j around a text",
  (unseen) => {
    expect(trimText(`${unseen}asha@example.com${unseen}`)).toBe("asha@example.com");
    expect(trimText(`${unseen}TKA-1042${unseen}`)).toBe("TKA-1042");
  },
);

it("keeps what makes a picture of a sign", () => {
  expect(trimText("With love \u2764\ufe0f\u200b")).toBe("With love \u2764\ufe0f");
});
