import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@taanka/api-client/contract";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../database/index.js";
import { newPhone } from "../testing/api.js";
import { copyDatabase, DATABASES } from "../testing/databases.js";
import { type Buyer, MortalShop, orderOf } from "../testing/mortal-shop.js";
import { cotton, saree } from "../testing/shopper.js";

/** Orders on each database; `npm run test:fuzz` places more. */
const ORDERS = Number(process.env.CRASH_ORDERS ?? 40);
const KILLS = Math.max(1, Math.round(ORDERS / 100));
/** Nobody may have more than ten cash orders open. */
const BUYERS = Math.max(20, Math.ceil(ORDERS / 10));
const WORKERS = 8;
const STOCK = 1_000_000;
const CHOICES = [saree, { ...saree, skuId: "TK-SILK-ONE-RED-M", size: "M" }, cotton];

/** An order that somebody wants, until the server says that it is placed. */
interface Job {
  key: string;
  buyer: Buyer;
  lines: [typeof saree, number][];
  /** Whether it is cancelled after it was placed. */
  cancels: boolean;
  /** Number of the order that was acknowledged. */
  placed?: string;
  cancelled?: boolean;
}

function makeJobs(buyers: readonly Buyer[]): Job[] {
  return Array.from({ length: ORDERS }, (_, index) => {
    const buyer = buyers[index % buyers.length];
    if (!buyer) throw new Error("Nobody buys.");
    const lines = CHOICES.filter((_choice, place) => (index >> place) % 2 === 0 || place === 0);
    return {
      key: `purchase-${index}`,
      buyer,
      lines: lines.map((choice, place) => [choice, 1 + ((index + place) % 3)]),
      cancels: index % 10 === 3,
    };
  });
}

/** Carries a job on by one step. @returns false when the server was gone */
async function work(shop: MortalShop, job: Job): Promise<boolean> {
  const { authorization } = job.buyer;
  try {
    if (job.placed === undefined) {
      const headers = { authorization, "idempotency-key": job.key };
      const answer = await shop.call(
        endpoints.orders.create,
        orderOf(job.buyer, job.lines),
        headers,
      );
      expect([answer.status, answer.message]).toEqual([200, "Order placed"]);
      job.placed = v.parse(endpoints.orders.create.response, answer.data).orderId;
    }
    if (job.cancels && !job.cancelled) {
      const body = { orderId: job.placed, refundReason: "delay: Too slow" };
      const answer = await shop.call(endpoints.orders.cancel, body, { authorization });
      // The call before the crash may have got through without its answer.
      if (answer.status !== 200) expect(answer.message).toBe("Order is already cancelled");
      job.cancelled = true;
    }
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Works through all jobs, killing the server again and again while orders are under way. */
async function placeAll(shop: MortalShop, jobs: readonly Job[]): Promise<number> {
  const waiting = [...jobs];
  let [done, kills, lost] = [0, 0, 0];
  while (waiting.length > 0) {
    let alive = true;
    const killAt = kills < KILLS ? Math.round((ORDERS * (kills + 1)) / (KILLS + 1)) : Infinity;
    const worker = async () => {
      while (alive) {
        const job = waiting.shift();
        if (!job) return;
        if (await work(shop, job)) done++;
        else {
          lost++;
          waiting.push(job);
        }
        if (alive && done >= killAt) {
          alive = false;
          await shop.kill();
        }
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
    if (!alive) {
      kills++;
      await shop.start();
    }
  }
  expect(kills).toBe(KILLS);
  return lost;
}

async function check(database: Database, jobs: readonly Job[]): Promise<void> {
  const { db } = database;
  const orders = await db.selectFrom("orders").selectAll().execute();
  const lines = await db.selectFrom("order_lines").selectAll().execute();
  expect(orders.map((order) => order.order_id).sort()).toEqual(
    jobs.map((job) => job.placed ?? "").sort(),
  );
  const byNumber = new Map(orders.map((order) => [order.order_id, order]));
  const sold = new Map<string, number>();
  for (const job of jobs) {
    const order = byNumber.get(job.placed ?? "");
    const own = lines.filter((line) => line.order_id === order?.id);
    const wanted = job.lines.map(([choice, quantity]) => [choice.skuId, quantity]);
    expect(own.map((line) => [line.sku_id, line.quantity]).sort()).toEqual(wanted.sort());
    const goods = own.reduce((sum, line) => sum + line.price * line.quantity, 0);
    expect(order?.subtotal).toBe(goods);
    expect(order?.total).toBe(goods + (order?.tax ?? 0));
    expect(order?.status).toBe(job.cancels ? "cancelled" : "placed");
    if (job.cancels) continue;
    for (const line of own) sold.set(line.sku_id, (sold.get(line.sku_id) ?? 0) + line.quantity);
  }
  expect(lines).toHaveLength(jobs.reduce((sum, job) => sum + job.lines.length, 0));
  for (const { skuId } of CHOICES) {
    const { stock } = await db
      .selectFrom("variants")
      .select("stock")
      .where("sku_id", "=", skuId)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(STOCK - (sold.get(skuId) ?? 0));
  }
  const invoices = await db.selectFrom("invoices").selectAll().orderBy("serial").execute();
  expect(invoices.map((invoice) => invoice.serial)).toEqual(jobs.map((_, index) => index + 1));
  expect(new Set(invoices.map((invoice) => invoice.order_id)).size).toBe(jobs.length);
  const keys = await db.selectFrom("idempotency_keys").select("order_id").execute();
  expect(new Set(keys.map((row) => row.order_id)).size).toBe(jobs.length);
}

describe.each(DATABASES)("kill -9 in the middle of orders on %s", (kind) => {
  it(
    `keeps every acknowledged one of ${ORDERS} whole, once, with stock and invoices that add up`,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "taanka-crash-"));
      const { databaseUrl } = await copyDatabase(kind, folder);
      const open = () =>
        openDatabase({
          databaseUrl,
          dataDir: folder,
          databasePoolSize: 2,
          onIdleError: () => undefined,
        });
      const prepared = await open();
      await prepared.db.updateTable("variants").set({ stock: STOCK }).execute();
      await prepared.close();

      const shop = new MortalShop({ DATA_DIR: folder, DATABASE_URL: databaseUrl ?? "" });
      await shop.start();
      const buyers: Buyer[] = [];
      for (let count = 0; count < BUYERS; count++) buyers.push(await shop.register(newPhone()));
      const jobs = makeJobs(buyers);
      const lost = await placeAll(shop, jobs);
      await shop.kill();

      const database = await open();
      await check(database, jobs);
      await database.close();
      await rm(folder, { recursive: true, force: true });
      process.stdout.write(
        `crash on ${kind}: ${ORDERS} orders, ${KILLS + 1} kills, ${lost} answers lost and asked again\n`,
      );
    },
    ORDERS * 500 + 240_000,
  );
});
