import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listingSchema } from "@taanka/api-client/contract";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import * as v from "valibot";
import { afterEach, describe, expect, inject, it } from "vitest";
import { assembleApi } from "../api.js";
import { readConfig } from "../config.js";
import { DATABASES, type DatabaseKind } from "../testing/api.js";
import { openDatabase } from "./index.js";
import { catalogue } from "./migrations/0001-catalogue.js";
import { accounts } from "./migrations/0002-accounts.js";
import { orders } from "./migrations/0003-orders.js";
import { coupons } from "./migrations/0004-coupons.js";
import { payments } from "./migrations/0005-payments.js";
import { PgliteDialect } from "./pglite-dialect.js";

const listingAnswer = v.object({ data: listingSchema });
const FIRST = { catalogue, accounts, orders, coupons, payments };

/** A shop as it was after the fifth migration, with somebody in it who had bought something. */
const OLD_SHOP = [
  `insert into settings values ('catalogue_version', 'own-7'), ('token_secret', 'kept')`,
  `insert into categories values ('sarees', 'Sarees', '', null, null, 0)`,
  `insert into subcategories values ('silk', 'sarees', 'Silk', '', 0)`,
  `insert into brands values ('loom', 'Loom', '')`,
  `insert into items (num, id, name, description, garment, return_policy, details, card,
      category_id, subcategory_id, brand_id, mrp, price)
    values (7, 'old-saree', 'Kanjivaram Saree', 'Temple border.', 'saree', 'Easy', '[]',
      '{"filters":[{"key":"Fabric","value":"Mulberry"}],"colors":[{"color":"Peacock","hexCode":"#1"}],"images":[],"imageColor":null}',
      'sarees', 'silk', 'loom', 900, 800)`,
  `insert into facets values (1, 'Fabric', 'Mulberry'), (2, '@category', 'sarees')`,
  `insert into listing values (7, 800, 5, '2026-01-01', '{1,2}', to_tsvector('english', 'Kanjivaram'))`,
  `insert into colors values ('old-saree', 'peacock', 'Peacock', '#1', 0)`,
  `insert into variants values ('OLD-1', 'old-saree', 'peacock', 'Free', 4, 0)`,
  `insert into users (id, phone, name, email) values ('u1', '9876543210', 'Asha', 'a@example.com')`,
  `insert into wishlist (user_id, item_id, color) values ('u1', 'old-saree', 'Peacock')`,
  `insert into orders values ('o1', 'TK-2026-000001', 'u1', 'placed', 'COD', 'pending', true, 800,
      144, 0, null, 0, 944, '[]', '{}', null, null, now(), now(), now())`,
  `insert into order_lines values ('o1', 1, 'old-saree', 'OLD-1', 'Free', 'Peacock', 1, 800, 900,
      'Kanjivaram Saree', '', null)`,
];

let clean: () => Promise<void>;
afterEach(() => clean());

async function oldShop(kind: DatabaseKind) {
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
  const dialect =
    kind === "postgres"
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: url.href, max: 1 }) })
      : new PgliteDialect(join(dataDir, "database"), () => undefined);
  const db = new Kysely<unknown>({ dialect });
  for (const statement of [...Object.values(FIRST).flat(), ...OLD_SHOP]) {
    await sql.raw(statement).execute(db);
  }
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null)`.execute(
    db,
  );
  await sql`insert into kysely_migration_lock values ('migration_lock', 0)`.execute(db);
  for (const [index, name] of Object.keys(FIRST).entries()) {
    await sql`insert into kysely_migration values (${`000${index + 1}-${name}`},
      ${`2026-01-0${index + 1}T00:00:00.000Z`})`.execute(db);
  }
  await db.destroy();
  return { dataDir, ...(kind === "postgres" ? { databaseUrl: url.href } : {}) };
}

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

  it("undo themselves when one of them fails", { timeout: 120_000 }, async () => {
    const place = await oldShop(kind);
    const options = { ...place, databasePoolSize: 3, onIdleError: () => undefined };
    const dialect = () =>
      place.databaseUrl
        ? new PostgresDialect({
            pool: new pg.Pool({ connectionString: place.databaseUrl, max: 1 }),
          })
        : new PgliteDialect(join(place.dataDir, "database"), () => undefined);
    const spoilt = new Kysely<unknown>({ dialect: dialect() });
    await sql`create table remote_pictures (mine integer)`.execute(spoilt);
    await spoilt.destroy();
    await expect(openDatabase(options)).rejects.toThrow("remote_pictures");
    const after = new Kysely<unknown>({ dialect: dialect() });
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by 1`.execute(after);
    expect(rows.map(({ name }) => name)).toEqual(
      Object.keys(FIRST).map((name, index) => `000${index + 1}-${name}`),
    );
    const tables = await sql<{ name: string }>`select table_name::text as name
      from information_schema.tables where table_name = 'words'`.execute(after);
    expect(tables.rows).toEqual([]);
    await sql`drop table remote_pictures`.execute(after);
    await after.destroy();
    await (await openDatabase(options)).close();
  });
});
