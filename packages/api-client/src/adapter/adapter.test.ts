import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../client/api-error";
import { createStoreClient } from "../client/store-client";
import { type Endpoint, endpoints, errorCodes } from "../contract/index";
import { createMemorySession } from "../session/memory";
import { ASHAS_SESSION, failureOf } from "../testing/api-server";
import { ADDRESS, calls, LINE, PARTNER, plain } from "../testing/calls";
import {
  type AdapterCalls,
  type AdapterContext,
  AdapterError,
  type AdapterErrorCode,
  createAdapter,
} from "./index";

const clientOf = (answers: AdapterCalls, state = ASHAS_SESSION) =>
  createStoreClient({ session: createMemorySession(state), transport: createAdapter(answers) });

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((line) => warned.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe("an adapter's function", () => {
  it("gets parameters, query and body in one object, with the contract's defaults", async () => {
    const inputs: unknown[] = [];
    const keep = (input: unknown) => void inputs.push(input);
    const client = clientOf({
      items: { list: (input) => ({ items: [], totalItems: 0, limit: void keep(input) }) },
      cart: { add: keep },
      addresses: { update: keep },
      search: { suggestions: ({ keyword, limit }) => [`${keyword} ${limit}`] },
      sections: {
        items: ({ sectionName, filters }) => ({
          items: [],
          totalItems: sectionName === "TurnHeads" && filters === undefined ? 7 : 0,
        }),
      },
    });
    await client.items.list({ keyword: "  silk ", filters: [] });
    await client.cart.add(LINE);
    await client.addresses.update("address-1", { pincode: "४११००१" });
    expect(inputs).toEqual([
      { keyword: "silk", filters: [], sortBy: "latestAddition", page: 1, limit: 50 },
      { ...LINE, color: "default", quantity: 1, couponCode: null, couponDiscount: 0 },
      { id: "address-1", pincode: "411001" },
    ]);
    expect(await client.search.suggestions("si")).toEqual(["si 8"]);
    expect(await client.sections.items("TurnHeads")).toMatchObject({ totalItems: 7 });
  });

  it("gets a form as an object, with its file", async () => {
    const picture = new Promise<Blob>((resolve) => {
      const apply = ({ shopImage }: { shopImage: Blob }) => {
        resolve(shopImage);
        return { _id: "partner-1" };
      };
      clientOf({ partners: { apply } }).partners.apply(PARTNER);
    });
    expect(await (await picture).text()).toBe("picture");
  });

  it("knows who asks, the purchase's key and when its caller leaves", async () => {
    const contexts: AdapterContext[] = [];
    const client = clientOf({
      orders: {
        create: (_, context) => {
          contexts.push(context);
          return { _id: "order-1" };
        },
      },
      categories: {
        list: (_, context) => {
          contexts.push(context);
          return [];
        },
      },
      auth: { sendOtp: (_, context) => contexts.push(context) },
    });
    const line = { ...LINE, quantity: 1 };
    await client.orders.create(
      {
        ...{ orderDetails: [line], invoice: [], totalAmount: 99 },
        ...{ shippingAddressId: "address-1", paymentMethod: "COD" },
      },
      { idempotencyKey: "purchase-1" },
    );
    await client.categories.list();
    await client.auth.sendOtp({ phoneNumber: "9876543210" });
    expect(contexts[0]).toMatchObject({ session: ASHAS_SESSION, idempotencyKey: "purchase-1" });
    expect(contexts[1]).toMatchObject({ session: ASHAS_SESSION, idempotencyKey: undefined });
    expect(contexts[2]?.session).toMatchObject({ accessToken: null, user: null });

    const controller = new AbortController();
    let seen: AbortSignal | undefined;
    const waiting = clientOf({
      items: {
        read: (_, { signal }) => {
          seen = signal;
          return new Promise(() => {});
        },
      },
    }).items.read("saree-1", { signal: controller.signal });
    controller.abort(new Error("Left the page"));
    expect(await failureOf(waiting)).toMatchObject({ message: "Left the page" });
    expect(seen?.aborted).toBe(true);
  });

  it("is asked again with the new token after a refused one", async () => {
    const client = clientOf({
      auth: { refresh: () => ({ accessToken: "access-2" }) },
      cart: {
        read: (_, { session }) => {
          if (session.accessToken !== "access-2") throw new AdapterError("token_expired");
          return { items: [] };
        },
      },
    });
    expect(await client.cart.read()).toEqual({ items: [] });
  });

  it.each([
    ["../admin", "an id that climbs out of a path"],
    ["a/b", "an id with a slash"],
    ["a?b=1", "an id with a query"],
  ])("is never asked for %j, %s", async (id) => {
    const read = vi.fn();
    expect(await failureOf(clientOf({ items: { read } }).items.read(id))).toMatchObject({
      status: 404,
      code: "not_found",
      call: "GET /items/{id}",
    });
    expect(read).not.toHaveBeenCalled();
  });

  it("is not given a wrong input: its caller reads which field", async () => {
    const create = vi.fn();
    const { addresses } = clientOf({ addresses: { create } });
    expect(await failureOf(addresses.create({ ...ADDRESS, pincode: "4110" }))).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "Pincode must be exactly 6 digits",
      issues: [{ path: "pincode", message: "Pincode must be exactly 6 digits" }],
    });
    expect(create).not.toHaveBeenCalled();
  });
});

