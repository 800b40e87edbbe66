import { createHmac } from "node:crypto";
import { shop } from "@taanka/shop-config";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newPhone, startTestApi, type TestApi } from "../testing/api.js";
import { type Double, type DoubleAnswer, startDouble } from "../testing/double.js";
import { WebhookOtpProvider } from "./webhook.js";

const SECRET = "a-secret-shared-with-the-sms-service";

let service: Double;
let api: TestApi;
let answer: (count: number) => DoubleAnswer;

beforeAll(async () => {
  service = await startDouble(({ headers, body }) => {
    const expected = createHmac("sha256", SECRET)
      .update(`${headers["x-taanka-timestamp"]}.${body}`)
      .digest("hex");
    if (headers["x-taanka-signature"] !== `v1=${expected}`) return { status: 401 };
    return answer(service.seen.length);
  });
  api = await startTestApi("pglite", {
    OTP_PROVIDER: "webhook",
    OTP_WEBHOOK_URL: `${service.url}/send?key=hidden-key`,
    OTP_WEBHOOK_SECRET: SECRET,
  });
});
afterEach(() => {
  service.seen.length = 0;
});
afterAll(async () => {
  await api.close();
  await service.close();
});

const ask = (phoneNumber: string, path = "/api/auth/otp") =>
  api.call("POST", path, { body: { phoneNumber } });
const hitsOf = async (key: string) => {
  const { db } = api.database;
  const limits = db.selectFrom("rate_limits").select("hits").where("key", "=", key);
  return (await limits.executeTakeFirst())?.hits ?? 0;
};
const messages = () => service.seen.map(({ body }) => JSON.parse(body));

describe("the webhook for one-time codes", () => {
  it("gets a signed message with a code that proves the phone", async () => {
    answer = () => ({ status: 202 });
    const phone = newPhone();
    expect((await ask(phone)).status).toBe(200);
    expect(messages()).toEqual([
      {
        shop: shop.name,
        phoneNumber: `${shop.phonePrefix}${phone}`,
        channel: "sms",
        code: expect.stringMatching(/^\d{6}$/),
        validForSeconds: 300,
      },
    ]);
    const otp = messages()[0].code;
    const proof = await api.call("POST", "/api/auth/otp/verify", {
      body: { phoneNumber: phone, otp },
    });
    expect(proof.status).toBe(200);
    const log = api.logs.join("");
    for (const secret of [otp, phone, SECRET, "hidden-key"]) expect(log).not.toContain(secret);
  });

  it("gets word of orders, signed, with the key of the message and without a code", async () => {
    answer = () => ({ status: 202 });
    const hook = { url: `${service.url}/send`, secret: SECRET };
    await new WebhookOtpProvider(hook, shop, api.api.log).notify({
      ...{ key: "placed-1", phoneNumber: "9876543210", kind: "placed" },
      ...{ order: "TK-1", language: "en", text: "Your order TK-1 is placed." },
    });
    expect(service.seen[0]?.headers["idempotency-key"]).toBe("placed-1");
    expect(messages()).toEqual([
      {
        ...{ shop: shop.name, phoneNumber: `${shop.phonePrefix}9876543210`, channel: "sms" },
        ...{ kind: "order_placed", order: "TK-1", language: "en" },
        text: "Your order TK-1 is placed.",
      },
    ]);
  });

  it("is asked for calls too", async () => {
    answer = () => ({ status: 200 });
    await ask(newPhone(), "/api/auth/otp/resend/voice");
    expect(messages()[0].channel).toBe("voice");
  });

  it("is tried again while it fails, as the same message", async () => {
    answer = (count) => ({ status: count < 3 ? 503 : 200 });
    expect((await ask(newPhone())).status).toBe(200);
    expect(service.seen).toHaveLength(3);
    const once = (name: string) => new Set(service.seen.map(({ headers }) => headers[name])).size;
    expect(once("idempotency-key")).toBe(1);
    expect(new Set(service.seen.map(({ body }) => body)).size).toBe(1);
  });

  it("is not followed elsewhere, nor asked again when it refuses", async () => {
    answer = () => ({ status: 302, headers: { location: `${service.url}/elsewhere` } });
    expect((await ask(newPhone())).status).toBe(503);
    answer = () => ({ status: 400 });
    expect((await ask(newPhone())).status).toBe(503);
    expect(service.seen.map(({ path }) => path)).toEqual([
      "/send?key=hidden-key",
      "/send?key=hidden-key",
    ]);
  });

  it("leaves nobody waiting for a code that never came", { timeout: 30_000 }, async () => {
    answer = () => undefined;
    const phone = newPhone();
    const shopBefore = await hitsOf("otp:shop");
    const started = Date.now();
    const reply = await ask(phone);
    expect(reply).toMatchObject({ status: 503, body: { message: "Failed to send OTP" } });
    expect(Date.now() - started).toBeLessThan(20_000);
    expect(service.seen).toHaveLength(3);
    expect(await hitsOf("otp:shop")).toBe(shopBefore);
    answer = () => ({ status: 200 });
    expect((await ask(phone)).status).toBe(200);
    expect(await hitsOf(`otp:phone:${phone}`)).toBe(1);
  });
});
