// @vitest-environment jsdom

import type { OrderCancelInput } from "@taanka/api-client";
import { placedOrder, provideCalls, shows, signedInSession, write } from "@taanka/test-support";
import { act } from "react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { paths, patterns } from "../../paths";
import { mounter } from "../../testing/mount";
import CancelOrderScreen from "./CancelOrderScreen";

const placed = { ...placedOrder, totalAmount: 2360 };

const sent: OrderCancelInput[] = [];
provideCalls({
  orders: {
    read: async () => placed,
    list: async () => [placed],
    cancel: async (input: OrderCancelInput) => void sent.push(input),
  },
  cart: { read: async () => ({ items: [] }) },
});

const mount = mounter();

beforeEach(() =>
  mount(
    <Routes>
      <Route path={patterns.cancelOrder} element={<CancelOrderScreen />} />
      <Route path={patterns.order} element={<p>the order</p>} />
    </Routes>,
    { at: paths.cancelOrder("order-1"), session: signedInSession() },
  ),
);

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

async function describeAndSend(description: string) {
  await act(async () => write(find("textarea"), description));
  await act(async () => find("form button[type=submit]")?.click());
}

it("says in the shop's words that a description is too long, and sends nothing until it is shorter", async () => {
  await shows("Reason for cancellation");
  await act(async () => {
    write(find("select"), "delay");
    find("form [name=refundMode]")?.click();
    for (const box of document.querySelectorAll<HTMLElement>("form input[type=checkbox]")) {
      if (!(box as HTMLInputElement).name) box.click();
    }
  });
  await describeAndSend("x".repeat(10_000));
  await shows("Please shorten it.");
  expect(document.body.textContent).toContain("Your description is too long by 7 characters.");
  expect(sent).toEqual([]);
  await describeAndSend("Too late");
  await shows("the order");
  expect(sent).toEqual([{ orderId: "order-1", refundReason: "delay: Too late" }]);
});