describe("a call that an adapter leaves out", () => {
  const resources: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = { ...endpoints };
  const endpointOf = (id: string) => {
    const [resource = "", name = ""] = id.split(".");
    return resources[resource]?.[name];
  };

  it.each([...calls.map(([id, , , run]) => [id, run] as const), ...plain])(
    "%s: a typed error, and a line in the console that names it",
    async (id, run) => {
      const client = clientOf({});
      const error = await failureOf(run(client));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({
        status: 501,
        code: "not_implemented",
        message: "Not offered by this shop",
      });
      const { call } = error as ApiError;
      expect(warned).toHaveLength(1);
      expect(warned[0]).toMatch(/^The adapter does not answer \w+\.\w+ \(/);
      expect(warned[0]).toContain(`(${call})`);
      const endpoint = endpointOf(id);
      if (endpoint) expect(`${endpoint.method} ${endpoint.path}`).toBe(call);
    },
  );

  it("is named once by each adapter, however often it is made", async () => {
    const client = clientOf({ wishlist: undefined, categories: { read: undefined } });
    for (const _ of [1, 2]) await failureOf(client.wishlist.read());
    await failureOf(client.categories.read("sarees"));
    expect(warned).toEqual([
      "The adapter does not answer wishlist.read (GET /userwishlist/).",
      "The adapter does not answer categories.read (GET /category/{id}).",
    ]);
  });

  it.each(["items.lsit", "itemz.list", "constructor.name", "items.constructor"])(
    "and that the contract does not have, as %s, is refused at once",
    (id) => {
      const [resource = "", call = ""] = id.split(".");
      const misspelt: AdapterCalls = JSON.parse(`{"${resource}": {"${call}": true}}`);
      expect(() => createAdapter(misspelt)).toThrow(`The contract has no call ${id}.`);
    },
  );
});

describe("what an adapter's function throws", () => {
  const thrown = (error: unknown) =>
    failureOf(
      clientOf({
        items: {
          list: () => {
            throw error;
          },
        },
      }).items.list(),
    );

  const codes: [AdapterErrorCode, number][] = [
    ...(Object.entries(errorCodes) as [AdapterErrorCode, number][]),
    ["network_error", 0],
    ["not_implemented", 501],
    ["bad_answer", 200],
  ];

  it.each(codes.filter(([, status]) => status !== 401))(
    "an AdapterError %s has the status %i",
    async (code, status) => {
      expect(await thrown(new AdapterError(code, "Only 2 left"))).toMatchObject({
        ...{ code, status, message: "Only 2 left", unsaid: false, call: "POST /items/filtering" },
      });
    },
  );

  it("has the call's own words where it says none, and a lost connection its own", async () => {
    expect(await thrown(new AdapterError("unavailable"))).toMatchObject({
      ...{ message: "Failed to load products", status: 503, unsaid: true },
    });
    expect(await thrown(new AdapterError("network_error"))).toMatchObject({
      ...{ message: "Network error - please check your connection", status: 0, unsaid: false },
    });
  });

  it("keeps fields, a time to wait and a cause", async () => {
    const issues = [{ path: "keyword", message: "Too short" }];
    const cause = new Error("429");
    expect(
      await thrown(new AdapterError("rate_limited", "", { issues, retryAfter: 30, cause })),
    ).toMatchObject({ issues, retryAfter: 30, cause });
  });

  it("an ApiError stays as it is, and learns its call", async () => {
    const error = new ApiError("Sold out", { status: 409, code: "out_of_stock" });
    expect(await thrown(error)).toMatchObject({
      ...{ message: "Sold out", status: 409, code: "out_of_stock", call: "POST /items/filtering" },
    });
  });

  const secret = "https://medusa.example/store?key=pk_secret";
  it.each([
    ["an error", new Error(secret)],
    [
      "an error with a status, as another back end's SDK has",
      Object.assign(new Error(secret), { status: 404 }),
    ],
    ["a mistake in its code", new TypeError(secret)],
    ["a text", secret],
    ["nothing", undefined],
  ])("%s is the server's fault, and tells the shopper nothing of it", async (_, error) => {
    const failure = await thrown(error);
    expect(failure).toMatchObject({
      ...{ status: 500, code: "server_error", message: "Failed to load products", unsaid: true },
    });
    expect((failure as ApiError).message).not.toContain("secret");
    if (error) expect((failure as ApiError).cause).toBe(error);
  });

  it("an answer of the other back end that can't be read is a bad answer", async () => {
    const parsing = () => v.parse(v.string(), 7);
    const notParsed = await thrown(captured(parsing));
    const noJson = await thrown(captured(() => JSON.parse("<html>")));
    for (const failure of [notParsed, noJson]) {
      expect(failure).toMatchObject({ code: "bad_answer", message: "Failed to load products" });
    }
  });
});

/** What a function throws. */
function captured(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

it("an adapter's answer is checked against the contract", async () => {
  const wrong = JSON.parse('{ "items": [{ "_id": "saree-1" }], "totalItems": 1 }');
  const { items } = clientOf({ items: { list: () => wrong } });
  expect(await failureOf(items.list())).toMatchObject({
    code: "bad_answer",
    issues: [{ path: "items.0.name" }, { path: "items.0.MRP" }],
  });
});

it("no call of the contract has one name in two parts of its input", () => {
  const entries = (schema: unknown) =>
    Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
  for (const group of Object.values(endpoints)) {
    for (const { params, query, body } of Object.values<Endpoint>(group)) {
      const names = [params, query, body].flatMap(entries);
      expect(names).toEqual([...new Set(names)]);
    }
  }
});
