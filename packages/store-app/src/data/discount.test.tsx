import { cartSchema, discountPercent, itemSchema } from "@taanka/api-client/contract";
import { cardContent, cardSizes, cartLines, toCard } from "@taanka/store";
import {
  CartLine,
  discountPercent as countedByTheKit,
  DiscountBadge,
  Price,
  ProductCard,
} from "@taanka/ui";
import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { paths } from "../paths";
import { texts } from "../texts/en";

const rupees = fc.integer({ min: 1, max: 10_000_000 });

/** Every percentage that a shopper reads. */
const offers = (shown: ReactElement) =>
  [...renderToStaticMarkup(shown).matchAll(/>(\d+)% OFF</g)].map(([, percent]) => Number(percent));

const product = (price: number, mrp: number, discountPercentage: number) => ({
  _id: "silk",
  name: "Silk Saree",
  image: "",
  MRP: mrp,
  discountedPrice: price,
  discountPercentage,
});

describe("a discount", () => {
  it("is counted by the kit as the contract counts it, whatever the amounts are", () => {
    const amount = fc.oneof(
      rupees,
      fc.integer().map((paise) => paise / 100),
      fc.double(),
    );
    fc.assert(
      fc.property(amount, fc.option(amount, { nil: undefined }), (price, mrp) => {
        expect(countedByTheKit(price, mrp)).toBe(discountPercent(price, mrp));
      }),
      { numRuns: 2000 },
    );
  });

  it("is the same on a card, on the product's page and in the cart", () => {
    const quantity = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(rupees, rupees, quantity, fc.boolean(), (price, mrp, pieces, stated) => {
        const counted = discountPercent(price, mrp);
        const percent = stated ? counted : 0;
        const answered = product(price, mrp, percent);
        const item = v.parse(itemSchema, answered);
        const cart = v.parse(cartSchema, { items: [{ itemId: answered, quantity: pieces }] });
        const expected = counted > 0 ? [counted] : [];
        const discountPercentage = percent || undefined;
        expect(
          offers(
            <ProductCard
              {...cardContent(toCard(item), texts, { sizes: cardSizes.three }, paths.product)}
            />,
          ),
        ).toEqual(expected);
        expect(offers(<Price {...{ price, mrp, discountPercentage }} />)).toEqual(expected);
        expect(offers(<DiscountBadge {...{ price, mrp, discountPercentage }} />)).toEqual(expected);
        const lines = cartLines(cart, paths.product).map(
          ({ name, href, discountPercentage: ofLine }) => (
            <CartLine
              key={name}
              {...{ name, href, price, mrp, discountPercentage: ofLine, quantity: pieces }}
            />
          ),
        );
        expect(lines.map(offers)).toEqual([expected]);
      }),
    );
  });

  it("is the shop's own where the shop states it", () => {
    const stated = { price: 661, mrp: 1000, discountPercentage: 40 };
    const place = { name: "Silk Saree", href: "/product/silk" };
    for (const shown of [
      <Price key="page" {...stated} />,
      <DiscountBadge key="badge" {...stated} />,
      <ProductCard key="card" {...place} {...stated} />,
      <CartLine key="line" {...place} {...stated} quantity={3} />,
    ]) {
      expect(offers(shown)).toEqual([40]);
    }
  });
});
