import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../config.js";
import { removeExpired } from "../maintenance.js";
import { RazorpayProvider } from "../payments/razorpay.js";
import { lookForLatePayments } from "../payments/reconcile.js";
import { DATABASES } from "../testing/api.js";
import { useRazorpayShop } from "../testing/razorpay.js";
import { newShopper, saree, stockOf } from "../testing/shopper.js";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describe("a shop that would send people back to whatever address a request names", () => {
  it("does not start", () => {
    const env = {
      PAYMENT_PROVIDER: "razorpay",
      RAZORPAY_KEY_ID: "key",
      RAZORPAY_KEY_SECRET: "secret",
      RAZORPAY_WEBHOOK_SECRET: "hook",
    };
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow("SHOP_URL must be set too");
    const config = readConfig({
      ...env,
      SHOP_URL: "https://shop.example",
      TOKEN_SECRET: "t".repeat(32),
      ALLOW_SANDBOX: "true",
    });
    expect(config.razorpay?.keyId).toBe("key");
  });
});

describe.each(DATABASES)("money whose message got lost, on %s", (kind) => {
  const shop = useRazorpayShop(kind);
  const servicesAt = (ahead: number) => {
    const { config, database, api, shop: whose } = shop().api;
    if (!config.razorpay) throw new Error("The shop takes no payments with Razorpay.");
    const payment = new RazorpayProvider(database.db, config.razorpay, "", api.log);
    const now = () => new Date(Date.now() + ahead);
    return { config, shop: whose, database, log: api.log, payment, now };
  };
  const clean = (ahead: number) => removeExpired(servicesAt(ahead));
  const lookUps = (id: string) =>
    shop().razorpay.seen.filter(({ path }) => path === `/v1/orders/${id}`).length;

  it("does not lead back to the host that a request names", async () => {
    const { api, begin } = shop();
    const { path } = await begin(await newShopper(api));
    const page = await api.call("GET", path, {
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    expect(page.body.message).toContain("https://api.shop.example/api/payments/razorpay/callback");
    expect(page.body.message).not.toContain("evil.example");
  });

  it("confirms the order when it came in time", async () => {
    const { api, begin, pay, read } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    pay(id);
    await clean(HOUR);
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Paid" });
  });

  it("goes back when it came after the order had ended, looked for again and again", async () => {
    const { account, api, begin, pay } = shop();
    const shopper = await newShopper(api);
    const [late, never] = [await begin(shopper), await begin(shopper)];
    await clean(HOUR);
    pay(late.id);
    await clean(2 * HOUR);
    await clean(5 * HOUR);
    expect(account.refunds.get(`late-${late.order._id}`)).toEqual({
      payment: `pay_${late.id}`,
      amount: 330_300,
    });
    // Not for ever, and not each time.
    const before = lookUps(never.id);
    for (let day = 1; day <= 40; day++) {
      await lookForLatePayments(servicesAt(day * DAY));
    }
    const asked = lookUps(never.id) - before;
    expect(asked).toBeGreaterThan(1);
    expect(asked).toBeLessThan(8);
  });

  it("goes back and ends the order when it was another amount", async () => {
    const { account, api, begin, pay, hook, paidMessage, read } = shop();
    const shopper = await newShopper(api);
    const before = await stockOf(api, saree.skuId);
    const { order, id } = await begin(shopper);
    pay(id, 100);
    await hook(paidMessage(id));
    await hook(paidMessage(id));
    expect(await read(shopper, order)).toMatchObject({
      isOrderCancelled: true,
      isOrderPlaced: false,
      paymentStatus: "Failed",
    });
    await clean(0);
    expect(account.refunds.get(`late-${order._id}`)?.amount).toBe(100);
    expect(await stockOf(api, saree.skuId)).toBe(before);
    expect(api.logs.join("")).toContain("wrong payment");
  });
});
