// @vitest-environment jsdom

import type { Order, ReturnRefundInput } from "@taanka/api-client";
import { buttonNamed, provideCalls, shows, signedInSession, write } from "@taanka/test-support";
import { act } from "react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { paths, patterns } from "../../paths";
import { mounter } from "../../testing/mount";
import ReturnOrderScreen from "./ReturnOrderScreen";

const line = (skuId: string) => ({
  itemId: { _id: skuId, name: skuId, image: "", discountedPrice: 1000, MRP: 1000 },
  size: "M",
  quantity: 1,
  color: "default",
  skuId,
});

const delivered: Order = {
  _id: "order-1",
  orderId: "TK-1",
  orderDetails: [line("saree"), line("kurti")],
  invoice: [{ key: "subtotal", value: 2000 }],
  totalAmount: 2360,
  orderStatus: "Delivered",
  paymentStatus: "Paid",
  paymentMethod: "Online",
  isOrderPlaced: true,
  isOrderCancelled: false,
  shippingAddressId: null,
  returnUntil: new Date(Date.now() + 60_000).toISOString(),
};

let read = delivered;
const sent: unknown[] = [];
/** How long what is not waited for takes, in ms. */
let slowness = 0;
const later = async <Value,>(value: Value): Promise<Value> => {
  await new Promise((resolve) => setTimeout(resolve, slowness));
  return value;
};

/** Takes a piece back, as the order tells of it from then on. */
async function takeBack(input: ReturnRefundInput & { quantity: number }) {
  sent.push(input);
  const taken = {
    ...input,
    _id: input.skuId,
    kind: "refund",
    status: "Requested",
    refundAmount: 0,
  };
  read = { ...read, returns: [...(read.returns ?? []), taken] };
}

provideCalls({
  orders: {
    read: async () => read,
    list: () => later([read]),
    returnRefund: takeBack,
  },
  items: { details: async () => [] },
  cart: { read: () => later({ items: [] }) },
});

const mount = mounter();

async function open(order: Order) {
  read = order;
  await mount(
    <Routes>
      <Route path={patterns.returnOrder} element={<ReturnOrderScreen />} />
      <Route path={patterns.order} element={<p>the order</p>} />
    </Routes>,
    { at: paths.returnOrder("order-1"), session: signedInSession() },
  );
}

const text = () => document.body.textContent;

beforeEach(() => {
  sent.length = 0;
  slowness = 0;
});

const request = () => buttonNamed("Request return");

/** Fills in that everything goes back, and sends it with two presses. */
async function sendAllBack(description = " Too tight ") {
  await shows("What goes back?");
  await act(async () => {
    for (const box of document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
      box.click();
    }
  });
  await shows("₹2,360.00");
  await act(async () => {
    write(document.querySelector("select"), "size");
    write(document.querySelector("textarea"), description);
  });
  const button = request();
  await act(async () => {
    button?.click();
    button?.click();
  });
}

it("leads to the order from its last piece, however slow the rest of the account is", async () => {
  slowness = 200;
  await open(delivered);
  const seen: (string | null)[] = [];
  const watcher = new MutationObserver(() => seen.push(text()));
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  await sendAllBack();
  await shows("the order");
  watcher.disconnect();
  expect(seen.filter((words) => words?.includes("cannot be returned"))).toEqual([]);
});

it("asks for each piece by itself, once, and says what is paid back", async () => {
  await open(delivered);
  await sendAllBack();
  await shows("the order");
  const rest = { quantity: 1, reason: "size", description: "Too tight" };
  expect(sent).toEqual([
    { orderId: "order-1", skuId: "saree", ...rest },
    { orderId: "order-1", skuId: "kurti", ...rest },
  ]);
});

it.each<[string, Order]>([
  ["before the delivery", { ...delivered, orderStatus: "Dispatched" }],
  ["when the days are over", { ...delivered, returnUntil: "2026-01-01T00:00:00.000Z" }],
])("takes nothing back %s", async (_, order) => {
  await open(order);
  await shows("This order cannot be returned or exchanged");
});

it("says in the shop's words that a description is too long, and sends nothing until it is shorter", async () => {
  await open(delivered);
  await sendAllBack("x".repeat(5002));
  await shows("Your description is too long by 2 characters. Please shorten it.");
  expect(sent).toEqual([]);
  await act(async () => write(document.querySelector("textarea"), "Too tight"));
  await act(async () => request()?.click());
  await shows("the order");
  expect(sent).toHaveLength(2);
});
