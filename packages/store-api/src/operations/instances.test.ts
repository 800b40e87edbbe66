import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  categorySchema,
  endpoints,
  invoiceRows,
  listingSchema,
  orderTotals,
} from "@taanka/api-client/contract";
import { sql } from "kysely";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Api, assembleApi } from "../api.js";
import { readConfig } from "../config.js";
import { type Database, openDatabase } from "../database/index.js";
import { importCatalogue } from "../import/run.js";
import { removeExpired } from "../maintenance.js";
import { chargesOf } from "../orders/totals.js";
import { SandboxPaymentProvider } from "../payments/sandbox.js";
import { newPhone, startTestApi, type TestApi } from "../testing/api.js";
import { cotton, newShopper, type Shopper, stockOf } from "../testing/shopper.js";

const listingAnswer = v.object({ data: listingSchema });

let first: TestApi;
let second: Api;
let secondDatabase: Database;

beforeAll(async () => {
  // Without a key that is set, they share the one that the first of them made.
  first = await startTestApi("postgres", { OTP_LIMIT_PER_ADDRESS: "5", TOKEN_SECRET: "" });
  const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(
    first.database.db,
  );
  const url = new URL(inject("postgresUrl"));
  url.pathname = rows[0]?.name ?? "";
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: join(first.config.dataDir, "second"),
    DATABASE_URL: url.href,
    OTP_LIMIT_PER_ADDRESS: "5",
  });
  secondDatabase = await openDatabase({ ...config, onIdleError: () => undefined });
  second = await assembleApi(config, secondDatabase, pino({ level: "silent" }), {
    now: () => new Date(first.now()),
  });
});

afterAll(async () => {
  await second.close();
  await first.close();
});

/** The one product of the catalogue that a test imports. */
const newOne = { itemId: "new-one", skuId: "NEW-1", size: "Free Size", color: "Red" };

/** @returns the order's id */
async function orderNewOne(shopper: Shopper, paymentMethod: "Online" | "COD"): Promise<string> {
  const totals = orderTotals([{ price: 500, mrp: 500, quantity: 1 }], chargesOf(first.shop));
  const { _id } = await first.send(endpoints.orders.create, {
    token: shopper.token,
    body: {
      orderDetails: [{ ...newOne, quantity: 1 }],
      invoice: invoiceRows(totals),
      shippingAddressId: shopper.addressId,
      totalAmount: totals.total,
      paymentMethod,
    },
  });
  return _id;
}

async function ask(path: string, body?: unknown, token?: string, from = "192.0.2.50") {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const init =
    body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await second.fetch(new Request(`http://shop.test${path}`, init), {
    remoteAddress: from,
  });
  return { status: response.status, body: await response.json() };
}

