import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../endpoint";
import { endpoints } from "../endpoints";
import { normalisePhone } from "../phone";
import { addressBodySchema, addressChangeBodySchema } from "./address";
import { cartAddBodySchema } from "./cart";
import { idSchema, phoneSchema, pincodeSchema, requiredText, text, wholeQuery } from "./common";
import { activeFiltersQuerySchema } from "./filter";
import { listingBodySchema } from "./item";
import { orderBodySchema } from "./order";
import { wishlistBodySchema } from "./wishlist";

const messages = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => issue.message);

const all: [string, Endpoint][] = Object.entries(endpoints).flatMap(([resource, calls]) =>
  Object.entries<Endpoint>(calls).map((call): [string, Endpoint] => [
    `${resource}.${call[0]}`,
    call[1],
  ]),
);

describe("normalisePhone", () => {
  it("keeps the last ten digits however the number is written", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 });
    const noise = fc.constantFrom(" ", "-", "(", ")", ".", "");
    fc.assert(
      fc.property(digits, fc.constantFrom("", "+91", "0", "0091 "), noise, (ten, prefix, gap) => {
        const written = prefix + gap + ten.join(gap);
        // 0 before a 0 is how a number abroad begins.
        fc.pre(prefix !== "0" || !written.startsWith("00"));
        expect(normalisePhone(written)).toBe(ten.join(""));
      }),
    );
  });

  it("takes no digit of +91 for one of a number that is too short", () => {
    expect(normalisePhone("+91 98765432")).toBe("98765432");
    expect(normalisePhone("9198765432")).toBe("9198765432");
  });

  it.each([
    ...["+1 415 555 0100", " + 44 20 7946 0958", "+19198765432", "+", "(+44) 7911 123456"],
    ...["0044 7911 123456", "00 1 (212) 555 0100", "00442079460958"],
  ])("makes no number of this country of %s", (foreign) => {
    expect(normalisePhone(foreign)).toBe("");
    expect(v.is(phoneSchema, foreign)).toBe(false);
  });

  it("gives at most ten digits and nothing else, and settles at once", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const phone = normalisePhone(text);
        expect(phone).toMatch(/^\d{0,10}$/);
        expect(normalisePhone(phone)).toBe(phone);
      }),
    );
  });
});

describe("a pincode of an address", () => {
  const refusals = (pincode: string) => messages(pincodeSchema, pincode);

  it("is six digits and nothing else", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (pincode) => {
        expect(refusals(pincode)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{0,9}$/)), (text) => {
        fc.pre(!/^\d{6}$/.test(text.trim()));
        expect(refusals(text)).toContain("Pincode must be exactly 6 digits");
      }),
    );
  });
});

describe("the endpoints table", () => {
  it("gives each call a method and path of its own", () => {
    const keys = all.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain("POST /user/order/create");
  });

  it.each(all)("%s names its path parameters in its schema", (_, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const { params } = call;
    const inSchema = params && "entries" in params ? Object.keys(params.entries ?? {}) : [];
    expect(inSchema).toEqual(inPath);
  });

  it.each(all)("%s refuses a body that is no object", (_, call) => {
    if (!call.body) return expect(["GET", "DELETE"]).toContain(call.method);
    for (const value of [undefined, null, "text", 1]) {
      expect(v.safeParse(call.body, value).success).toBe(false);
    }
  });

  it.each(all.filter(([, call]) => call.body))("%s bounds what it reads", (_, call) => {
    const huge = "x".repeat(100_000);
    const many = Array.from({ length: 5000 }, () => "a");
    const fields =
      call.body && "entries" in call.body ? Object.entries(call.body.entries ?? {}) : [];
    expect(fields.length).toBeGreaterThan(0);
    for (const [name] of fields) {
      for (const value of [huge, many]) {
        const result = v.safeParse(call.body ?? v.never(), { [name]: value });
        expect(result.issues?.some((issue) => v.getDotPath(issue)?.startsWith(name))).toBe(true);
      }
    }
  });
});

