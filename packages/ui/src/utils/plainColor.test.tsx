import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ColorSwatches } from "../commerce/ColorSwatches";
import { FilterGroups } from "../commerce/FilterPanel/FilterGroups";
import { filterPanelMessages } from "../commerce/FilterPanel/messages";
import { ProductCard } from "../commerce/ProductCard";
import { Picture } from "../layout/Picture";
import { plainColor } from "./plainColor";

const evil = "#fff;position:fixed;inset:0;z-index:9999;background-image:url(//evil/leak)";

describe("plainColor", () => {
  it.each([
    "#fff",
    "#7A102880",
    "rebeccapurple",
    "transparent",
    "rgb(1 2 3 / 50%)",
    "rgba(1, 2, 3, .5)",
    "oklch(40.1% 0.123 -21.57deg)",
    "var(--shop-madder)",
    "color-mix(in srgb, var(--a) 32%, #fff)",
  ])("keeps %s", (color) => {
    expect(plainColor(color)).toBe(color);
  });

  it.each([
    evil,
    "red;",
    "red}",
    "red!important",
    "red/**/",
    "\\3b red",
    "url(evil)",
    "URL(evil)",
    "red, url(evil)",
    'image-set("evil" 1x)',
    "//evil:80",
    "",
    undefined,
  ])("leaves out %s", (color) => {
    expect(plainColor(color)).toBe("");
  });
});

const colors = (hex: string) => [
  { id: "bad", name: "Bad", hex },
  { id: "good", name: "Good", hex: "#0f5a5e" },
];

const places: Array<[string, (color: string) => ReactNode]> = [
  ["Picture", (color) => <Picture src="/a.jpg" alt="" color={color} />],
  [
    "ProductCard",
    (color) => (
      <ProductCard
        name="Saree"
        href="/a"
        price={1}
        picture={{ src: "/a.jpg", alt: "", color }}
        colors={colors(color)}
      />
    ),
  ],
  ["ColorSwatches", (color) => <ColorSwatches colors={colors(color)} />],
  [
    "FilterGroups",
    (color) => (
      <FilterGroups
        groups={[{ key: "Colour", options: [{ value: "Bad", hex: color }] }]}
        selection={{}}
        onChange={() => undefined}
        text={filterPanelMessages}
      />
    ),
  ],
];

/** The properties that the page's `style` attributes set. */
function propertiesOf(html: string): string[] {
  return [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = ""]) =>
    style
      .replace(/&[#\w]+;/g, "")
      .split(";")
      .map((part) => part.split(":")[0]?.trim() ?? ""),
  );
}

describe.each(places)("a colour from data on the server, in %s", (_name, page) => {
  it("sets no properties of its own", () => {
    const html = renderToString(page(evil));
    expect(html).not.toContain("evil");
    expect(html).not.toContain("fixed");
  });

  it("sets what a colour sets and nothing else, whatever it is", () => {
    const allowed = new Set(propertiesOf(renderToString(page("#ffffff"))));
    const value = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom("red", ";", ":", "inset", "}", "{", "*/", '"'), { maxLength: 8 })
        .map((some) => some.join("")),
    );
    fc.assert(
      fc.property(value, (color) => {
        for (const property of propertiesOf(renderToString(page(color)))) {
          expect(allowed).toContain(property);
        }
      }),
    );
  });
});
