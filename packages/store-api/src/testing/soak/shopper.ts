import { randomInt, randomUUID } from "node:crypto";
import { type Endpoint, endpoints, invoiceRows, orderTotals } from "@taanka/api-client/contract";
import { shop } from "@taanka/shop-config";
import * as v from "valibot";
import { outboxPath } from "../../../../../scripts/lib/outbox.mjs";
import { chargesOf } from "../../orders/totals.js";
import { home } from "../shopper.js";
import type { Answer, Calls } from "./calls.js";

/** Something that can be bought. */
export interface Ware {
  itemId: string;
  skuId: string;
  size: string;
  color: string;
  price: number;
  mrp: number;
}

/** An order that somebody wants. What became of it is asked until somebody says. */
export interface Purchase {
  key: string;
  lines: { skuId: string; quantity: number }[];
  /** Its number, once it was acknowledged. */
  orderId?: string;
  /** Refused with a reason; then there must be no such order. */
  refused?: boolean;
  /** Whether somebody was told that it is cancelled. */
  cancelled?: boolean;
}

const outbox = v.array(v.object({ code: v.string() }));
const WORDS = ["silk saree", "kurti", "cotton", "lehnga", "blue", "wedding"];
const SORTS = ["latestAddition", "priceLowToHigh", "priceHighToLow", "popularity"] as const;
/** Actions of one account, which so never reaches a limit. */
const ACTIONS = 12;
const RETRY_MS = 300;

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One visitor after the other: registers, looks around, buys, pays, changes their mind. */
export class Shopper {
  readonly #calls: Calls;
  readonly #wares: readonly Ware[];
  readonly #ledger: Purchase[];
  readonly #isOver: () => boolean;

  constructor(
    calls: Calls,
    {
      wares,
      ledger,
      isOver,
    }: { wares: readonly Ware[]; ledger: Purchase[]; isOver: () => boolean },
  ) {
    this.#calls = calls;
    this.#wares = wares;
    this.#ledger = ledger;
    this.#isOver = isOver;
  }

  async live(): Promise<void> {
    while (!this.#isOver()) {
      const account = await this.#register();
      if (!account) await pause(RETRY_MS);
      for (let left = account ? ACTIONS : 0; left > 0 && !this.#isOver(); left--) {
        await this.#act(account as Account);
        await pause(randomInt(20));
      }
    }
  }

  async #register(): Promise<Account | undefined> {
    const phoneNumber = `9${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
    await this.#calls.send(endpoints.auth.sendOtp, { body: { phoneNumber } });
    const path = outboxPath(phoneNumber);
    const mail = v.safeParse(outbox, (await this.#calls.send({ method: "GET", path }))?.data);
    const otp = mail.success ? mail.output[0]?.code : undefined;
    if (otp === undefined) return undefined;
    const person = { phoneNumber, otp, name: "Asha Rao", email: "asha@example.com" };
    const signup = await this.#read(endpoints.auth.signup, { body: person });
    if (!signup) return undefined;
    const token = signup.accessToken;
    const saved = await this.#read(endpoints.addresses.create, { token, body: home });
    const addressId = saved?.address.addressDetail[0]?._id;
    return addressId === undefined ? undefined : { token, addressId };
  }

  async #read<E extends Endpoint>(endpoint: E, options: Parameters<Calls["send"]>[1]) {
    const answer = await this.#calls.send(endpoint, options);
    const parsed = v.safeParse(endpoint.response as E["response"], answer?.data);
    return parsed.success ? parsed.output : undefined;
  }

  async #act(account: Account): Promise<void> {
    const chance = randomInt(10);
    if (chance < 4) await this.#browse();
    else if (chance < 6) await this.#fill(account);
    else await this.#buy(account, chance === 9);
  }

  async #browse(): Promise<void> {
    const listing = { sortBy: pick(SORTS), page: 1 + randomInt(3) };
    const body = randomInt(2) === 0 ? listing : { ...listing, keyword: pick(WORDS) };
    await this.#calls.send(endpoints.items.list, { body });
    const path = `/items/${pick(this.#wares).itemId}`;
    await this.#calls.send({ method: "GET", path });
  }

  async #fill({ token }: Account): Promise<void> {
    const { itemId, color } = pick(this.#wares);
    await this.#calls.send(endpoints.wishlist.add, { token, body: { itemId, color } });
    await this.#calls.send(endpoints.cart.read, { token });
  }

  async #buy({ token, addressId }: Account, isPrepaid: boolean): Promise<void> {
    const lines = [...new Set([pick(this.#wares), pick(this.#wares)])].map((ware) => ({
      ...ware,
      quantity: 1 + randomInt(2),
    }));
    const totals = orderTotals(lines, chargesOf(shop));
    const body = {
      orderDetails: lines.map(({ price: _price, mrp: _mrp, ...line }) => line),
      invoice: invoiceRows(totals),
      shippingAddressId: addressId,
      paymentMethod: isPrepaid ? "Online" : "COD",
      totalAmount: totals.total,
    };
    const purchase: Purchase = { key: randomUUID(), lines };
    this.#ledger.push(purchase);
    const send = () =>
      this.#calls.send(endpoints.orders.create, { token, key: purchase.key, body });
    const answer = await this.#sendUntilAnswered(send);
    if (answer.status !== 200) {
      purchase.refused = true;
      return;
    }
    const order = v.parse(endpoints.orders.create.response, answer.data);
    purchase.orderId = order.orderId;
    if (isPrepaid && order.checkoutPageUrl) await this.#pay(order.checkoutPageUrl);
    // Nobody keeps more open than a shop lets them.
    else await this.#cancel(token, purchase);
  }

  async #pay(page: string): Promise<void> {
    const path = page.replace(/^https?:\/\/[^/]+/, "");
    const form = `outcome=${pick(["upi", "card", "fail"])}`;
    await this.#sendUntilAnswered(() => this.#calls.send({ method: "POST", path }, { form }));
  }

  async #cancel(token: string, purchase: Purchase): Promise<void> {
    if (randomInt(3) === 0) return;
    const body = { orderId: purchase.orderId ?? "", refundReason: "delay: Too slow" };
    const send = () => this.#calls.send(endpoints.orders.cancel, { token, body });
    const { status, message } = await this.#sendUntilAnswered(send);
    purchase.cancelled = status === 200 || /already cancelled/.test(message);
  }

  /** Asks again until somebody answers, as a person does whose money is at stake. */
  async #sendUntilAnswered(send: () => Promise<Answer | undefined>): Promise<Answer> {
    for (;;) {
      const answer = await send();
      if (answer && answer.status !== 429) return answer;
      await pause(RETRY_MS);
    }
  }
}

interface Account {
  token: string;
  addressId: string;
}
