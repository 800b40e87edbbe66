// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressesOf, forgetOthers, orderOf, ordersOf } from "../../template/src/account";
import { keepDraft, readDraft } from "../../template/src/draft";
import { isUnanswered, placeOrder } from "../../template/src/purchase";
import { createQueries } from "../../template/src/queries";
import { session } from "../../template/src/session";
import { store } from "../../template/src/store";
import { asha, binod, elsewhere, hear, later, orderOfId, refusal, sessionOf } from "./people";

const draft = {
  ...{ name: "Asha Rao", phone: asha.phoneNumber, line1: "12 Lake Road", line2: "" },
  ...{ city: "Jaipur", state: "Rajasthan", pincode: "302001" },
};
let queries: ReturnType<typeof createQueries>;
let leave = () => {};

/** The shop's page is opened by whoever is signed in. */
function open() {
  leave();
  leave = forgetOthers(queries);
}

beforeEach(() => {
  // What tests before have left on a page that all share.
  sessionStorage.clear();
  queries = createQueries();
  session.write(sessionOf(asha));
  open();
});
afterEach(() => {
  leave();
  queries.clear();
  session.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const keys = () =>
  queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

describe("what somebody has", () => {
  beforeEach(async () => {
    for (const { queryKey } of [
      ordersOf(asha.phoneNumber),
      orderOf(asha.phoneNumber, "first"),
      addressesOf(asha.phoneNumber),
    ]) {
      queries.setQueryData<unknown>(queryKey, "Asha's");
    }
    queries.setQueryData(["items", 1], "everybody's");
    const save = { mutationFn: async () => "Asha's address" };
    await queries.getMutationCache().build<string, Error, void, unknown>(queries, save).execute();
    keepDraft({ ...draft, isDefault: false });
  });

  it("is gone when another person is here, though nobody was seen to sign out", () => {
    elsewhere(null);
    elsewhere(binod);
    hear();
    expect(session.read().user?.name).toBe("Binod Das");
    expect(keys()).toEqual([["items", 1]]);
    expect(queries.getMutationCache().getAll()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it("is gone also where a call has met the other person before the tab heard of them", () => {
    elsewhere(null);
    elsewhere(binod);
    session.read();
    hear();
    expect(keys()).toEqual([["items", 1]]);
  });

  it("is gone when they sign out", () => {
    session.clear();
    expect(keys()).toEqual([["items", 1]]);
    expect(readDraft()).toBeUndefined();
  });

  it("stays when their token is renewed, or their name changes", () => {
    session.write({ ...sessionOf({ ...asha, name: "Asha Rao-Sen" }), accessToken: "renewed" });
    expect(keys()).toHaveLength(4);
    expect(readDraft()).toEqual(draft);
  });

  it("is under no key of another person's", () => {
    for (const { queryKey } of [
      ordersOf(binod.phoneNumber),
      orderOf(binod.phoneNumber, "first"),
      addressesOf(binod.phoneNumber),
    ]) {
      expect(queries.getQueryData<unknown>(queryKey)).toBeUndefined();
    }
  });

  it("is no address that the next one was writing, in a tab that has heard of nothing", () => {
    elsewhere(binod);
    expect(readDraft()).toBeUndefined();
  });
});

describe("a purchase whose answer was lost", () => {
  const purchase = {
    orderDetails: [{ itemId: "kurti", skuId: "kurti-M", size: "M", quantity: 1 }],
    ...{ invoice: [], totalAmount: 1500, shippingAddressId: "home" },
    paymentMethod: "COD" as const,
  };
  const kept = () => JSON.stringify({ ...localStorage });
  let sent: (string | undefined)[];

  beforeEach(async () => {
    sent = [];
    vi.spyOn(store.orders, "create").mockImplementation(async (_, options) => {
      sent.push(options?.idempotencyKey);
      throw refusal(0);
    });
    await expect(placeOrder(purchase)).rejects.toThrow("No");
  });

  it("is sent again under its key by the same buyer, who was away meanwhile", async () => {
    session.clear();
    expect(isUnanswered()).toBe(false);
    session.write(sessionOf(asha));
    open();
    expect(isUnanswered()).toBe(true);
    await expect(placeOrder(purchase)).rejects.toThrow("No");
    expect(new Set(sent).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it("is forgotten when another person signs in", () => {
    session.clear();
    expect(kept()).toContain(asha.phoneNumber);
    session.write(sessionOf(binod));
    expect(kept()).not.toContain(asha.phoneNumber);
    expect(kept()).not.toContain("kurti");
  });

  it.each([25, -25])("is forgotten once the clock says %d hours more", (hours) => {
    session.clear();
    open();
    expect(kept()).toContain(asha.phoneNumber);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
    open();
    expect(kept()).not.toContain(asha.phoneNumber);
    session.write(sessionOf(asha));
    expect(isUnanswered()).toBe(false);
  });

  it("is not forgotten because an earlier one is answered late", async () => {
    session.write(sessionOf(binod));
    const { promise, answer } = later();
    vi.mocked(store.orders.create).mockReturnValueOnce(promise);
    const early = placeOrder({ ...purchase, totalAmount: 1 });
    await expect(placeOrder(purchase)).rejects.toThrow("No");
    answer(orderOfId("early"));
    await early;
    expect(isUnanswered()).toBe(true);
  });
});
