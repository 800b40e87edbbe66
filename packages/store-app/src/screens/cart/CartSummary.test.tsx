// @vitest-environment jsdom

import type { Cart } from "@taanka/api-client";
import { addressesQuery, cartQuery, chooseForCheckout, useCartSelection } from "@taanka/store";
import { provideCalls, signedInSession } from "@taanka/test-support";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cartSettings } from "../../data/checkout";
import { mounter } from "../../testing/mount";
import { CartSummary, useProceed } from "./CartSummary";

const saree = {
  itemId: { _id: "saree", name: "saree", description: "", image: "", MRP: 900 },
  ...{ quantity: 1, size: "M", color: "default", skuId: "saree", maxQuantity: 3 },
};
const items: Cart["items"] = [saree];
provideCalls({ cart: { read: async () => ({ items }) }, addresses: { list: async () => [] } });

function Summary() {
  const cart = useCartSelection(cartSettings);
  const [line] = cart.lines;
  const way = useProceed(cart);
  return (
    <>
      <CartSummary cart={cart} way={way} />
      {way.missingOfAddress}
      {line && (
        <button type="button" id="choose" onClick={() => cart.select(line, !cart.isSelected(line))}>
          Choose
        </button>
      )}
    </>
  );
}

const mount = mounter();

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const client = new QueryClient();
  client.setQueryData(cartQuery().queryKey, { items });
  client.setQueryData(addressesQuery().queryKey, []);
  await mount(<Summary />, { client, session: signedInSession() });
  // Another file of the same page may have left a coupon, which would be asked about first.
  await act(async () => chooseForCheckout({ unselected: [], coupon: undefined }));
});

afterEach(() => chooseForCheckout({ unselected: [] }));

const choose = () => act(async () => document.getElementById("choose")?.click());
const proceed = () =>
  act(async () =>
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent?.includes("Proceed"))
      ?.click(),
  );

it("names one obstacle at a time, and none that is mended", async () => {
  const text = () => document.body.textContent;
  const nothingChosen = "Please select at least one item";
  await choose();
  await proceed();
  expect(text()).toContain(nothingChosen);
  await choose();
  expect(text()).not.toContain(nothingChosen);
  await proceed();
  expect(text()).toContain("Please add a delivery address");
});
