// @vitest-environment jsdom

import type { Order } from "@taanka/api-client";
import { createQueryClient, orderQuery } from "@taanka/store";
import { placedOrder, provideCalls, signedInSession } from "@taanka/test-support";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { paths, patterns } from "../../paths";
import { TestShop } from "../../testing/TestShop";
import { texts } from "../../texts/en";
import OrderDetailScreen from "./OrderDetailScreen";

const unpaid: Order = {
  ...placedOrder,
  paymentMethod: "Online",
  isOrderPlaced: false,
  checkoutPageUrl: "/api/payments/sandbox/session-1",
};

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** What the page is as long as nothing else than this order was heard of. */
async function pageOf(order: Order): Promise<string> {
  provideCalls({ orders: { read: () => new Promise(() => undefined) } });
  const client = createQueryClient();
  client.setQueryData(orderQuery("TK-1").queryKey, order);
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[paths.order("TK-1")]}>
        <TestShop client={client} session={signedInSession()}>
          <Routes>
            <Route path={patterns.order} element={<OrderDetailScreen />} />
          </Routes>
        </TestShop>
      </MemoryRouter>,
    ),
  );
  const page = place.innerHTML;
  await act(async () => root.unmount());
  return page;
}

describe("the page of an order", () => {
  it("leads to the payment of one that waits for it", async () => {
    const page = await pageOf(unpaid);
    expect(page).toMatch(
      /<a [^>]*href="\/api\/payments\/sandbox\/session-1"[^>]*>(?:<span[^>]*>)?Pay now/,
    );
    expect(page).toContain("Payment Pending");
    expect(page).not.toContain("Order Confirmed");
  });

  it("says why one that waits has no way to its payment, and offers to ask again", async () => {
    const page = await pageOf({ ...unpaid, checkoutPageUrl: null });
    expect(page).toContain(texts.orders.noPaymentPage);
    expect(page).toMatch(/<button[^>]*>.*Retry/);
    expect(await pageOf(unpaid)).not.toContain("payment page");
    const paid = await pageOf({ ...unpaid, paymentStatus: "Paid", checkoutPageUrl: null });
    expect(paid).not.toContain("payment page");
  });

  it("does not for one that is paid, cancelled or paid in cash", async () => {
    const page = await pageOf({ ...unpaid, paymentStatus: "Paid", checkoutPageUrl: null });
    expect(page).not.toContain("Pay now");
    expect(page).toContain("Order Confirmed");
  });

  it("speaks of no savings on one that was cancelled", async () => {
    const invoice = [
      { key: "Cart Total", value: 3000 },
      { key: "Discounted Price", value: 2800 },
    ];
    expect(await pageOf({ ...unpaid, invoice })).toContain("You save ₹200.00");
    expect(await pageOf({ ...unpaid, invoice, isOrderCancelled: true })).not.toContain("You save");
  });

  it("says that what was paid for a cancelled one goes back, until it has", async () => {
    const cancelled = { ...unpaid, paymentStatus: "Paid", isOrderCancelled: true };
    const goesBack = texts.orders.paidGoesBack("₹3,303.00");
    expect(await pageOf(cancelled)).toContain(goesBack);
    const refunded = { ...cancelled, paymentStatus: "Refunded", orderStatus: "Refund Processed" };
    expect(await pageOf(refunded)).not.toContain(goesBack);
    expect(await pageOf({ ...cancelled, isOrderCancelled: false })).not.toContain(goesBack);
  });

  it("does not say that nobody paid where the money came too late", async () => {
    const ended = { ...unpaid, paymentStatus: "Failed", isOrderCancelled: true };
    expect(await pageOf(ended)).toContain("Not paid");
    const late = await pageOf({ ...ended, latePayment: { amount: 3303, returnedAt: null } });
    expect(late).not.toContain("Not paid");
    expect(late).toContain("Paid too late");
    const returnedAt = "2026-01-01T00:00:00.000Z";
    const returned = await pageOf({ ...ended, latePayment: { amount: 3303, returnedAt } });
    expect(returned).not.toContain("Not paid");
    expect(returned).toContain("Refunded");
  });
});
