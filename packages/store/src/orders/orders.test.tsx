// @vitest-environment jsdom

import { ApiError, type Order } from "@taanka/api-client";
import { orderSchema } from "@taanka/api-client/contract";
import { provideCalls, signedInSession } from "@taanka/test-support";
import { QueryClient } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TestStore } from "../testing/TestStore";
import { orderedLines, useOrder, useOrders } from "./orders";

const order = (id: string, day: number): Order =>
  v.parse(orderSchema, { _id: id, createdAt: `2026-11-0${day}T10:00:00.000Z` });
const known = [order("third", 3), order("second", 2), order("first", 1)];

let isDown = false;
const orDown = async <T,>(answer: T): Promise<T> => {
  if (isDown) throw new ApiError("", { status: 0 });
  return answer;
};
provideCalls({
  orders: {
    list: () => orDown(known),
    read: (id: string) => orDown(known.find(({ _id }) => _id === id)),
  },
});

let history: readonly string[] | undefined;
const History = () => {
  history = useOrders().orders?.map(({ _id }) => _id);
  return null;
};
const Detail = ({ id }: { id: string }) => <p>{useOrder(id).order?._id}</p>;

/** Opens a page, as after a reload, and leaves it once it has what it asks for. */
async function open(page: ReactNode): Promise<void> {
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <TestStore
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        session={signedInSession()}
      >
        {page}
      </TestStore>,
    ),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  await act(async () => root.unmount());
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
  isDown = false;
});

afterEach(() => vi.unstubAllGlobals());

it("keeps the history newest first, whichever order was looked at last", async () => {
  await open(<History />);
  await open(<Detail id="first" />);
  isDown = true;
  await open(<History />);
  expect(history).toEqual(["third", "second", "first"]);
});

it("keeps orders that were looked at alone newest first too", async () => {
  await open(<Detail id="third" />);
  await open(<Detail id="first" />);
  isDown = true;
  await open(<History />);
  expect(history).toEqual(["third", "first"]);
});

it("shows pieces of an order with what is missing filled in", () => {
  const item = { _id: "saree", name: "Silk saree", image: "", MRP: 1500 };
  const lines = (orderDetails: object[]) =>
    orderedLines(
      v.parse(orderSchema, { _id: "one", orderDetails }),
      "Product",
      (id) => `/product/${id}`,
    );
  const [bare] = lines([{ itemId: null, skuId: "SKU-1" }]);
  expect(bare).toMatchObject({ name: "Product", quantity: 1, price: 0 });
  expect(bare).not.toHaveProperty("href");
  expect(bare).not.toHaveProperty("picture");
  const [listed] = lines([{ itemId: item, skuId: "SKU-1", size: "M", quantity: 2 }]);
  expect(listed).toMatchObject({
    ...{ name: "Silk saree", href: "/product/saree", size: "M", quantity: 2, price: 1500 },
  });
  const [reduced] = lines([{ itemId: { ...item, discountedPrice: 999 }, skuId: "SKU-1" }]);
  expect(reduced).toMatchObject({ price: 999 });
});
