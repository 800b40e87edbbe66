import { describe, expect, it } from "vitest";
import { createMemorySession } from "../session/memory";
import { ASHAS_SESSION, failureOf } from "../testing/api-server";
import { ApiError } from "./api-error";
import { createStoreClient } from "./store-client";
import type { Transport, TransportRequest } from "./transport";

/** A client on a transport that answers what it is told, and what the transport was asked. */
function clientOn(
  answer: (request: TransportRequest) => unknown,
  options: { checked?: boolean; timeout?: number; signedIn?: boolean } = {},
) {
  const requests: TransportRequest[] = [];
  const transport: Transport = {
    send: async (request) => {
      requests.push(request);
      return answer(request);
    },
    ...(options.checked !== undefined && { checked: options.checked }),
  };
  const session = createMemorySession(options.signedIn ? ASHAS_SESSION : undefined);
  const client = createStoreClient({
    session,
    transport,
    ...(options.timeout && { timeout: options.timeout }),
  });
  return { client, requests, session };
}

const never = () => new Promise(() => {});

/** What a server's own refusal may look like: any error with a status. */
const refusal = (status: number, more: object = {}) =>
  Object.assign(new Error("Product not found."), { status, ...more });

describe("a transport", () => {
  it("gets the contract's call with its parameters as they are", async () => {
    const { client, requests } = clientOn(() => ({ _id: "a b", name: "Sarees" }));
    await client.categories.read("a b");
    await client.sections.items("TurnHeads", { limit: 8 }).catch(() => undefined);
    expect(requests[0]).toMatchObject({
      call: { method: "GET", path: "/category/{id}" },
      params: { id: "a b" },
      query: {},
      headers: {},
    });
    expect(requests[1]).toMatchObject({
      params: { sectionName: "TurnHeads" },
      query: { limit: 8 },
    });
  });

  it("has its data put right and checked like any answer", async () => {
    const { client } = clientOn(() => ({ categories: [{ _id: "1", name: "Sarees" }] }));
    expect(await client.categories.list()).toMatchObject([{ _id: "1", name: "Sarees" }]);
    const wrong = clientOn(() => [{ _id: 1 }]);
    expect(await failureOf(wrong.client.categories.list())).toMatchObject({ code: "bad_answer" });
  });

  it("that checks its data itself is taken at its word", async () => {
    const data = Object.freeze([Object.freeze({ _id: "1", name: "Sarees" })]);
    const { client } = clientOn(() => data, { checked: true });
    expect(await client.categories.list()).toBe(data);
  });

  it("that finds no JSON had a bad answer, and no lost connection", async () => {
    const { client } = clientOn(() => new Response("<html>").json());
    const error = await failureOf(client.items.read("nothing"));
    expect(error).toMatchObject({
      code: "bad_answer",
      call: "GET /items/{id}",
      cause: expect.any(SyntaxError),
    });
  });

  it("fails like HTTP where the API refuses", async () => {
    const issues = [{ path: "id", message: "No such id" }];
    const { client } = clientOn(() => {
      throw refusal(404, { code: "not_found", issues, retryAfter: 3 });
    });
    const error = await failureOf(client.items.read("nothing"));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: "Product not found.",
      status: 404,
      code: "not_found",
      issues,
      retryAfter: 3,
    });
  });

  it("has a call's own words for a refusal without any", async () => {
    const { client } = clientOn(() => {
      throw Object.assign(new Error(""), { status: 500, issues: "none" });
    });
    expect(await failureOf(client.items.list())).toMatchObject({
      message: "Failed to load products",
      status: 500,
      code: undefined,
      issues: [],
      retryAfter: undefined,
    });
  });

  it.each([
    ["an error", new Error("No database")],
    ["an error whose status is no number", Object.assign(new Error("x"), { status: "404" })],
    ["something else", "no"],
  ])("that fails with %s is a failed connection, with its cause", async (_, cause) => {
    const { client } = clientOn(() => {
      throw cause;
    });
    expect(await failureOf(client.banners.list())).toMatchObject({
      message: "Network error - please check your connection",
      status: 0,
      code: "network_error",
      cause,
    });
  });

  it("has as long as every call, and is told when nobody waits any more", async () => {
    const { client, requests } = clientOn(never, { timeout: 30 });
    expect(await failureOf(client.filters.list())).toMatchObject({ status: 0, code: "timeout" });
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it("ends with its caller", async () => {
    const { client, requests } = clientOn(never);
    const controller = new AbortController();
    const failure = failureOf(client.items.list({}, { signal: controller.signal }));
    const reason = new Error("Left the page");
    controller.abort(reason);
    expect(await failure).toBe(reason);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it("carries tokens, and is asked again with new ones", async () => {
    const { client, requests, session } = clientOn(
      ({ call, headers }) => {
        if (call.path === "/auth/refresh") return { accessToken: "access-2" };
        if (headers.authorization === "Bearer access-2") return { items: [] };
        throw refusal(401);
      },
      { signedIn: true },
    );
    expect(await client.cart.read()).toEqual({ items: [] });
    expect(requests.map(({ call }) => call.path)).toEqual([
      "/usercart/",
      "/auth/refresh",
      "/usercart/",
    ]);
    expect(session.read().accessToken).toBe("access-2");
  });

  it.each(["", ".", ".."])("is not asked for the id %j", async (id) => {
    const { client, requests } = clientOn(() => ({}));
    expect(await failureOf(client.items.read(id))).toMatchObject({ code: "validation_failed" });
    expect(requests).toEqual([]);
  });
});
