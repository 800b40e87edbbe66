import { describe, expect, it } from "vitest";
import { returnFormMessages as text } from "./messages";
import {
  colorsOf,
  findReturnErrors,
  isOpen,
  onlySize,
  type ReturnableLine,
  type ReturnDraft,
  refusalOf,
  returnedLines,
  sizesOf,
  startLine,
} from "./returnValues";

const red = { id: "red", name: "Sindoor Red", hex: "#b3142c" };
const teal = { id: "teal", name: "Peacock Teal", hex: "#0f5a5e" };
const kurti = {
  id: "kurti",
  name: "Kurti",
  color: "Peacock Teal",
  quantity: 2,
  price: 999,
  variants: [
    { id: "red-m", size: "M", color: red },
    { id: "teal-m", size: "M", color: teal },
    { id: "teal-l", size: "L", color: teal, soldOut: true },
  ],
};
const saree = { id: "saree", name: "Saree", price: 4299 };
const blouse = { id: "blouse", name: "Blouse", price: 899, refusal: "Made to measure" };
const lines = [kurti, saree, blouse];

const draft = (part: Partial<ReturnDraft> = {}): ReturnDraft => ({
  kind: "refund",
  lines: {},
  reason: "size",
  description: "Too wide",
  pictures: [],
  ...part,
});

describe("variants", () => {
  it("lists each colour once and the sizes of one colour", () => {
    expect(colorsOf(kurti.variants)).toEqual([red, teal]);
    expect(sizesOf(kurti.variants, "teal").map(({ size }) => size)).toEqual(["M", "L"]);
  });

  it("starts a line with all its pieces in the colour that was bought", () => {
    expect(startLine(kurti)).toEqual({ quantity: 2, color: "teal", size: "" });
    expect(startLine(saree)).toEqual({ quantity: 1, color: "", size: "" });
  });

  it("starts in a colour that has something left, in its size where it has only one", () => {
    const free = (color: typeof red, soldOut: boolean) => ({
      ...{ id: color.id, size: "Free Size", color, soldOut },
    });
    const ofSaree = (...variants: ReturnableLine["variants"] & {}) => ({
      ...{ ...saree, color: "Peacock Teal", variants },
    });
    const line = ofSaree(free(teal, true), free(red, false));
    expect(startLine(line)).toEqual({ quantity: 1, color: "red", size: "Free Size" });
    expect(refusalOf(line, "exchange", text)).toBeUndefined();
    // Of several others none is chosen for the shopper.
    const several = ofSaree(free(red, false), free({ ...red, id: "plum", name: "Plum" }, false));
    const start = startLine(several);
    expect(start).toEqual({ quantity: 1, color: "", size: "" });
    const exchange = draft({ kind: "exchange", lines: { [several.id]: start } });
    expect(findReturnErrors([several], exchange, text)).toMatchObject({
      [`line-${several.id}`]: text.colorMissing,
    });
    const last = ofSaree(free(teal, true));
    expect(refusalOf(last, "exchange", text)).toBe(text.nothingInstead);
    expect(refusalOf(last, "refund", text)).toBeUndefined();
    expect(onlySize(kurti.variants, "teal")).toBe("");
  });

  it("closes lines that may not go back, and for an exchange those without variants", () => {
    expect(lines.map((line) => isOpen(line, "refund"))).toEqual([true, true, false]);
    expect(lines.map((line) => isOpen(line, "exchange"))).toEqual([true, false, false]);
  });
});

describe("findReturnErrors", () => {
  it("names everything that is missing, in the order of the form", () => {
    const errors = findReturnErrors(lines, draft({ reason: "", description: " " }), text);
    expect(Object.entries(errors)).toEqual([
      ["lines", "Please select the item to return"],
      ["reason", "Please select a reason"],
      ["description", "Please describe what is wrong"],
    ]);
  });

  it("wants a size for an exchange and none for a refund", () => {
    const chosen = { kurti: startLine(kurti) };
    expect(findReturnErrors(lines, draft({ lines: chosen }), text)).toEqual({});
    expect(findReturnErrors(lines, draft({ kind: "exchange", lines: chosen }), text)).toEqual({
      "line-kurti": "Please select the size you want instead",
    });
  });
});

describe("returnedLines", () => {
  it("hands over quantities, and for an exchange the variant", () => {
    const chosen = {
      kurti: { quantity: 1, color: "teal", size: "M" },
      saree: { quantity: 1, color: "", size: "" },
      blouse: { quantity: 1, color: "", size: "" },
    };
    expect(returnedLines(lines, draft({ lines: chosen }))).toEqual([
      { id: "kurti", quantity: 1 },
      { id: "saree", quantity: 1 },
    ]);
    expect(returnedLines(lines, draft({ kind: "exchange", lines: chosen }))).toEqual([
      { id: "kurti", quantity: 1, variantId: "teal-m" },
    ]);
  });
});
