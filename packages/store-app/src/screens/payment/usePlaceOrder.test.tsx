// @vitest-environment jsdom

import { ApiError, type OrderInput } from "@taanka/api-client";
import { chooseForCheckout, totalsOf, usePlaceOrder } from "@taanka/store";
import { provideCalls } from "@taanka/test-support";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageContext, priceRules, shop, useLanguage } from "../../config";
import { paths } from "../../paths";
import { TestShop } from "../../testing/TestShop";

const sent: (Pick<OrderInput, "language" | "fromCart"> & { key: string })[] = [];
let looks = 0;
let book = [{ _id: "home" }];
let failure: ApiError;
provideCalls({
  orders: {
    create: (
      { language, fromCart }: OrderInput,
      { idempotencyKey: key }: { idempotencyKey: string },
    ) => {
      sent.push({ key, language, fromCart });
      return Promise.reject(failure);
    },
  },
  cart: {
    read: async () => {
      looks++;
      return { items: [] };
    },
  },
  addresses: { list: async () => book },
});

let place: () => Promise<unknown> = async () => undefined;
function Buyer() {
  const { mutateAsync } = usePlaceOrder({
    language: useLanguage().code,
    productHref: paths.product,
  });
  place = () =>
    mutateAsync({
      lines: [],
      totals: totalsOf([], priceRules),
      addressId: "home",
      paymentMethod: "Online",
    });
  return null;
}

/**
 * Buys on a page in a language of the shop, and waits until no answer came to any try.
 * @returns why nothing was bought
 */
async function buy(language = shop.languages[0]): Promise<unknown> {
  const root = createRoot(document.createElement("div"));
  if (!language) throw new Error("The shop has no language.");
  await act(async () => {
    root.render(
      <LanguageContext value={language}>
        <MemoryRouter>
          <TestShop client={new QueryClient()}>
            <Buyer />
          </TestShop>
        </MemoryRouter>
      </LanguageContext>,
    );
  });
  let reason: unknown;
  await act(async () => {
    const over = place().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2_000);
    reason = await over;
  });
  await act(async () => root.unmount());
  return reason;
}

const keys = () => new Set(sent.map(({ key }) => key));
const lost = () => new ApiError("The shop could not be reached", { status: 0 });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  sent.length = 0;
  looks = 0;
  book = [{ _id: "home" }];
  chooseForCheckout({ tried: undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a purchase that is tried again", () => {
  it.each([
    ["nothing answers", lost()],
    ["the shop is in trouble", new ApiError("", { status: 502 })],
    ["the shop is too busy", new ApiError("", { status: 429 })],
    ["the answer is no answer", new ApiError("", { status: 200, code: "bad_answer" })],
  ])("is the same one where %s: once by itself, then when it is pressed", async (_, unknown) => {
    failure = unknown;
    await buy();
    expect(sent).toHaveLength(2);
    await buy();
    expect(sent).toHaveLength(4);
    expect(keys().size).toBe(1);
    // The cart, which the shop may have emptied by then, is looked at before the first try alone.
    expect(looks).toBe(1);
  });

  it("is not sent by itself once somebody else is signed in, and stays the same one", async () => {
    failure = new ApiError("", { status: 0, code: "session_changed" });
    await buy();
    expect(sent).toHaveLength(1);
    await buy();
    expect(keys().size).toBe(1);
  });

  it("is the same one on a page in another language", async () => {
    failure = lost();
    await buy(shop.languages[0]);
    await buy(shop.languages[1]);
    expect(keys().size).toBe(1);
    expect(new Set(sent.map(({ language }) => language)).size).toBe(1);
  });

  it.each(["conflict", "idempotency_mismatch", "price_changed"])(
    "is one of its own after it was refused: %s",
    async (code) => {
      failure = new ApiError("", { status: 409, code });
      await buy();
      expect(sent).toHaveLength(1);
      await buy();
      expect(keys().size).toBe(2);
      expect(looks).toBe(2);
    },
  );
});

describe("a purchase", () => {
  it("is of what the cart holds, which is looked at again where another tab was quicker", async () => {
    failure = new ApiError("", { status: 409, code: "cart_changed" });
    await buy();
    expect(sent).toMatchObject([{ fromCart: true }]);
    expect(looks).toBe(2);
  });

  it("is not sent to an address that the book has lost meanwhile", async () => {
    book = [{ _id: "work" }];
    expect(await buy()).toMatchObject({ code: "address_gone" });
    expect(sent).toEqual([]);
  });
});
