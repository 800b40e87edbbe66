// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { buttonNamed, eventually, mounter, shows } from "@taanka/test-support";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Shop } from "./testing/QuickStart";

const folder = import.meta.dirname;

const product = {
  ...{ _id: "choga", name: "Quilted Choga", description: "", image: "", images: [] },
  ...{ MRP: 2799, discountedPrice: 1999, discountPercentage: 29, filters: [], colors: [] },
};
const answers: Record<string, unknown> = {
  "/api/items/filtering": { items: [product], totalItems: 1 },
  "/api/usercart/preview": {
    items: [{ itemId: product, quantity: 1, size: "M", color: "default", skuId: "CHOGA-M" }],
  },
};

/** The network of an API that has one product. */
const answer = async (request: RequestInfo | URL) => {
  const { pathname } = new URL(request instanceof Request ? request.url : request);
  const data = answers[pathname];
  return data
    ? Response.json({ success: true, data })
    : Response.json({ success: false, message: pathname }, { status: 404 });
};

const mount = mounter();
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", answer);
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => act(async () => buttonNamed(name)?.click());

it("lists products, and keeps a visitor's cart on the device", async () => {
  await mount(<Shop />);
  await shows("Quilted Choga");
  await press("Add to cart");
  await shows("Quilted Choga, 1 × ₹1999");
  expect(localStorage.getItem("taanka.guestCart.1")).toContain("CHOGA-M");
  await press("Remove");
  await eventually(() => expect(document.querySelector("[aria-label=Cart] li")).toBeNull());
});

it("stands in the README as it runs", () => {
  const code = readFileSync(path.join(folder, "testing/QuickStart.tsx"), "utf8");
  expect(readFileSync(path.join(folder, "../README.md"), "utf8")).toContain(code);
});
