import {
  type CallData,
  type Endpoint,
  endpoints,
  invoiceRows,
  orderTotals,
} from "@taanka/api-client/contract";
import { shop } from "@taanka/shop-config";
import * as v from "valibot";
import { codesFor, outboxKey } from "../../../../scripts/lib/outbox.mjs";
import { chargesOf } from "../orders/totals.js";
import { type Child, startChild } from "./child.js";
import { home, PRICES, type saree } from "./shopper.js";

const LISTENS = /the API listens on (http:\/\/[\d.:]+)/;

/** What a call answered, with its data unread. */
export interface Answer {
  status: number;
  message: string;
  data?: unknown;
}

/** A server in a process of its own, that can be killed and started again on the same database. */
export class MortalShop {
  readonly #env: Record<string, string>;
  #child: Child | undefined;
  #origin = "";

  constructor(env: Record<string, string>) {
    this.#env = {
      NODE_ENV: "test",
      PORT: "0",
      SEED_SAMPLE_CATALOGUE: "false",
      OUTBOX_KEY: outboxKey,
      OTP_LIMIT_PER_ADDRESS: "0",
      AUTH_LIMIT_PER_ADDRESS: "0",
      ORDERS_PER_PERSON_DAY: "0",
      UNPAID_PIECES_PER_PERSON: "0",
      UNPAID_PIECES_PER_VARIANT: "0",
      UNPAID_VALUE_PER_PERSON: "0",
      ...env,
    };
  }

  async start(): Promise<void> {
    this.#child = startChild("main", [], this.#env);
    this.#origin = (await this.#child.until(LISTENS))[1] ?? "";
  }

  /** Ends the process as a power cut would end it. */
  async kill(): Promise<void> {
    await this.#child?.end("SIGKILL");
  }

  /** @throws when nobody answered, so that nobody knows what came of it */
  async call(
    { method, path }: Endpoint,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    const answer: Answer = JSON.parse(await response.text());
    return { ...answer, status: response.status };
  }

  async #send<E extends Endpoint>(
    endpoint: E,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<CallData<E>> {
    const { status, message, data } = await this.call(endpoint, body, headers);
    if (status !== 200) throw new Error(`${endpoint.path} answered ${status}: ${message}`);
    return v.parse(endpoint.response, data);
  }

  /**
   * Registers somebody with an address.
   * @param sender - the instance that sends the code, where it is another one
   */
  async register(phoneNumber: string, sender: MortalShop = this): Promise<Buyer> {
    await sender.#send(endpoints.auth.sendOtp, { phoneNumber });
    const [newest] = await codesFor(this.#origin, phoneNumber);
    const person = { phoneNumber, name: "Asha Rao", email: "asha@example.com" };
    const body = { ...person, otp: newest?.code };
    const { accessToken, refreshToken } = await this.#send(endpoints.auth.signup, body);
    const authorization = `Bearer ${accessToken}`;
    const { address } = await this.#send(endpoints.addresses.create, home, { authorization });
    const addressId = address.addressDetail[0]?._id ?? "";
    return { authorization, refreshToken: refreshToken ?? "", addressId };
  }
}

/** Somebody who can buy. */
export interface Buyer {
  authorization: string;
  refreshToken: string;
  addressId: string;
}

/** The body of a cash order. */
export function orderOf(buyer: Buyer, lines: readonly [typeof saree, number][]): object {
  const totals = orderTotals(
    lines.map(([choice, quantity]) => ({
      ...(PRICES[choice.itemId] ?? { price: 0, mrp: 0 }),
      quantity,
    })),
    chargesOf(shop),
  );
  return {
    orderDetails: lines.map(([choice, quantity]) => ({ ...choice, quantity })),
    invoice: invoiceRows(totals),
    shippingAddressId: buyer.addressId,
    paymentMethod: "COD",
    totalAmount: totals.total,
  };
}
