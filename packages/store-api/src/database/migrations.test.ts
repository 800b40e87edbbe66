import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { listingSchema } from "@taanka/api-client/contract";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import * as v from "valibot";
import { afterEach, describe, expect, inject, it } from "vitest";
import { giveBlankDatabase } from "../../../../scripts/lib/blank-database.mjs";
import { assembleApi } from "../api.js";
import { readConfig } from "../config.js";
import { balance } from "../payments/ledger.js";
import { sumOwed } from "../payments/refunds.js";
import { listOwedRefunds } from "../payments/refunds-command.js";
import { DATABASES, type DatabaseKind } from "../testing/api.js";
import { openDatabase } from "./index.js";
import { MIGRATION_NAMES, migrateTo } from "./migrations/index.js";
import { PgliteDialect } from "./pglite-dialect.js";

const listingAnswer = v.object({ data: listingSchema });
/** The first release's schema with a shop in it, as it was dumped then: nothing here may change it. */
const DUMP = readFileSync(new URL("./dumps/first-release.sql", import.meta.url), "utf8");
/** Texts as requests and files wrote them before they were read in one form. */
const UNCLEAN = `
  set search_path to public;
  update items set name = E'Orga\\u200Bn\\u200Dza\\uFE0F Cafe\\u0301\\u00A0Saree',
    description = E'\\u200Cश्री\u0915\u094D\u200Dष \u2764\uFE0F',
    card = replace(card::text, 'Peacock', E'Cre\\u0300me')::jsonb;
  update colors set name = E'Cre\\u0300me';
  update wishlist set color = E'Cre\\u0300me';
  update variants set size = E'E\\u0301te\\u0301';
  insert into coupons (code, description, discount_type, discount_value)
    values (E'CAFE\\u0301', 'Ten off', 'flat', 10);
  insert into filters values ('fabric', 'Fabric', jsonb_build_array('Café', 'Silk', E'Cafe\\u0301'), 0);`;
const FIRST = ["0001-catalogue", "0002-accounts", "0003-orders", "0004-coupons", "0005-payments"];

/** Orders of the first release: how each stood, and whether its payment was begun. */
const OLD_ORDERS = (
  [
    ["cancelled-paid", "cancelled", "Online", "paid"],
    ["cancelled-unpaid", "cancelled", "Online", "failed"],
    ["cancelled-cash", "cancelled", "COD", "pending"],
    ["given-back", "refunded", "Online", "refunded"],
    ["paid", "placed", "Online", "paid"],
    ["delivered", "delivered", "Online", "paid"],
    ["waiting", "placed", "Online", "pending"],
  ] as const
)
  .map(
    ([id, status, method, payment]) => `
      insert into public.orders values ('${id}', 'TK-${id}', 'u1', '${status}', '${method}',
        '${payment}', true, 800, 144, 0, null, 0, 944, '[]', '{}', null, null, now(), now(), now());
      ${method === "Online" ? `insert into public.payments values ('${id}', 's-${id}', '/pay');` : ""}`,
  )
  .join("");

let clean: () => Promise<void>;
afterEach(() => clean());

async function fill(connectionString: string, change: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(DUMP);
  await client.query(change);
  await client.end();
}

/** @param change - what else happened to the shop before it is brought up to date */
async function oldShop(kind: DatabaseKind, change = "") {
  const dataDir = await mkdtemp(join(tmpdir(), "taanka-old-"));
  const url = new URL(inject("postgresUrl"));
  clean = () => rm(dataDir, { recursive: true, force: true });
  if (kind === "postgres") {
    const name = `old_${randomUUID().replaceAll("-", "")}`;
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    url.pathname = name;
  }
  if (kind === "postgres") await fill(url.href, change);
  else {
    await giveBlankDatabase(dataDir);
    const database = new PGlite(join(dataDir, "database"));
    await database.exec(DUMP);
    await database.exec(change);
    await database.close();
  }
  return { dataDir, ...(kind === "postgres" ? { databaseUrl: url.href } : {}) };
}

