import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { openDatabase } from "./index.js";

describe.each(DATABASES)("the database on %s", (kind) => {
  const api = useTestApi(kind);
  const setting = (key: string, value = "1") =>
    api().database.db.insertInto("settings").values({ key, value }).execute();
  const read = async (key: string) =>
    (
      await api()
        .database.db.selectFrom("settings")
        .select("value")
        .where("key", "=", key)
        .executeTakeFirst()
    )?.value;

  it("undoes everything of a transaction that fails", async () => {
    const failing = api().database.transaction(async (trx) => {
      await trx.insertInto("settings").values({ key: "half", value: "1" }).execute();
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await read("half")).toBeUndefined();
  });

  it("goes on after a statement that fails", async () => {
    await setting("twice");
    await expect(setting("twice")).rejects.toMatchObject({ code: "23505" });
    expect(await read("twice")).toBe("1");
  });

  it("says so at once when it is used inside a transaction, instead of waiting for ever", async () => {
    const nested = api().database.transaction(async () => read("anything"));
    await expect(nested).rejects.toThrow("pass the transaction on");
    await expect(
      api().database.transaction(async () => api().database.transaction(async () => 1)),
    ).rejects.toThrow("pass the transaction on");
    expect(await read("anything")).toBeUndefined();
  });

  it("keeps what others do out of a transaction", async () => {
    const { database } = api();
    await setting("count", "0");
    const increment = () =>
      database.transaction(async (trx) => {
        const row = await trx
          .selectFrom("settings")
          .select("value")
          .where("key", "=", "count")
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable("settings")
          .set({ value: String(Number(row.value) + 1) })
          .where("key", "=", "count")
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await read("count")).toBe("20");
  });

  it("hands over numbers, dates, lists and JSON as the same types", async () => {
    const { db } = api().database;
    const item = await db
      .selectFrom("items")
      .selectAll()
      .where("id", "=", "silk-one")
      .executeTakeFirst();
    expect(item).toMatchObject({
      price: 2799,
      rating: 4.5,
      details: [{ key: "Fabric", value: "Silk" }],
    });
    const row = await db
      .selectFrom("listing")
      .select(["facets", "created_at"])
      .where("num", "=", item?.num ?? 0)
      .executeTakeFirst();
    expect(row?.facets.every(Number.isInteger)).toBe(true);
    expect(row?.created_at.toISOString()).toBe("2026-03-01T00:00:00.000Z");
  });
});

describe("migrations on postgres", () => {
  it("run once when several instances start on an empty database at once", async () => {
    const name = `empty_${randomUUID().replaceAll("-", "")}`;
    const admin = new pg.Client({ connectionString: inject("postgresUrl") });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    const url = new URL(inject("postgresUrl"));
    url.pathname = name;
    const start = () =>
      openDatabase({
        databaseUrl: url.href,
        databasePoolSize: 3,
        dataDir: "",
        onIdleError: () => undefined,
      });
    const instances = await Promise.all([start(), start(), start()]);
    for (const instance of instances) {
      expect(await instance.db.selectFrom("items").selectAll().execute()).toEqual([]);
    }
    await Promise.all(instances.map((instance) => instance.close()));
  });
});
