// @vitest-environment jsdom
import { chooseForCheckout, useCartCoupon, useOrder, useOrders } from "@taanka/store";
import { provideCalls } from "@taanka/test-support";

import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { useAwaitedOrder } from "../screens/cart/AwaitedOrder";
import OrderConfirmationScreen from "../screens/order-confirmation/OrderConfirmationScreen";
import { TestShop } from "../testing/TestShop";

function Reader() {
  useOrders();
  useOrder("TK-1");
  useAwaitedOrder();
  useCartCoupon(1000);
  return null;
}

it("asks nothing for a visitor of what belongs to a person", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const asked: string[] = [];
  const note = (what: string) => async () => {
    asked.push(what);
    throw new Error(what);
  };
  provideCalls({
    orders: { list: note("orders"), read: note("order") },
    coupons: { apply: note("coupon") },
  });
  chooseForCheckout({ coupon: "NOSUCH", awaited: "TK-2" });
  const state = { order: { _id: "3", orderId: "TK-3" }, paymentMethod: "COD" };
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[{ pathname: "/order-confirmation", state }]}>
        <TestShop>
          <Reader />
          <OrderConfirmationScreen />
        </TestShop>
      </MemoryRouter>,
    ),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await act(async () => root.unmount());
  chooseForCheckout({ coupon: undefined, awaited: undefined });
  vi.unstubAllGlobals();
  expect(asked).toEqual([]);
});
