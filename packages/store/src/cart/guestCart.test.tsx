// @vitest-environment jsdom

import type { Cart, GuestCartInput } from "@taanka/api-client";
import { MAX_GUEST_LINES } from "@taanka/api-client/contract";
import { apiWith } from "@taanka/test-support";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import fc from "fast-check";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const storageKey = "taanka.guestCart.1";
const merged: GuestCartInput[] = [];
let takesSaved = true;
let gone = "";
let merge = async (_guest: GuestCartInput): Promise<{ unmerged: unknown[] }> => ({ unmerged: [] });
const offer = (skuId: string, maxQuantity: number) => ({
  itemId: { _id: skuId, name: `Saree ${skuId}`, description: "", image: "", MRP: 900 },
  quantity: 1,
  size: "M",
  color: "red",
  skuId,
  maxQuantity,
});
const calls = {
  saved: {
    merge: async () => {
      if (!takesSaved) throw new Error("no network");
    },
  },
  cart: {
    merge: (guest: GuestCartInput) => {
      merged.push(guest);
      return merge(guest);
    },
    preview: async ({ lines }: GuestCartInput): Promise<Cart> => ({
      items: lines.filter(({ skuId }) => skuId !== gone).map(({ skuId }) => offer(skuId, 3)),
    }),
  },
};

const line = (skuId: string, quantity = 1) => ({
  ...{ itemId: skuId, skuId, size: "M", color: "red", quantity },
});
const stored = (): unknown => JSON.parse(localStorage.getItem(storageKey) ?? "[]");
const api = apiWith(calls);

/** The module as a page that was just loaded has it. */
async function freshPage() {
  vi.resetModules();
  return import("./guestCart");
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  merged.length = 0;
  merge = async () => ({ unmerged: [] });
  gone = "";
});

afterEach(() => vi.restoreAllMocks());

describe("what a visitor saves for later", () => {
  const savedKey = "taanka.guestSaved.1";
  const saved = (): unknown => JSON.parse(localStorage.getItem(savedKey) ?? "[]");
  const saveLine = async (quantity: number) => {
    const cart = await freshPage();
    const later = await import("./guestSaved");
    await cart.addAsGuest(api, line("a", quantity));
    await later.saveAsGuest(line("a"));
    return { cart, later };
  };

  it("leaves the cart of the device and comes back, as many as can be had", async () => {
    const { cart, later } = await saveLine(2);
    expect([stored(), saved()]).toEqual([[], [line("a", 2)]]);
    await cart.addAsGuest(api, line("a", 2));
    expect(await later.moveAsGuest(api, line("a"))).toEqual({ wanted: 2, moved: 1 });
    expect([stored(), saved()]).toEqual([[line("a", 3)], []]);
  });

  it("stays saved where none can be had, and says so", async () => {
    const { cart, later } = await saveLine(1);
    await cart.addAsGuest(api, line("a", 3));
    await expect(later.moveAsGuest(api, line("a"))).rejects.toMatchObject({
      code: "too_many_of_one",
      product: "Saree a",
      most: 3,
    });
    expect(saved()).toEqual([line("a", 1)]);
  });

  it("becomes the account's, and stays on the device until that has it", async () => {
    const { later } = await saveLine(1);
    takesSaved = false;
    await later.takeOverGuestSaved(api);
    expect(saved()).toEqual([line("a", 1)]);
    takesSaved = true;
    await later.takeOverGuestSaved(api);
    expect(saved()).toEqual([]);
  });
});

