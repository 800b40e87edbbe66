import { describe, expect, it } from "vitest";
import { createMemorySession } from "../session/memory";
import { ASHAS_SESSION, failureOf } from "../testing/api-server";
import { ApiError } from "./api-error";
import { createStoreClient, type StoreClient } from "./store-client";
import type { Transport } from "./transport";

const session = () => createMemorySession(ASHAS_SESSION);
const clientOf = (send: Transport["send"], timeout = 10_000) =>
  createStoreClient({ session: session(), transport: { send }, timeout });
const overHttp = (fetch: () => Promise<Response>, timeout = 10_000) =>
  createStoreClient({ baseUrl: "http://shop.test/api", session: session(), fetch, timeout });

const fails = (error: unknown) => () => Promise.reject(error);
const never = () => new Promise<never>(() => {});
const read = "GET /items/{id}";

describe("a failure names its call", () => {
  it.each<[string, StoreClient]>([
    ["no connection", overHttp(fails(new TypeError("No route")))],
    ["a time-out over HTTP", overHttp(never, 20)],
    ["a transport's time-out", clientOf(never, 20)],
    ["a transport that breaks", clientOf(fails(new Error("No database")))],
    ["a transport that refuses", clientOf(fails(Object.assign(new Error(""), { status: 404 })))],
    ["a transport's own ApiError", clientOf(fails(new ApiError("Sold out", { status: 409 })))],
  ])("after %s", async (_, client) => {
    expect(await failureOf(client.items.read("saree-1"))).toMatchObject({ call: read });
  });

  it("and an own ApiError keeps what it says", async () => {
    const issues = [{ path: "id", message: "No such id" }];
    const own = new ApiError("Sold out", {
      status: 409,
      code: "out_of_stock",
      issues,
      unsaid: true,
    });
    const error = await failureOf(clientOf(fails(own)).items.read("saree-1"));
    expect(error).toMatchObject({
      ...{ message: "Sold out", status: 409, code: "out_of_stock", issues, unsaid: true },
      ...{ call: read, cause: own },
    });
    const named = new ApiError("Gone", { status: 410, call: "GET /elsewhere" });
    expect(await failureOf(clientOf(fails(named)).items.read("saree-1"))).toBe(named);
  });

  it.each<[string, (client: StoreClient) => Promise<unknown>]>([
    [read, (c) => c.items.read("")],
    ["GET /user/order/{id}", (c) => c.orders.read("")],
    ["POST /user/order/cancel", (c) => c.orders.cancel({ orderId: "", refundReason: "other: x" })],
    ["POST /user/order/track", (c) => c.orders.track({ orderId: "", phoneLastDigits: "3210" })],
    ["POST /coupon/apply-by-user", (c) => c.coupons.apply({ couponCode: "", totalAmount: 1 })],
    ["PUT /userwishlist/remove", (c) => c.wishlist.remove({ itemId: "" })],
    ["GET /pincode/check", (c) => c.pincodes.check("41100x")],
  ])("that lacks its id or value: %s", async (call, run) => {
    const error = await failureOf(run(clientOf(never)));
    expect(error).toMatchObject({ status: 400, code: "validation_failed", call });
  });

  it("where nobody is signed in, and where the session cannot be kept", async () => {
    const visitor = createStoreClient({
      session: createMemorySession(),
      transport: { send: never },
    });
    expect(await failureOf(visitor.cart.read())).toMatchObject({
      code: "unauthenticated",
      call: "GET /usercart/",
    });
    const full = {
      ...session(),
      write: () => {
        throw new Error("Full");
      },
    };
    const send = async () => ({ accessToken: "access-2", user: { phoneNumber: "9876543210" } });
    const client = createStoreClient({ session: full, transport: { send } });
    const login = client.auth.login({ phoneNumber: "9876543210", otp: "123456" });
    expect(await failureOf(login)).toMatchObject({
      code: "session_not_saved",
      call: "POST /auth/login/otp",
    });
  });

  it("without a token, an id or a value of a query", async () => {
    const error = await failureOf(
      clientOf(fails(new Error("x"))).wishlist.contains({ itemId: "secret-saree" }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).call).not.toMatch(/secret|access-1|\?/);
  });
});
