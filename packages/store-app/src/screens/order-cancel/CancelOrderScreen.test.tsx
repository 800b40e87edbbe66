// @vitest-environment jsdom
import type { Order, OrderCancelInput } from "@taanka/api-client";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paths, patterns } from "../../paths";
import { provideCalls } from "../../testing/provideCalls";
import { signedInSession, TestShop } from "../../testing/TestShop";
import CancelOrderScreen from "./CancelOrderScreen";

const placed: Order = {
  _id: "order-1",
  orderId: "TK-1",
  orderDetails: [],
  invoice: [],
  totalAmount: 2360,
  orderStatus: "Order Placed",
  paymentStatus: "Pending",
  paymentMethod: "COD",
  isOrderPlaced: true,
  isOrderCancelled: false,
  shippingAddressId: null,
};

const sent: OrderCancelInput[] = [];
provideCalls({
  orders: {
    read: async () => placed,
    list: async () => [placed],
    cancel: async (input: OrderCancelInput) => void sent.push(input),
  },
  cart: { read: async () => ({ items: [] }) },
});

let root: Root;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[paths.cancelOrder("order-1")]}>
        <TestShop client={new QueryClient()} session={signedInSession()}>
          <Routes>
            <Route path={patterns.cancelOrder} element={<CancelOrderScreen />} />
            <Route path={patterns.order} element={<p>the order</p>} />
          </Routes>
        </TestShop>
      </MemoryRouter>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const shows = (words: string) =>
  act(() => vi.waitFor(() => expect(document.body.textContent).toContain(words)));

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function write(field: HTMLElement | null, value: string) {
  if (!field) throw new Error("There is no such field.");
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  const name = field.tagName === "SELECT" ? "change" : "input";
  field.dispatchEvent(new Event(name, { bubbles: true }));
}

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