describe("a visitor's cart on the device", () => {
  it("is there after a reload, without any price", async () => {
    await (await freshPage()).addAsGuest(api, line("a", 2));
    expect(stored()).toEqual([line("a", 2)]);
    await (await freshPage()).addAsGuest(api, line("a"));
    expect(stored()).toEqual([line("a", 3)]);
  });

  it("keeps a line in its place where more of it comes", async () => {
    const page = await freshPage();
    for (const skuId of ["a", "b", "a"]) await page.addAsGuest(api, line(skuId));
    expect(stored()).toEqual([line("a", 2), line("b")]);
  });

  it("takes no more than can be had, and no more lines than it may", async () => {
    const page = await freshPage();
    await page.addAsGuest(api, line("a", 3));
    await expect(page.addAsGuest(api, line("a"))).rejects.toMatchObject({
      code: "too_many_of_one",
      product: "Saree a",
      most: 3,
    });
    for (let count = 1; count < MAX_GUEST_LINES; count++)
      await page.addAsGuest(api, line(`s${count}`));
    await expect(page.addAsGuest(api, line("more"))).rejects.toThrow(page.GuestCartFull);
    await page.addAsGuest(api, line("s1"));
    expect(stored()).toHaveLength(MAX_GUEST_LINES);
    expect(stored()).toContainEqual(line("s1", 2));
  });

  it("reads no more lines than it may keep", async () => {
    const many = Array.from({ length: MAX_GUEST_LINES + 1 }, (_, count) => line(`s${count}`));
    localStorage.setItem(storageKey, JSON.stringify(many));
    await (await freshPage()).takeOverGuestCart(api);
    expect(merged[0]?.lines).toEqual(many.slice(0, -1));
  });

  it("loses what the shop does not have any more, and tells of it", async () => {
    const page = await freshPage();
    for (const skuId of ["a", "b"]) await page.addAsGuest(api, line(skuId));
    gone = "a";
    let left: unknown;
    function Reader() {
      page.useGuestCart(true);
      left = page.useLeftOut();
      return null;
    }
    const root = createRoot(document.createElement("div"));
    const client = new QueryClient();
    (await import("../queries/api")).connect(client, { api });
    await act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Reader />
        </QueryClientProvider>,
      ),
    );
    await act(() => vi.waitFor(() => expect(stored()).toEqual([line("b")])));
    expect(left).toMatchObject([{ skuId: "a", wanted: 1, held: 0, reason: "missing" }]);
    await act(async () => root.unmount());
  });

  it("makes do with whatever is found in the storage", async () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record({ itemId: fc.string(), skuId: fc.string(), quantity: fc.double() }),
      fc.constant(line("a")),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(entry).map((all) => JSON.stringify(all)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (found) => {
        localStorage.setItem(storageKey, found);
        const { takeOverGuestCart } = await freshPage();
        merged.length = 0;
        await takeOverGuestCart(api);
        const lines = merged[0]?.lines ?? [];
        expect(lines.length).toBeLessThanOrEqual(1);
        for (const one of lines) expect(one).toEqual(line("a"));
      }),
      { numRuns: 60 },
    );
  });

  it("is taken over once by two who do it at once, and is empty then", async () => {
    const page = await freshPage();
    await page.addAsGuest(api, line("a"));
    await Promise.all([page.takeOverGuestCart(api), page.takeOverGuestCart(api)]);
    await page.takeOverGuestCart(api);
    expect(merged.every(({ lines }) => lines.length === 1)).toBe(true);
    expect(stored()).toEqual([]);
  });

  it("stays on the device when it can't be taken over, and is taken over the next time", async () => {
    const page = await freshPage();
    await page.addAsGuest(api, line("a"));
    merge = () => Promise.reject(new Error("no network"));
    await page.takeOverGuestCart(api);
    expect(stored()).toEqual([line("a")]);
    merge = async () => ({ unmerged: [] });
    await (await freshPage()).takeOverGuestCart(api);
    expect(stored()).toEqual([]);
    expect(merged).toHaveLength(2);
  });

  it("tells what was left out until that was read, after a reload too", async () => {
    const left = {
      ...{ itemId: "a", skuId: "a", name: "Saree" },
      wanted: 2,
      held: 1,
      reason: "limited",
    };
    const page = await freshPage();
    await page.addAsGuest(api, line("a", 2));
    merge = async () => ({ unmerged: [left] });
    await page.takeOverGuestCart(api);
    const { useLeftOut, forgetLeftOut } = await freshPage();
    const seen: unknown[] = [];
    function Reader() {
      seen.push(useLeftOut());
      return null;
    }
    const root = createRoot(document.createElement("div"));
    await act(async () => root.render(<Reader />));
    await act(async () => forgetLeftOut());
    await act(async () => root.unmount());
    expect([seen[0], seen.at(-1)]).toEqual([[left], []]);
  });

  it("stays on the device for now where another tab does not let go of it", async () => {
    const page = await freshPage();
    await page.addAsGuest(api, line("a"));
    const giveUp = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(giveUp.signal);
    vi.stubGlobal("navigator", {
      locks: {
        request: (_name: string, { signal }: { signal?: AbortSignal }) =>
          new Promise((_, refuse) => {
            signal?.addEventListener("abort", () => refuse(signal.reason));
          }),
      },
    });
    const over = page.takeOverGuestCart(api);
    giveUp.abort();
    await Promise.race([over, new Promise((_, late) => setTimeout(late, 1000))]);
    vi.stubGlobal("navigator", {});
    expect([merged, stored()]).toEqual([[], [line("a")]]);
    await page.takeOverGuestCart(api);
    vi.unstubAllGlobals();
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    expect(stored()).toEqual([]);
  });
});
