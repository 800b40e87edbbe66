// @vitest-environment jsdom

import type { Cart } from "@taanka/api-client";
import { chooseForCheckout, readCheckoutChoice } from "@taanka/store";
import { buttonNamed, provideCalls, shows, signedInSession } from "@taanka/test-support";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { mounter } from "../../testing/mount";
import PaymentScreen from "./PaymentScreen";

const saree = {
  itemId: { _id: "saree", name: "saree", description: "", image: "", MRP: 900 },
  ...{ quantity: 1, size: "M", color: "default", skuId: "saree", maxQuantity: 3 },
};
const home = {
  ...{ _id: "home", name: "Meera", phoneNumber: "9876543210", addressLine1: "12 Temple Road" },
  ...{ cityTown: "Kochi", state: "Kerala", pincode: "695001", isDefault: true },
};
let paymentMethods: Cart["paymentMethods"];
let cashLimit: Cart["cashLimit"];
let bought = false;
provideCalls({
  cart: { read: async () => ({ items: bought ? [] : [saree], paymentMethods, cashLimit }) },
  addresses: { list: async () => [home] },
  orders: {
    create: async () => {
      bought = true;
      return { _id: "order-1", orderId: "TK-1" };
    },
    list: async () => [],
  },
  pincodes: { check: async () => ({ pincode: "695001", isDeliverable: true, message: "" }) },
});

const mount = mounter();

afterEach(() => {
  bought = false;
  cashLimit = undefined;
  chooseForCheckout({ unselected: [], seen: undefined });
});

async function open(methods: Cart["paymentMethods"]) {
  paymentMethods = methods;
  await mount(<PaymentScreen />, { session: signedInSession() });
  await shows("Cash On Delivery");
}

const radios = () =>
  [...document.querySelectorAll<HTMLElement>("input[type=radio], [role=radio]")].map((radio) =>
    radio.matches(":checked, [aria-checked=true]"),
  );

it("offers cash alone, and has it chosen, in a shop that takes no payments", async () => {
  await open(["COD"]);
  expect(document.body.textContent).not.toContain("Prepaid");
  expect(radios()).toEqual([true]);
  expect(document.body.textContent).toContain("Place order");
});

it.each([[["Online", "COD"] as const], [null]])(
  "offers both with %j, and chooses none",
  async (methods) => {
    await open(methods && [...methods]);
    expect(document.body.textContent).toContain("Prepaid");
    expect(radios()).toEqual([false, false]);
  },
);

it("tells the limit of cash to the paisa, as every amount on the way to the order", async () => {
  cashLimit = 1000;
  await open(["Online", "COD"]);
  expect(document.body.textContent).toContain("Available for orders up to ₹1,000.00");
});

it("forgets the total that was seen once the order is placed, so that the next purchase says nothing of it", async () => {
  await open(["COD"]);
  expect(readCheckoutChoice().seen).toBe(1062);
  await act(async () => buttonNamed("Place order")?.click());
  await act(() => vi.waitFor(() => expect(bought).toBe(true)));
  await act(() => vi.waitFor(() => expect(readCheckoutChoice().tried).toBeUndefined()));
  expect(readCheckoutChoice().seen).toBeUndefined();
});