describe("two instances on one PostgreSQL", () => {
  it("know the codes and the sessions of each other", async () => {
    const person = await first.register();
    const profile = await ask("/api/auth/profile", undefined, person.accessToken);
    expect(profile.status).toBe(200);
    const phone = newPhone();
    await first.call("POST", "/api/auth/otp", { body: { phoneNumber: phone }, from: phone });
    const otp = await first.codeFor(phone);
    const proof = await ask("/api/auth/otp/verify", { phoneNumber: phone, otp });
    expect(proof.status).toBe(200);
    const soon = await ask("/api/auth/otp", { phoneNumber: phone }, undefined, phone);
    expect(soon.status).toBe(429);
  });

  it("count one address together", async () => {
    const from = "198.51.100.77";
    const statuses: number[] = [];
    // From the start of a window, so that it does not end in the middle.
    first.wait(600_000 - (first.now() % 600_000));
    for (let count = 0; count < 4; count++) {
      const body = { phoneNumber: newPhone() };
      statuses.push((await first.call("POST", "/api/auth/otp", { body, from })).status);
      statuses.push(
        (await ask("/api/auth/otp", { phoneNumber: newPhone() }, undefined, from)).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it("sell no piece twice", async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => newShopper(first)));
    const before = await stockOf(first, cotton.skuId);
    expect(before).toBe(3);
    const statuses = await Promise.all(
      shoppers.flatMap((shopper) => {
        const body = shopper.orderOf([[cotton, 1]]);
        return [
          shopper.order(body).then((reply) => reply.status),
          ask("/api/user/order/create", body, shopper.token).then((reply) => reply.status),
        ];
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(before);
    expect(statuses.filter((status) => status === 409)).toHaveLength(8 - before);
    expect(await stockOf(first, cotton.skuId)).toBe(0);
  });

  it("both show a catalogue that one of them imported, and answer all the while", async () => {
    const file = join(first.config.dataDir, "new.json");
    const sizes = [{ size: "Free Size", sku: "NEW-1", stock: 5 }];
    const product = {
      id: "new-one",
      name: "New",
      category: "New",
      price: 500,
      colors: [{ name: "Red", sizes }],
    };
    await writeFile(file, JSON.stringify({ products: [product] }));
    const before = await second.revision();
    await second.transport.send({ call: endpoints.categories.list });
    let answering = true;
    const statuses = new Set<number>();
    const asking = (async () => {
      while (answering) {
        statuses.add((await ask("/api/items/filtering", {})).status);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    await importCatalogue(first.database, file, {
      onePrice: undefined,
      replace: true,
      keepStock: false,
      onProblem: () => undefined,
    });
    const ids = async () => [
      (await first.send(endpoints.items.list, { body: {} })).items.map((item) => item._id),
      v
        .parse(listingAnswer, (await ask("/api/items/filtering", {})).body)
        .data.items.map((item) => item._id),
    ];
    await expect.poll(ids, { timeout: 8000 }).toEqual([["new-one"], ["new-one"]]);
    // What each of them keeps in memory, the listing aside, is dropped with it.
    const categories = async (api: Api) =>
      v
        .parse(
          v.array(categorySchema),
          await api.transport.send({ call: endpoints.categories.list }),
        )
        .map(({ name }) => name);
    expect(await categories(first.api)).toEqual(["New"]);
    expect(await categories(second)).toEqual(["New"]);
    expect(await second.revision()).toBe(await first.api.revision());
    expect(await second.revision()).not.toBe(before);
    answering = false;
    await asking;
    expect([...statuses]).toEqual([200]);
  });

  it("clean up side by side: what is over ends once, and what is not over stays", async () => {
    const shopper = await newShopper(first);
    const before = await stockOf(first, newOne.skuId);
    const unpaid = await Promise.all([1, 2].map(() => orderNewOne(shopper, "Online")));
    const kept = await orderNewOne(shopper, "COD");
    expect(await stockOf(first, newOne.skuId)).toBe(before - 3);
    const over = newPhone();
    await first.call("POST", "/api/auth/otp", { body: { phoneNumber: over }, from: over });
    first.wait(25 * 60 * 60 * 1000);
    const valid = newPhone();
    await first.call("POST", "/api/auth/otp", { body: { phoneNumber: valid }, from: valid });

    const failures: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => failures.push(line) });
    const clean = (database: Database) =>
      removeExpired({
        config: first.config,
        shop: first.shop,
        payment: new SandboxPaymentProvider(database.db, ""),
        now: () => new Date(first.now()),
        database,
        log,
      });
    await Promise.all([clean(first.database), clean(secondDatabase)]);

    expect(failures).toEqual([]);
    const codes = await first.database.db.selectFrom("otp_codes").select("phone").execute();
    expect(codes.map(({ phone }) => phone)).toContain(valid);
    expect(codes.map(({ phone }) => phone)).not.toContain(over);
    // Each order's piece came back once, though both instances saw it.
    expect(await stockOf(first, newOne.skuId)).toBe(before - 1);
    const orders = await first.database.db
      .selectFrom("orders")
      .select(["id", "status"])
      .where("id", "in", [...unpaid, kept])
      .execute();
    const stateOf = new Map(orders.map(({ id, status }) => [id, status]));
    expect(unpaid.map((id) => stateOf.get(id))).toEqual(["cancelled", "cancelled"]);
    expect(stateOf.get(kept)).toBe("placed");
  });
});
