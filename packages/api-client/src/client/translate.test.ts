import { expect, it } from "vitest";
import { createMemorySession } from "../session/memory";
import { failureOf, reply, startApi } from "../testing/api-server";
import { ADDRESS } from "../testing/calls";
import { createStoreClient } from "./store-client";

const words: Record<string, string> = {
  "Failed to load products": "प्रोडक्ट लोड नहीं हो सके",
  "Sold out": "बिक गया",
  "Too short": "बहुत छोटा",
};
const translate = (message: string) => words[message] ?? message;

it("says failures in another language, whoever has words for them, and leaves the rest as it is", async () => {
  const issues = [{ path: "pincode", message: "Too short" }];
  const answers = [
    {},
    { message: "Sold out", code: "out_of_stock" },
    { message: "Only 3 left", issues },
  ];
  const api = await startApi((_request, response) =>
    reply(response, 409, { success: false, ...answers.shift() }),
  );
  const session = createMemorySession({ accessToken: "a", refreshToken: "r", user: null });
  const client = createStoreClient({ baseUrl: api.url, session, translate });
  expect(await failureOf(client.items.list())).toMatchObject({
    ...{ name: "ApiError", message: "प्रोडक्ट लोड नहीं हो सके", status: 409, unsaid: true },
  });
  expect(await failureOf(client.items.list())).toMatchObject({
    ...{ message: "बिक गया", code: "out_of_stock", unsaid: false },
  });
  expect(await failureOf(client.addresses.create(ADDRESS))).toMatchObject({
    ...{ message: "Only 3 left", issues: [{ path: "pincode", message: "बहुत छोटा" }] },
  });
});
