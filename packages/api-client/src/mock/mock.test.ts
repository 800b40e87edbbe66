import { describe, expect, it } from "vitest";
import { createStoreClient } from "../client/store-client";
import { createMemorySession } from "../session/memory";
import { createMockTransport, type MockAnswers } from "./index";

const clientOf = (answers: MockAnswers) =>
  createStoreClient({
    session: createMemorySession(),
    transport: createMockTransport(answers),
  });

describe("a mock of the API", () => {
  it("answers with data and by functions, checked against the contract", async () => {
    const { categories } = clientOf({
      categories: {
        list: [{ _id: "sarees", name: "Sarees" }],
        read: ({ params }) => ({ _id: params.id ?? "", name: "Sarees" }),
      },
    });
    expect(await categories.list()).toMatchObject([{ _id: "sarees", name: "Sarees" }]);
    expect(await categories.read("kurtis")).toMatchObject({ _id: "kurtis" });
  });

  it("hears what a call is sent that is answered with nothing", async () => {
    const heard: unknown[] = [];
    const { auth } = clientOf({ auth: { sendOtp: ({ body }) => heard.push(body) } });
    await auth.sendOtp({ phoneNumber: "9876543210" });
    expect(heard).toMatchObject([{ phoneNumber: "9876543210" }]);
  });

  it("says which call has no answer", async () => {
    const { brands } = clientOf({});
    await expect(brands.list()).rejects.toMatchObject({
      status: 501,
      code: "not_implemented",
      call: "GET /brand/",
      message: "The mock has no answer for GET /brand/",
    });
  });

  it("says what the contract does not know, and where", async () => {
    const wrong = JSON.parse('[{ "_id": "sarees" }]');
    const { categories } = clientOf({ categories: { list: wrong } });
    await expect(categories.list()).rejects.toMatchObject({
      code: "bad_answer",
      call: "GET /category/",
      issues: [{ path: "0.name" }],
    });
  });

  it("refuses what needs somebody signed in before anything is sent", async () => {
    const asked: string[] = [];
    const { wishlist, addresses, orders } = clientOf({
      wishlist: { read: () => void asked.push("wishlist") as never },
    });
    for (const call of [wishlist.read(), addresses.list(), orders.list()]) {
      await expect(call).rejects.toMatchObject({ status: 401, code: "unauthenticated" });
    }
    expect(asked).toEqual([]);
  });
});
