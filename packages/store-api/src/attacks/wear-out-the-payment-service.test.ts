import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { startMaintenance } from "../maintenance.js";
import { RazorpayProvider } from "../payments/razorpay.js";
import { DATABASES } from "../testing/api.js";
import { startDouble } from "../testing/double.js";
import { useRazorpayShop } from "../testing/razorpay.js";
import { newShopper } from "../testing/shopper.js";

const WINDOW = 10 * 60_000;

describe.each(DATABASES)(
  "a shopper who has the payment service asked without end, on %s",
  (kind) => {
    const shop = useRazorpayShop(kind);
    const lookUps = (id: string) =>
      shop().razorpay.seen.filter(({ path }) => path === `/v1/orders/${id}`).length;
    const startWindow = () => shop().api.wait(WINDOW - (shop().api.now() % WINDOW));

    it("is stopped after sixty questions in ten minutes, and keeps nobody else from paying", async () => {
      startWindow();
      const { api, begin, pay } = shop();
      const [greedy, other] = [await newShopper(api), await newShopper(api)];
      const [mine, theirs] = [await begin(greedy), await begin(other)];
      const verify = (token: string, merchantOrderId: string) =>
        api.call("POST", "/api/user/order/verify-payment", { token, body: { merchantOrderId } });
      const statuses = [];
      for (let count = 0; count < 63; count++) {
        statuses.push((await verify(greedy.token, mine.order.orderId)).status);
      }
      expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
      expect(statuses.slice(60)).toEqual([429, 429, 429]);
      expect(lookUps(mine.id)).toBe(60);
      pay(theirs.id);
      expect((await verify(other.token, theirs.order.orderId)).body.data).toMatchObject({
        paymentStatus: "Paid",
      });
    });

    it("is answered from the shop's own books once it is paid, also with a return sent again", async () => {
      startWindow();
      const { api, begin, pay, comeBack, signedReturn, hook, paidMessage } = shop();
      const { id } = await begin(await newShopper(api));
      pay(id);
      for (let count = 0; count < 5; count++) {
        expect((await comeBack(signedReturn(id))).status).toBe(303);
        expect((await hook(paidMessage(id))).status).toBe(200);
      }
      expect(lookUps(id)).toBe(1);
    });

    it("has a return that is not paid yet looked up ten times in ten minutes, however often it is sent", async () => {
      startWindow();
      const { api, begin, comeBack, signedReturn } = shop();
      const { id, order } = await begin(await newShopper(api));
      for (let count = 0; count < 13; count++) {
        const back = await comeBack(signedReturn(id));
        expect(back.headers.get("location")).toBe(`https://shop.example/orders/${order.orderId}`);
      }
      expect(lookUps(id)).toBe(10);
    });

    it("is asked by one cleaning at a time when it is silent", async () => {
      const { api, begin } = shop();
      const { config, database, shop: whose } = api;
      await begin(await newShopper(api));
      if (!config.razorpay) throw new Error("The shop takes no payments with Razorpay.");
      const silent = await startDouble(() => undefined);
      const { log } = api.api;
      const reach = { ...config.razorpay, url: silent.url };
      const payment = new RazorpayProvider(database.db, reach, "", log);
      const now = () => new Date(Date.now() + 60 * 60_000);
      const stop = startMaintenance({ config, shop: whose, database, log, payment, now }, 100);
      await pause(1500);
      stop();
      await silent.close();
      expect(silent.seen.length).toBe(1);
    });
  },
);
