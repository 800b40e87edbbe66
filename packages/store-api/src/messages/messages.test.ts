import { endpoints } from "@taanka/api-client/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { OrderMessage } from "../otp/provider.js";
import { DATABASES, type Person, startTestApi, useTestApi } from "../testing/api.js";
import { newShopper, type Shopper, saree } from "../testing/shopper.js";
import { OrderMessages } from "./order-messages.js";
import { messageText } from "./texts.js";

const MINUTE = 60_000;

describe.each(DATABASES)("messages about orders on %s", (kind) => {
  const api = useTestApi(kind);
  let admin: Person;
  beforeAll(async () => {
    admin = await api().registerAdmin();
  });

  /** A sender whose service takes what `take` lets through. */
  function sender(take: () => boolean = () => true, perDay = 20) {
    const seen: OrderMessage[] = [];
    const messages = new OrderMessages({
      database: api().database,
      provider: {
        deliver: async () => undefined,
        notify: async (message) => {
          seen.push(message);
          if (!take()) throw new Error("the service is away");
        },
      },
      shop: api().shop,
      log: api().api.log,
      now: () => new Date(api().now()),
      enabled: true,
      perDay,
    });
    const send = () => {
      messages.soon();
      return messages.close();
    };
    const textsFor = ({ phoneNumber }: Shopper) =>
      seen.filter((message) => message.phoneNumber === phoneNumber).map(({ text }) => text);
    return { seen, send, textsFor };
  }
  const advance = (id: string, status: string) =>
    api().call("PUT", `/api/user/order/admin/${id}/status`, {
      token: admin.accessToken,
      body: { status },
    });
  const cancel = ({ token }: Shopper, orderId: string) =>
    api().send(endpoints.orders.cancel, {
      token,
      body: { orderId, refundReason: "delay: too slow" },
    });
  const place = ({ token, orderOf }: Shopper, change: object) =>
    api().send(endpoints.orders.create, { token, body: { ...orderOf([[saree, 1]]), ...change } });

  it("tell of an order once each, in its order and the buyer's language", async () => {
    const { seen, send, textsFor } = sender();
    const shopper = await newShopper(api());
    const order = await place(shopper, { language: "hi" });
    for (const status of ["Ready to Dispatch", "Dispatched", "Delivered"]) {
      await advance(order._id, status);
    }
    const logged = api().logs.length;
    await send();
    await send();
    const [shop, name] = [api().shop.name, "Asha"];
    const said = (which: "placed" | "dispatched" | "delivered") =>
      messageText(which, { shop, order: order.orderId ?? "", name }, "hi");
    expect(textsFor(shopper)).toEqual([said("placed"), said("dispatched"), said("delivered")]);
    expect(textsFor(shopper)[0]).toBe(`Asha, आपका ${shop} ऑर्डर ${order.orderId} मिल गया है।`);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length);
    expect(api().logs.slice(logged).join("")).not.toContain(shopper.phoneNumber);
  });

  it("wait for the payment of a prepaid order, and say nothing of one that is never paid", async () => {
    const { send, textsFor } = sender();
    const shopper = await newShopper(api());
    const unpaid = await place(shopper, { paymentMethod: "Online" });
    await cancel(shopper, unpaid._id);
    const order = await place(shopper, { paymentMethod: "Online" });
    await send();
    expect(textsFor(shopper)).toEqual([]);
    await api().call("POST", order.checkoutPageUrl ?? "", {
      body: "outcome=upi",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    await cancel(shopper, order._id);
    expect((await advance(order._id, "Refund Processed")).status).toBe(200);
    await send();
    const start = `your ${api().shop.name} order ${order.orderId}`;
    expect(textsFor(shopper)).toEqual([
      `Asha, ${start} is placed.`,
      `Asha, ${start} is cancelled.`,
      `Asha, the refund for ${start} is on its way to you.`,
    ]);
  });

  it("are not lost while the service is away, come later in their order, and never after a day", async () => {
    let away = true;
    const { seen, send, textsFor } = sender(() => !away);
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    await cancel(shopper, order._id);
    await send();
    await send();
    expect(textsFor(shopper)).toHaveLength(1);
    api().wait(2 * MINUTE);
    away = false;
    await send();
    expect(textsFor(shopper).map((text) => /placed|cancelled/.exec(text)?.[0])).toEqual([
      "placed",
      "placed",
      "cancelled",
    ]);
    expect(seen[0]?.key).toBe(seen[1]?.key);
    await shopper.buy([[saree, 1]]);
    api().wait(25 * 60 * MINUTE);
    await send();
    expect(textsFor(shopper)).toHaveLength(3);
  });

  it("are sent once by several servers at once", async () => {
    const [one, other] = [sender(), sender()];
    const shoppers = await Promise.all([1, 2, 3].map(() => newShopper(api())));
    for (const shopper of shoppers) await shopper.buy([[saree, 1]]);
    await Promise.all([one.send(), other.send()]);
    for (const shopper of shoppers) {
      expect([...one.textsFor(shopper), ...other.textsFor(shopper)]).toHaveLength(1);
    }
  });

  it("are not made by placing and cancelling over and over", async () => {
    const { send, textsFor } = sender(() => true, 3);
    const shopper = await newShopper(api());
    for (let count = 0; count < 4; count++) {
      const order = await shopper.buy([[saree, 1]]);
      await cancel(shopper, order._id);
    }
    await send();
    expect(textsFor(shopper)).toHaveLength(3);
    api().wait(10 * MINUTE);
    await send();
    expect(textsFor(shopper)).toHaveLength(3);
  });

  it("leave a running shop by themselves and arrive in the development mailbox", async () => {
    const shop = await startTestApi(kind, { ORDER_MESSAGES: "true", ALLOW_SANDBOX: "false" });
    try {
      const shopper = await newShopper(shop);
      const order = await shopper.buy([[saree, 1]]);
      const path = `${shop.api.outboxPath}&phoneNumber=${shopper.phoneNumber}`;
      const mail = (of: string) => shop.call("GET", path + of, { from: "127.0.0.1" });
      await expect
        .poll(async () => (await mail("&of=orders")).body)
        .toMatchObject([{ kind: "placed", text: expect.stringContaining(order.orderId ?? "-") }]);
      expect((await mail("")).body).toMatchObject([{ code: expect.stringMatching(/^\d{6}$/) }]);
    } finally {
      await shop.close();
    }
  });
});

describe("the words of a message", () => {
  it.each(["https://evil.example now", "+91 98765", "a.b", "<b>", "😀 x", ""])(
    "hold no name that is none: %s",
    (name) => {
      const text = messageText("placed", { shop: "Taanka", order: "TK-1", name }, "en");
      expect(text).toBe("Your Taanka order TK-1 is placed.");
    },
  );

  it.each(["Meera Nair", "मीरा नायर", "D’Souza"])("begin with the first name of %s", (name) => {
    const text = messageText("delivered", { shop: "Taanka", order: "TK-1", name }, "fr");
    expect(text).toBe(`${name.split(" ")[0]}, your Taanka order TK-1 is delivered.`);
  });
});
