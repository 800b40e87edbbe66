// @vitest-environment jsdom

import type { Cart } from "@taanka/api-client";
import { held, provideCalls, signedInSession } from "@taanka/test-support";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { TestStore } from "../testing/TestStore";
import { useAddToCart, useCartPieces } from "./cart";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

it("counts a piece that was added while the cart was first read", async () => {
  const itemId = { _id: "silk", name: "Silk", description: "", image: "", MRP: 1 };
  const line = { itemId, quantity: 1, size: "M", color: "red", skuId: "SKU-1" };
  const before = held<Cart>();
  const read = vi
    .fn()
    .mockReturnValueOnce(before.promise)
    .mockResolvedValue({ items: [line] });
  provideCalls({ cart: { read, add: async () => undefined } });
  let pieces = 0;
  let adding: ReturnType<typeof useAddToCart> | undefined;
  function Header() {
    pieces = useCartPieces();
    adding = useAddToCart();
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(() =>
    root.render(
      <TestStore session={signedInSession()}>
        <Header />
      </TestStore>,
    ),
  );
  await act(async () => adding?.mutate({ itemId: "silk", size: "M", skuId: "SKU-1" }));
  await act(async () => before.resolve({ items: [] }));
  await act(() => vi.waitFor(() => expect(adding?.isSuccess).toBe(true)));
  expect(pieces).toBe(1);
  await act(async () => root.unmount());
});