describe("ids and texts", () => {
  it.each(["", ".", "..", "../x", "a/b", "a b", "a\0", "x".repeat(101), "a%2fb"])(
    "%j is no id",
    (value) => {
      expect(v.is(idSchema, value)).toBe(false);
    },
  );

  it.each(["banarasi-jaal-silk-saree", "64f1c0ffee", "TNK-2026.1:a_b", "MostBought"])(
    "%j is an id",
    (value) => {
      expect(v.is(idSchema, value)).toBe(true);
    },
  );

  it("refuses half a surrogate pair, which no database stores", () => {
    for (const schema of [text(100), requiredText(100)]) {
      for (const value of ["saree \ud800", "\udc00saree", "a\ud83db", "a\0b"]) {
        expect(messages(schema, value)).toEqual(["This text has characters that cannot be read"]);
      }
      expect(v.parse(schema, "लाल साड़ी 🥻")).toBe("लाल साड़ी 🥻");
    }
  });

  it("refuses blanks and NUL characters", () => {
    const name = requiredText(10, "Name please");
    expect(messages(name, "  ")).toEqual(["Name please"]);
    expect(messages(name, 1)).toEqual(["Name please"]);
    expect(v.is(name, "a\0b")).toBe(false);
    expect(v.parse(name, "  Asha ")).toBe("Asha");
  });

  it("reads whole numbers of a query string and nothing else", () => {
    const page = wholeQuery(1, 100);
    expect(v.parse(page, "7")).toBe(7);
    for (const value of ["0", "-1", "1e1", "7.5", "", " 7", "0x7", "101"]) {
      expect(v.is(page, value), value).toBe(false);
    }
  });
});

describe("texts that a shopper reads", () => {
  it("for a phone number", () => {
    expect(v.parse(phoneSchema, "+91 98765 43210")).toBe("9876543210");
    expect(messages(phoneSchema, "12345")).toEqual(["Phone number must be exactly 10 digits"]);
  });

  const address = {
    name: "Asha Rao",
    phoneNumber: "+919876543210",
    addressLine1: "12 Lake Road",
    cityTown: "Pune",
    state: "Maharashtra",
    pincode: "411001",
  };

  it("for an address", () => {
    expect(v.parse(addressBodySchema, address)).toEqual({
      ...address,
      phoneNumber: "9876543210",
      country: "India",
      addressType: "Home",
      isDefault: false,
    });
    const { name: _, ...nameless } = address;
    expect(messages(addressBodySchema, nameless)).toEqual(["Please fill all required fields"]);
    expect(messages(addressBodySchema, { ...address, state: " " })).toEqual([
      "Please fill all required fields",
    ]);
    expect(messages(addressBodySchema, { ...address, pincode: "4110011" })).toEqual([
      "Pincode must be exactly 6 digits",
    ]);
    expect(v.parse(addressChangeBodySchema, { isDefault: true })).toEqual({ isDefault: true });
  });

  it("for the cart and the wishlist", () => {
    const line = { itemId: "saree-1", size: "M", skuId: "SKU-1" };
    expect(v.parse(cartAddBodySchema, line)).toEqual({ ...line, color: "default", quantity: 1 });
    expect(messages(cartAddBodySchema, { ...line, size: "" })).toEqual(["Please select a size"]);
    expect(messages(cartAddBodySchema, { ...line, skuId: "" })).toContain(
      "Unable to find product variant. Please try again.",
    );
    expect(messages(wishlistBodySchema, {})).toEqual(["Product ID is required"]);
    expect(messages(wishlistBodySchema, { itemId: "" })).toContain("Product ID is required");
  });

  it("for an order", () => {
    const order = {
      orderDetails: [{ itemId: "saree-1", quantity: 1, size: "M", color: "red", skuId: "SKU-1" }],
      invoice: [{ key: "Total Amount", value: 3303 }],
      shippingAddressId: "address-1",
      paymentMethod: "COD",
      totalAmount: 3303,
    };
    expect(v.is(orderBodySchema, order)).toBe(true);
    expect(messages(orderBodySchema, { ...order, paymentMethod: "Barter" })).toEqual([
      "Please select a payment method",
    ]);
    expect(messages(orderBodySchema, { ...order, shippingAddressId: "" })).toContain(
      "Please select a delivery address",
    );
    expect(v.is(orderBodySchema, { ...order, orderDetails: [] })).toBe(false);
    expect(v.is(orderBodySchema, { ...order, totalAmount: -1 })).toBe(false);
  });
});

describe("listing requests", () => {
  it("start at page 1 with 50 products, newest first", () => {
    expect(v.parse(listingBodySchema, {})).toEqual({
      filters: [],
      sortBy: "latestAddition",
      page: 1,
      limit: 50,
    });
  });

  it("have at most 100 products a page and a known order", () => {
    expect(v.is(listingBodySchema, { limit: 101 })).toBe(false);
    expect(v.is(listingBodySchema, { page: 0 })).toBe(false);
    expect(v.is(listingBodySchema, { sortBy: "cheapest" })).toBe(false);
  });

  it("carry filters as JSON text in a query", () => {
    const filters = [{ key: "Fabric", value: ["Silk", "Linen"] }];
    expect(v.parse(activeFiltersQuerySchema, JSON.stringify(filters))).toEqual(filters);
    for (const text of ["", "{", "{}", '[{"key":"Fabric"}]', "null"]) {
      expect(v.is(activeFiltersQuerySchema, text), text).toBe(false);
    }
  });
});
