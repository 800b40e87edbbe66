// @vitest-environment jsdom
import type { Order } from "@taanka/api-client";
import { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { orderQuery } from "../../data/orders";
import { paths, patterns } from "../../paths";
import { TestShop } from "../../testing/TestShop";
import { texts } from "../../texts/en";
import OrderDetailScreen from "./OrderDetailScreen";

const unpaid: Order = {
  _id: "order-1",
  orderId: "TK-1",
  orderDetails: [],
  invoice: [],
  totalAmount: 3303,
  orderStatus: "Order Placed",
  paymentStatus: "Pending",
  paymentMethod: "Online",
  isOrderPlaced: false,
  isOrderCancelled: false,
  shippingAddressId: null,
  checkoutPageUrl: "/api/payments/sandbox/session-1",
};

function pageOf(order: Order): string {
  const client = new QueryClient();
  client.setQueryData(orderQuery("TK-1").queryKey, order);
  return renderToString(
    <MemoryRouter initialEntries={[paths.order("TK-1")]}>
      <TestShop client={client}>
        <Routes>
          <Route path={patterns.order} element={<OrderDetailScreen />} />
        </Routes>
      </TestShop>
    </MemoryRouter>,
  );
}

describe("the page of an order", () => {
  it("leads to the payment of one that waits for it", () => {
    const page = pageOf(unpaid);
    expect(page).toMatch(/<a [^>]*href="\/api\/payments\/sandbox\/session-1"[^>]*>Pay now<\/a>/);
    expect(page).toContain("Payment Pending");
    expect(page).not.toContain("Order Confirmed");
  });

  it("says why one that waits has no way to its payment, and offers to ask again", () => {
    const page = pageOf({ ...unpaid, checkoutPageUrl: null });
    expect(page).toContain(texts.orders.noPaymentPage.replace("'", "&#x27;"));
    expect(page).toMatch(/<button[^>]*>.*Retry/);
    expect(pageOf(unpaid)).not.toContain("payment page");
    const paid = pageOf({ ...unpaid, paymentStatus: "Paid", checkoutPageUrl: null });
    expect(paid).not.toContain("payment page");
  });

  it("does not for one that is paid, cancelled or paid in cash", () => {
    const page = pageOf({ ...unpaid, paymentStatus: "Paid", checkoutPageUrl: null });
    expect(page).not.toContain("Pay now");
    expect(page).toContain("Order Confirmed");
  });

  it("speaks of no savings on one that was cancelled", () => {
    const invoice = [
      { key: "Cart Total", value: 3000 },
      { key: "Discounted Price", value: 2800 },
    ];
    expect(pageOf({ ...unpaid, invoice })).toContain("You save ₹200.00");
    expect(pageOf({ ...unpaid, invoice, isOrderCancelled: true })).not.toContain("You save");
  });

  it("does not say that nobody paid where the money came too late", () => {
    const ended = { ...unpaid, paymentStatus: "Failed", isOrderCancelled: true };
    expect(pageOf(ended)).toContain("Not paid");
    const late = pageOf({ ...ended, latePayment: { amount: 3303, returnedAt: null } });
    expect(late).not.toContain("Not paid");
    expect(late).toContain("Paid too late");
    const returnedAt = "2026-01-01T00:00:00.000Z";
    const returned = pageOf({ ...ended, latePayment: { amount: 3303, returnedAt } });
    expect(returned).not.toContain("Not paid");
    expect(returned).toContain("Refunded");
  });
});
