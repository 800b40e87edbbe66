import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { fixtures } from "../conformance/fixtures";
import { ThemeProvider } from "../theme";
import { CancelForm } from "./CancelForm";
import { CartLine } from "./CartLine";
import { OrderCard } from "./OrderCard";
import { OrderSummary } from "./OrderSummary";
import { Price } from "./Price";
import { ProductSizes } from "./ProductCard";
import { sizeChartDialogMessages } from "./SizeChartDialog/messages";
import { SizeTable } from "./SizeChartDialog/SizeTable";

const textOf = (page: ReactNode) => renderToString(page).replace(/<[^>]+>/g, " ");

/** Their fields take whole rupees. */
const wholeAlways = ["PriceRange", "FilterPanel"];
/** What a coupon gives, in the shop's own words. */
const ownWords = ["₹50"];
const drawn = Object.entries(fixtures).filter(([name]) => !wholeAlways.includes(name));

function amountsOf(name: string, paise: "always" | "whenNotZero"): string[] {
  const fixture = fixtures[name];
  if (!fixture) throw new Error(`${name} has no fixture.`);
  const own = createElement(fixture.component, fixture.props());
  const page = fixture.wrap ? fixture.wrap(own) : own;
  return textOf(<ThemeProvider paise={paise}>{page}</ThemeProvider>).match(/₹[\d,.]*\d/g) ?? [];
}

describe("the provider's paise", () => {
  it.each(drawn)("decide how %s writes its amounts", (name) => {
    expect(amountsOf(name, "whenNotZero").filter((amount) => amount.endsWith(".00"))).toEqual([]);
    const always = amountsOf(name, "always").filter((amount) => !ownWords.includes(amount));
    expect(always.filter((amount) => !/\.\d\d$/.test(amount))).toEqual([]);
  });

  it("give way to a component's own", () => {
    const page = (
      <ThemeProvider paise="whenNotZero">
        <Price price={504} paise="always" />
        <OrderCard number="1" status="Delivered" itemCount={1} total={505} paise="always" />
      </ThemeProvider>
    );
    expect(textOf(page)).toMatch(/₹504\.00.*₹505\.00/);
  });

  it("leave out, each component writes what is usual for it", () => {
    const card = <OrderCard number="1" status="Delivered" itemCount={1} total={505} />;
    expect(textOf(card)).toContain("₹505.00");
    expect(textOf(<Price price={504} />)).not.toContain("₹504.00");
  });
});

const size = "Free Size";
const line = { id: "1", name: "Ajrakh saree", size, price: 1899, href: "#saree" };
const empty = () => undefined;

describe("a size that says “Size” itself", () => {
  it.each<[string, ReactNode]>([
    ["CartLine", <CartLine key="1" {...line} />],
    ["OrderSummary", <OrderSummary key="2" lines={[line]} />],
    ["CancelForm", <CancelForm key="3" lines={[line]} onSubmit={empty} />],
    ["ProductSizes", <ProductSizes key="4" product="Saree" sizes={[{ size }]} onSelect={empty} />],
    [
      "SizeChartDialog",
      <SizeTable
        key="5"
        rows={[{ size, inches: {}, cm: {} }]}
        columns={[]}
        unit="inches"
        chosen={[]}
        onChosenChange={empty}
        text={sizeChartDialogMessages}
      />,
    ],
  ])("stands alone in %s", (_name, page) => {
    const html = renderToString(page);
    expect(html).toContain(size);
    expect(html).not.toContain("Size Free Size");
  });
});