/** A connection of the test's own, which runs no migration. */
const dialectOf = (place: Awaited<ReturnType<typeof oldShop>>) =>
  "databaseUrl" in place
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: place.databaseUrl, max: 1 }) })
    : new PgliteDialect(join(place.dataDir, "database"), () => undefined);

describe.each(DATABASES)("migrations from an older shop on %s", (kind) => {
  it("keep what is there, and the shop works on", { timeout: 120_000 }, async () => {
    const place = await oldShop(kind);
    const options = { ...place, databasePoolSize: 3, onIdleError: () => undefined };
    await (await openDatabase(options)).close();
    const database = await openDatabase(options);
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: place.dataDir });
    const api = await assembleApi(config, database, pino({ level: "silent" }));
    try {
      const list = async (body: unknown) => {
        const request = new Request("http://shop.test/api/items/filtering", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        const { data } = v.parse(listingAnswer, await (await api.fetch(request)).json());
        return data.items.map((item) => item._id);
      };
      expect(await list({ categoryId: "sarees" })).toEqual(["old-saree"]);
      for (const keyword of ["kanjivaram", "kanjeevaram", "peacock", "mulberry", "temple border"]) {
        expect(await list({ keyword })).toEqual(["old-saree"]);
      }
      const order = await database.db.selectFrom("orders").selectAll().executeTakeFirst();
      expect(order).toMatchObject({ order_id: "TK-2026-000001", total: 944 });
      expect(await database.db.selectFrom("wishlist").selectAll().execute()).toHaveLength(1);
      const variant = await database.db.selectFrom("variants").selectAll().executeTakeFirst();
      expect(variant).toMatchObject({ sku_id: "OLD-1", stock: 4 });
    } finally {
      await api.close();
    }
  });

  it("bring texts to the form in which they are compared", { timeout: 120_000 }, async () => {
    const place = await oldShop(kind, UNCLEAN);
    const options = { ...place, databasePoolSize: 3, onIdleError: () => undefined };
    const database = await openDatabase(options);
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: place.dataDir });
    const api = await assembleApi(config, database, pino({ level: "silent" }));
    try {
      const first = async (table: "items" | "colors" | "variants" | "wishlist" | "filters") =>
        database.db.selectFrom(table).selectAll().executeTakeFirst();
      expect(await first("items")).toMatchObject({
        name: "Organza Café Saree",
        description: "श्री\u0915\u094D\u200Dष \u2764\uFE0F",
        card: { colors: [{ color: "Crème" }] },
      });
      expect(await first("colors")).toMatchObject({ name: "Crème" });
      expect(await first("wishlist")).toMatchObject({ color: "Crème" });
      expect(await first("variants")).toMatchObject({ size: "Été" });
      expect(await first("filters")).toMatchObject({ values: ["Café", "Silk"] });
      const coupon = database.db.selectFrom("coupons").select("code").where("code", "like", "CAF%");
      expect(await coupon.execute()).toEqual([{ code: "CAFÉ" }]);
      const body = JSON.stringify({ keyword: "organza saree" });
      const headers = { "content-type": "application/json" };
      const asked = new Request("http://shop.test/api/items/filtering", {
        ...{ method: "POST", headers, body },
      });
      const { data } = v.parse(listingAnswer, await (await api.fetch(asked)).json());
      expect(data.items.map(({ name }) => name)).toEqual(["Organza Café Saree"]);
    } finally {
      await api.close();
    }
  });

  it("take the colour from a product that had none to tell", { timeout: 120_000 }, async () => {
    const place = await oldShop(kind);
    const before = new Kysely<unknown>({ dialect: dialectOf(place) });
    await sql`update colors set name = 'As Pictured'`.execute(before);
    await sql`update wishlist set color = 'As Pictured'`.execute(before);
    await sql`insert into facets (id, key, value) values (9001, 'Color', 'As Pictured')`.execute(
      before,
    );
    await sql`update listing set facets = facets || 9001`.execute(before);
    await sql`insert into filters (id, key, values, position)
      values ('color', 'Color', '["As Pictured", "Red"]', 99)
      on conflict (id) do update set values = excluded.values`.execute(before);
    await before.destroy();
    const options = { ...place, databasePoolSize: 3, onIdleError: () => undefined };
    const { db, close } = await openDatabase(options);
    const { rows } = await sql`select co.name, i.card -> 'colors' as shown, f.values,
        9001 = any(l.facets) as listed
      from colors co join items i on i.id = co.item_id join listing l on l.num = i.num
        join filters f on f.key = 'Color'`.execute(db);
    expect(rows).toEqual([{ name: "default", shown: [], values: ["Red"], listed: false }]);
    const wishes = await db.selectFrom("wishlist").select("color").execute();
    expect(wishes).toEqual([{ color: "default" }]);
    await close();
  });

  it("owe what was paid for cancelled orders, once, and nothing that went back by hand", {
    timeout: 120_000,
  }, async () => {
    const place = await oldShop(kind, OLD_ORDERS);
    const options = { ...place, databasePoolSize: 3, onIdleError: () => undefined };
    await (await openDatabase(options)).close();
    const database = await openDatabase(options);
    try {
      const owed = await listOwedRefunds(database.db);
      expect(owed).toMatchObject([
        { refund: "order-cancelled-paid", rupees: 944, tries: 0, payment: "s-cancelled-paid" },
      ]);
      expect(await sumOwed(database)).toEqual({ count: 1, rupees: 944, failed: 0 });
      for (const { id } of await database.db.selectFrom("orders").select("id").execute()) {
        const newly = await database.transaction((trx) => balance(trx, id, "again", new Date()));
        expect([id, newly]).toEqual([id, 0]);
      }
      expect(await listOwedRefunds(database.db)).toEqual(owed);
    } finally {
      await database.close();
    }
  });

  it("undo themselves when one of them fails", { timeout: 120_000 }, async () => {
    const place = await oldShop(kind);
    const options = { ...place, databasePoolSize: 3, onIdleError: () => undefined };
    const spoilt = new Kysely<unknown>({ dialect: dialectOf(place) });
    await sql`create table remote_pictures (mine integer)`.execute(spoilt);
    await spoilt.destroy();
    await expect(openDatabase(options)).rejects.toThrow("remote_pictures");
    const after = new Kysely<unknown>({ dialect: dialectOf(place) });
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by 1`.execute(after);
    expect(rows.map(({ name }) => name)).toEqual(FIRST);
    const tables = await sql<{ name: string }>`select table_name::text as name
      from information_schema.tables where table_name = 'words'`.execute(after);
    expect(tables.rows).toEqual([]);
    await sql`drop table remote_pictures`.execute(after);
    await after.destroy();
    await (await openDatabase(options)).close();
  });
});

/** Every column, index and constraint. */
async function shapeOf(db: Kysely<unknown>): Promise<unknown[]> {
  const columns = await sql`select table_name::text, column_name::text, data_type::text,
      column_default::text, is_nullable::text from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db);
  const indexes = await sql`select tablename::text, indexdef::text from pg_indexes
    where schemaname = 'public' order by 1, 2`.execute(db);
  const constraints = await sql`select conrelid::regclass::text as name,
      pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  return [columns.rows, indexes.rows, constraints.rows];
}

describe("migrations", () => {
  it("lead from every schema that was released to the same one", { timeout: 120_000 }, async () => {
    clean = async () => undefined;
    const admin = new pg.Client({ connectionString: inject("postgresUrl") });
    await admin.connect();
    const upgrade = async (from: string | undefined) => {
      const name = `from_${randomUUID().replaceAll("-", "")}`;
      await admin.query(`create database ${name}`);
      const url = new URL(inject("postgresUrl"));
      url.pathname = name;
      const pool = new pg.Pool({ connectionString: url.href, max: 2 });
      const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
      if (from !== undefined) await migrateTo(db, from);
      await migrateTo(db, MIGRATION_NAMES.at(-1) ?? "");
      const shape = await shapeOf(db);
      await db.destroy();
      return shape;
    };
    const fresh = await upgrade(undefined);
    for (const name of MIGRATION_NAMES.slice(0, -1)) expect(await upgrade(name)).toEqual(fresh);
    await admin.end();
  });
});
