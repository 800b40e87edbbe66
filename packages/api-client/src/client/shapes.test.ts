import { describe, expect, it } from "vitest";
import { startShop } from "../testing/api-server";
import type { StoreClient } from "./store-client";

type Run = (client: StoreClient) => Promise<unknown>;
type Case = [string, object, Run, unknown];

const CATEGORY = { _id: "sarees", name: "Sarees", description: "Six yards" };
const SUBCATEGORY = { _id: "banarasi", name: "Banarasi", description: "" };
const BANNER = { _id: "one", bannerName: "Festive" };
const ITEM = { _id: "saree-1", name: "Jaal saree", MRP: "Rs. 1,999.00", discountedPrice: "₹1,199" };
const ORDER = { _id: "order-1", totalAmount: 3303 };
const ADDRESS = { _id: "address-1", name: "Asha", pincode: 411001 };
const FILTER = { key: "Fabric", values: ["Silk"] };
const enveloped = (data: unknown) => ({ success: true, message: "ok", data });

async function answerOf(answer: object, run: Run) {
  const shop = await startShop(() => answer);
  return run(shop.client);
}

const readLists = {
  categories: (client) => client.categories.list(),
  subcategories: (client) => client.subcategories.ofCategory("sarees"),
  banners: (client) => client.banners.list(),
  filters: (client) => client.filters.list(),
  orders: (client) => client.orders.list(),
  addresses: (client) => client.addresses.list(),
  details: (client) => client.items.details("saree-1"),
} satisfies Record<string, Run>;

const lists: Case[] = [
  ["a bare list", [CATEGORY], readLists.categories, [CATEGORY]],
  ["data", enveloped([CATEGORY]), readLists.categories, [CATEGORY]],
  ["data in data", enveloped({ data: [CATEGORY] }), readLists.categories, [CATEGORY]],
  ["its own name", enveloped({ categories: [CATEGORY] }), readLists.categories, [CATEGORY]],
  ["data that is null", enveloped(null), readLists.categories, []],
  [
    "subCategories in data",
    enveloped({ subCategories: [SUBCATEGORY] }),
    readLists.subcategories,
    [SUBCATEGORY],
  ],
  ["subCategories", { subCategories: [SUBCATEGORY] }, readLists.subcategories, [SUBCATEGORY]],
  [
    "banners",
    { success: true, banners: [{ ...BANNER, image: "/a" }] },
    readLists.banners,
    [{ image: "/a" }],
  ],
  [
    "bannerImageUrl",
    enveloped([{ ...BANNER, bannerImageUrl: "/b" }]),
    readLists.banners,
    [{ image: "/b" }],
  ],
  ["a bare list of filters", [FILTER], readLists.filters, [FILTER]],
  ["a data list of filters", { data: [FILTER] }, readLists.filters, [FILTER]],
  ["a bare list of orders", [ORDER], readLists.orders, [ORDER]],
  ["orders", enveloped({ orders: [ORDER] }), readLists.orders, [ORDER]],
  [
    "addresses.addressDetail",
    enveloped({ addresses: { addressDetail: [ADDRESS] } }),
    readLists.addresses,
    [{ _id: "address-1", pincode: "411001", country: "India" }],
  ],
  [
    "address.addressDetail",
    enveloped({ address: { addressDetail: [ADDRESS] } }),
    readLists.addresses,
    [{ _id: "address-1" }],
  ],
  ["addressDetail", { addressDetail: [ADDRESS] }, readLists.addresses, [{ _id: "address-1" }]],
  ["no book yet", enveloped({ addresses: null }), readLists.addresses, []],
  ["itemDetails", enveloped([{ imagesByColor: null }]), readLists.details, [{ imagesByColor: [] }]],
];

describe("lists", () => {
  it.each(lists)("are found as %s", async (_, answer, run, expected) => {
    expect(await answerOf(answer, run)).toMatchObject(expected as object);
  });

  it.each([404, 400])(
    "of addresses are empty when status %d says there are none",
    async (status) => {
      const shop = await startShop((_request, response) => {
        response.statusCode = status;
        response.end(JSON.stringify({ success: false, message: "No addresses found" }));
        return undefined;
      });
      expect(await shop.client.addresses.list()).toEqual([]);
    },
  );
});

describe("single entities", () => {
  const cases: Case[] = [
    ["bare", CATEGORY, (c) => c.categories.read("sarees"), CATEGORY],
    ["as data", enveloped(CATEGORY), (c) => c.categories.read("sarees"), CATEGORY],
    ["alone in a list", enveloped([CATEGORY]), (c) => c.brands.read("sarees"), CATEGORY],
    [
      "under their name",
      enveloped({ banner: { ...BANNER, image: "/a" } }),
      (c) => c.banners.read("one"),
      { image: "/a" },
    ],
    [
      "with null members",
      enveloped({ ...ITEM, images: null, brand: "kora" }),
      (c) => c.items.read("saree-1"),
      { images: [], brand: { _id: "kora", name: "" } },
    ],
  ];
  it.each(cases)("are found %s", async (_, answer, run, expected) => {
    expect(await answerOf(answer, run)).toMatchObject(expected as object);
  });
});

