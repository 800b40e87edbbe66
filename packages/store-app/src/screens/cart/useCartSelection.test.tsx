// @vitest-environment jsdom

import type { Cart } from "@taanka/api-client";
import { type CartSelection, cartQuery, chooseForCheckout, useCartSelection } from "@taanka/store";
import { signedInSession } from "@taanka/test-support";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { cartSettings } from "../../data/checkout";
import { TestShop } from "../../testing/TestShop";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const piece = (id: string, price: number, maxQuantity: number) => ({
  itemId: { _id: id, name: id, description: "", image: "", MRP: price, discountedPrice: price },
  quantity: 1,
  size: "M",
  color: "default",
  skuId: id,
  maxQuantity,
});

let selection: CartSelection;
function Reader() {
  selection = useCartSelection(cartSettings);
  return null;
}

async function read(...items: Cart["items"] & object): Promise<CartSelection> {
  const client = new QueryClient();
  client.setQueryData(cartQuery().queryKey, { items });
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <TestShop client={client} session={signedInSession()}>
          <Reader />
        </TestShop>
      </MemoryRouter>,
    ),
  );
  await act(async () => root.unmount());
  return selection;
}

afterEach(() => chooseForCheckout({ coupon: undefined, unselected: [] }));

it("neither chooses nor counts what is sold out", async () => {
  const { lines, selected, pieces, totals } = await read(
    piece("saree", 1000, 3),
    piece("gone", 500, 0),
  );
  expect(lines).toHaveLength(2);
  expect(selected.map(({ name }) => name)).toEqual(["saree"]);
  expect(pieces).toBe(1);
  expect(totals.total).toBe(1180);
});

it("takes the shop's own coupons off at once, and never more than the goods cost", async () => {
  chooseForCheckout({ coupon: "TAANKA2025" });
  const saree = await read(piece("saree", 1000, 3));
  expect(saree.totals).toMatchObject({ couponDiscount: 200, total: 980 });
  const blouse = await read(piece("blouse", 150, 3));
  expect(blouse.coupon).toEqual({ code: "TAANKA2025", discount: 150 });
  expect(blouse.totals).toMatchObject({ couponDiscount: 150, gst: 27, total: 27 });
});
