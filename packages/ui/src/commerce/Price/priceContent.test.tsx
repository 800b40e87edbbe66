import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ThemeProvider } from "../../theme";
import { Price } from "./Price";

const textOf = (price: number, mrp?: number) =>
  renderToStaticMarkup(
    <ThemeProvider brand="taanka">
      <Price price={price} {...(mrp !== undefined && { mrp })} />
    </ThemeProvider>,
  ).replace(/<[^>]*>/g, "");

describe("a price", () => {
  it("is read with its name, and the MRP with its own", () => {
    expect(textOf(1500, 2000)).toBe("Price ₹1,500 MRP ₹2,000 25% OFF");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("that is none says nothing: %d", (price) => {
    expect(textOf(price)).toBe("");
    expect(textOf(price, 2000)).toBe("");
  });
});