describe("phone numbers", () => {
  const stored = { phoneNumber: "+919812345678" };
  const cases: Case[] = [
    [
      "an address",
      enveloped([{ ...ADDRESS, ...stored }]),
      readLists.addresses,
      [{ phoneNumber: "9812345678" }],
    ],
    [
      "an order",
      enveloped([{ ...ORDER, shippingAddressId: { ...ADDRESS, ...stored } }]),
      readLists.orders,
      [{ shippingAddressId: { phoneNumber: "9812345678" } }],
    ],
    [
      "a profile",
      enveloped({ user: stored }),
      (c) => c.auth.profile(),
      { phoneNumber: "9812345678" },
    ],
    [
      "an application",
      enveloped({ _id: "application-1", mobile: "098123 45678" }),
      (c) => c.partners.read(),
      { mobile: "9812345678" },
    ],
  ];
  it.each(cases)(
    "of %s are ten digits, however they are stored",
    async (_, answer, run, expected) => {
      expect(await answerOf(answer, run)).toMatchObject(expected as object);
    },
  );
});

describe("pages of products", () => {
  const page = { totalItems: 1, page: 1, limit: 50, facets: [] };
  const read = { ...ITEM, MRP: 1999, discountedPrice: 1199, discountPercentage: 0 };

  it.each<[string, object]>([
    ["data.items", enveloped({ items: [ITEM], totalItems: 1 })],
    ["items", { success: true, items: [ITEM], totalItems: 1 }],
    ["data.data.items", enveloped({ data: { items: [ITEM] } })],
    ["a bare list", [ITEM]],
    ["data", enveloped([ITEM])],
  ])("are found as %s, with prices as numbers", async (_, answer) => {
    const listing = await answerOf(answer, (client) => client.items.list());
    expect(listing).toMatchObject({ ...page, items: [read] });
  });

  it("lose what the contract does not know", async () => {
    const listing = await answerOf(
      enveloped({ items: [{ ...ITEM, cost: 400 }], totalItems: 1 }),
      (c) => c.items.list(),
    );
    expect(JSON.stringify(listing)).not.toContain("cost");
  });

  it("refuse a price that cannot be read", async () => {
    const broken = enveloped({ items: [{ ...ITEM, MRP: "on request" }] });
    await expect(answerOf(broken, (c) => c.items.list())).rejects.toMatchObject({
      code: "bad_answer",
    });
  });
});

describe("cart and wishlist", () => {
  const line = { itemId: ITEM, quantity: 2, size: "M", skuId: "SKU-1" };
  const wished = { itemId: { ...ITEM, category: { name: "Sarees" } }, color: "red", url: "/red" };

  it.each<[string, object, number]>([
    ["items", enveloped({ items: [line] }), 1],
    ["cart.items", enveloped({ cart: { items: [line] } }), 1],
    ["a bare list", enveloped([line]), 1],
    ["nothing yet", enveloped(null), 0],
    ["a line whose product is gone", enveloped({ items: [{ ...line, itemId: null }, line] }), 1],
  ])("carts are found as %s", async (_, answer, lines) => {
    const cart = await answerOf(answer, (client) => client.cart.read());
    const read = { ...line, color: "default", itemId: { MRP: 1999, discountedPrice: 1199 } };
    expect(cart).toMatchObject({ items: Array.from({ length: lines }, () => read) });
  });

  it.each<[string, object]>([
    ["beside items", { items: [line], paymentMethods: ["COD"] }],
    ["beside cart.items", { cart: { items: [], paymentMethods: ["COD"] } }],
  ])("carts tell how they can be paid, %s", async (_, data) => {
    const cart = await answerOf(enveloped(data), (client) => client.cart.read());
    expect(cart).toMatchObject({ paymentMethods: ["COD"] });
  });

  it("wishlists name their category", async () => {
    const list = await answerOf(enveloped({ wishlist: { items: [wished] } }), (c) =>
      c.wishlist.read(),
    );
    expect(list).toMatchObject({ items: [{ itemId: { category: "Sarees" }, color: "red" }] });
  });
});

describe("orders", () => {
  it("have the defaults of the order screens", async () => {
    const answer = enveloped({
      ...ORDER,
      orderDetails: [{ itemId: null }],
      shippingAddressId: "a-1",
    });
    expect(await answerOf(answer, (client) => client.orders.read("order-1"))).toMatchObject({
      orderStatus: "Order Placed",
      paymentMethod: "upi",
      isOrderCancelled: false,
      orderDetails: [{ itemId: null, size: "-", quantity: 1 }],
      shippingAddressId: null,
      invoice: [],
    });
  });

  const order = {
    orderDetails: [],
    invoice: [],
    shippingAddressId: "address-1",
    paymentMethod: "Online" as const,
    totalAmount: 3303,
  };

  it.each<[string, object]>([
    ["bare", enveloped({ ...ORDER, checkoutPageUrl: "https://pay.example/1" })],
    [
      "beside the payment page",
      enveloped({ order: ORDER, checkoutPageUrl: "https://pay.example/1" }),
    ],
  ])("are created with the answer %s", async (_, answer) => {
    const shop = await startShop(() => answer);
    const created = await shop.client.orders.create(order, { idempotencyKey: "purchase-7" });
    expect(created).toMatchObject({ _id: "order-1", checkoutPageUrl: "https://pay.example/1" });
    expect(shop.requests[0]?.headers["idempotency-key"]).toBe("purchase-7");
  });

  it("get a new key each time without one", async () => {
    const shop = await startShop(() => enveloped(ORDER));
    await shop.client.orders.create(order);
    await shop.client.orders.create(order);
    const [first, second] = shop.requests.map((request) => request.headers["idempotency-key"]);
    expect(first).not.toBe(second);
  });
});
