// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addLine, currentLines } from "../../template/src/cart";
import { keepFresh } from "../../template/src/freshness";
import { createQueries } from "../../template/src/queries";
import shop from "../../template/src/shop.json";
import { store } from "../../template/src/store";
import { observeOrders } from "./Shop";

let queries: ReturnType<typeof createQueries>;
let leave: (() => void)[] = [];
const list = () => vi.mocked(store.orders.list);
const askedTimes = (times: number) => vi.waitFor(() => expect(list()).toHaveBeenCalledTimes(times));
const comesBack = () =>
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

beforeEach(async () => {
  queries = createQueries();
  vi.spyOn(store.orders, "list").mockResolvedValue([]);
  leave = [keepFresh(queries)];
  const orders = observeOrders(queries, "9000000001");
  leave.push(orders.subscribe(() => undefined));
  await vi.waitFor(() => expect(orders.getCurrentResult().isSuccess).toBe(true));
});
afterEach(() => {
  for (const end of leave) end();
  queries.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("asks again for a person's orders when Back shows the page as it was left", async () => {
  comesBack();
  await askedTimes(2);
});

it("asks again when another tab has changed something, and tells it of changes here", async () => {
  const tab = new BroadcastChannel(`${shop.id}-account`);
  tab.postMessage("");
  await askedTimes(2);
  const heard = new Promise((resolve) => {
    tab.onmessage = resolve;
  });
  await queries
    .getMutationCache()
    .build(queries, { mutationFn: async () => undefined })
    .execute(undefined);
  await heard;
  tab.close();
});

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

it.each([
  ["to open", () => vi.stubGlobal("BroadcastChannel", vi.fn(refuse))],
  [
    "to send by",
    () => vi.spyOn(BroadcastChannel.prototype, "postMessage").mockImplementation(refuse),
  ],
  ["to close", () => vi.spyOn(BroadcastChannel.prototype, "close").mockImplementation(refuse)],
])("asks again on return also where the browser refuses a channel %s", async (_what, refused) => {
  for (const end of leave.splice(0, 1)) end();
  refused();
  const end = keepFresh(queries);
  await queries
    .getMutationCache()
    .build(queries, { mutationFn: async () => undefined })
    .execute(undefined);
  window.dispatchEvent(new Event("pagehide"));
  comesBack();
  await askedTimes(2);
  expect(end).not.toThrow();
});

it("shows the device's cart as another page has left it", () => {
  addLine({ itemId: "saree", skuId: "red", size: "Free Size", color: "red", quantity: 1 });
  expect(currentLines()).toHaveLength(1);
  localStorage.setItem(`${shop.id}-cart`, "[]");
  comesBack();
  expect(currentLines()).toEqual([]);
});
