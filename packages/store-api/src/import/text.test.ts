import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlToText } from "./html.js";
import { garmentOf, hexOf, idOfHandle, slug } from "./text.js";

describe("texts", () => {
  it("lose everything of HTML but the words", () => {
    const html =
      '<style>p{}</style><p onclick="x()">One<br>two</p><ul><li>a</li></ul><img src=x onerror=alert(1)><a href="javascript:x">link</a>';
    expect(htmlToText(html)).toBe("One\ntwo\n\n• a\n\nlink");
  });

  it("hold no element of the HTML they come from", () => {
    const piece = fc.constantFrom(
      "<script>",
      "</script>",
      "<b>",
      "</p>",
      "<svg onload=x>",
      "<!--",
      "-->",
      "word",
      "<style>",
      "</style>",
      "<iframe src=x>",
    );
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        expect(htmlToText(`<p>${parts.join(" ")}</p>`)).not.toMatch(
          /<\/?(script|b|p|svg|iframe|style)\b/,
        );
      }),
    );
    expect(htmlToText("<script>alert(1)</script>a")).toBe("a");
  });

  it.each(["<a ", "<a <b", "<"])("are found in a megabyte of “%s” without an end", (piece) => {
    expect(htmlToText(`<p>Soft.</p>${piece.repeat(1_000_000 / piece.length)}`)).toContain("Soft.");
  });

  it.each([
    ["Café & Saree's", "cafe-sarees"],
    ["Größe", "gro-e"],
  ])("%s becomes the id %s", (name, id) => {
    expect(slug(name)).toBe(id);
  });

  it("in other scripts become ids that differ", () => {
    expect(slug("साड़ी")).toMatch(/^x-[0-9a-f]{8}$/);
    expect(slug("साड़ी")).not.toBe(slug("कुर्ती"));
    expect(slug("Saree साड़ी")).toMatch(/^saree-[0-9a-f]{8}$/);
  });

  it("give colours a value", () => {
    expect(hexOf("Deep Maroon")).toBe("#7b1e2e");
    expect(hexOf("No. 7")).toMatch(/^#[0-9a-f]{6}$/);
  });
});

it.each([
  ["Sarees", "saree"],
  ["Silk Sarees", "saree"],
  ["suit", "suit"],
  ["Suitable Totes", undefined],
  ["Suit Covers", undefined],
  ["Gownlike", undefined],
  ["", undefined],
])("takes a category “%s” for the garment %s", (category, garment) => {
  expect(garmentOf(category)).toBe(garment);
});

it("keeps a handle that an address can carry, and makes an id of any other, always the same", () => {
  expect(idOfHandle("silk-saree")).toBe("silk-saree");
  const long = `${"long-".repeat(30)}saree`;
  expect(idOfHandle(long)).toMatch(/^(long-)+l-[0-9a-f]{8}$/);
  expect(idOfHandle(long)).toBe(idOfHandle(long));
  expect(idOfHandle(`${long}s`)).not.toBe(idOfHandle(long));
});
