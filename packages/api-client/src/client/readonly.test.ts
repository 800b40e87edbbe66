import { describe, expect, expectTypeOf, it } from "vitest";
import type { CouponInput, GuestCartInput, ListingRequest, OrderInput } from "../contract/index";
import { createMockTransport, type MockAnswers } from "../mock/index";
import { createMemorySession } from "../session/memory";
import { ASHAS_SESSION } from "../testing/api-server";
import type { SectionItemsRequest } from "./sections";
import { createStoreClient } from "./store-client";

const line = { itemId: "saree-1", skuId: "S", size: "M", quantity: 1 } as const;
const filters = [{ key: "Fabric", value: ["Silk", "Cotton"] }] as const;
const listing = { filters, categoryIds: ["sarees"], specificItems: ["saree-1"] } as const;
const coupon = { couponCode: "SAVE50", totalAmount: 999, categories: ["sarees"] } as const;
const order = {
  orderDetails: [line],
  invoice: [{ key: "GST", value: 504 }],
  shippingAddressId: "home",
  paymentMethod: "COD",
  totalAmount: 3303,
} as const;

const answers = {
  categories: { list: [{ _id: "sarees", name: "Sarees" }] },
  items: {
    list: () =>
      ({
        items: [{ _id: "a", name: "Saree", MRP: 1, images: ["a.webp"] }],
        totalItems: 1,
      }) as const,
  },
  cart: { preview: { items: [] } },
} as const;

describe("what nobody changes", () => {
  it("is an input, as it is", () => {
    expectTypeOf(listing).toExtend<ListingRequest>();
    expectTypeOf({ filters }).toExtend<SectionItemsRequest>();
    expectTypeOf({ lines: [line] } as const).toExtend<GuestCartInput>();
    expectTypeOf(coupon).toExtend<CouponInput>();
    expectTypeOf(order).toExtend<OrderInput>();
    expectTypeOf(answers).toExtend<MockAnswers>();
    expectTypeOf<{ couponCode: string; totalAmount: string }>().not.toExtend<CouponInput>();
  });

  it("is sent and answered, frozen too", async () => {
    const transport = createMockTransport(answers);
    const client = createStoreClient({ session: createMemorySession(ASHAS_SESSION), transport });
    const lines: readonly (typeof line)[] = Object.freeze([line]);
    expect(await client.cart.preview({ lines })).toMatchObject({ items: [] });
    expect(await client.categories.list()).toMatchObject(answers.categories.list);
    expect(await client.items.list(listing)).toMatchObject({ totalItems: 1 });
  });
});
