// @vitest-environment jsdom

import type { Order } from "@taanka/api-client";
import { createQueryClient, orderQuery } from "@taanka/store";
import { placedOrder, provideCalls, signedInSession } from "@taanka/test-support";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { paths, patterns } from "../../paths";
import { mounter } from "../../testing/mount";
import { texts } from "../../texts/en";
import InvoiceScreen from "./InvoiceScreen";

const order: Order = {
  ...placedOrder,
  paymentStatus: "Paid",
  paymentMethod: "Online",
  invoiceNumber: "TK/26-27/000001",
  seller: { name: "Taanka Textiles", address: [], gstin: null },
};

const mount = mounter();

async function pageOf(shown: Order): Promise<string | null> {
  provideCalls({ orders: { read: () => new Promise(() => undefined) } });
  const client = createQueryClient();
  client.setQueryData(orderQuery("TK-1").queryKey, shown);
  const screen = (
    <Routes>
      <Route path={patterns.invoice} element={<InvoiceScreen />} />
    </Routes>
  );
  await mount(screen, { at: paths.invoice("TK-1"), client, session: signedInSession() });
  return document.body.textContent;
}

it("is of what was ordered", async () => {
  const page = await pageOf(order);
  expect(page).toContain("TK/26-27/000001");
  expect(page).not.toContain(texts.orderForms.invoice.cancelled);
});

it("says that the order was cancelled", async () => {
  expect(await pageOf({ ...order, isOrderCancelled: true })).toContain(
    texts.orderForms.invoice.cancelled,
  );
});
