import { endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { Activity, forgetOldActivity } from "../items/activity.js";
import { Discovery } from "../items/discovery.js";
import { ListingIndex } from "../items/listing-index.js";
import { DATABASES, useTestApi } from "../testing/api.js";

const DAY = 24 * 60 * 60_000;
const STRANGER = "203.0.113.50";

describe.each(DATABASES)("somebody who writes on everybody's search panel, on %s", (kind) => {
  const api = useTestApi(kind);
  const search = async (keyword: string, from: string) => {
    const reply = await api().call("POST", "/api/items/filtering", { body: { keyword }, from });
    expect(reply.body.data).toMatchObject({ totalItems: expect.any(Number) });
  };
  const now = () => new Date(api().now());
  const trending = () =>
    new Discovery(api().database, new ListingIndex(api().database.db), now).trending(20);
  const rowsOf = async (table: string) => {
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${sql.table(table)} t`.execute(api().database.db);
    return rows.map(({ row }) => row);
  };

  it("puts no address or word of their own there, and counts once", async () => {
    for (let count = 0; count < 20; count++) {
      await search("b.l/silk", STRANGER);
      await search("silk rudeword", STRANGER);
      await search("sil", STRANGER);
      await search("98765 silk", STRANGER);
      await search("temple saree", STRANGER);
    }
    await search(" LINEN,,kurti!! ", "198.51.100.1");
    for (const last of [2, 3]) await search("linen kurti", `198.51.100.${last}`);
    await expect.poll(trending, { timeout: 12_000 }).toEqual(["linen kurti"]);
    const { rows } = await sql<{ term: string; searches: number }>`select term, searches
      from search_terms order by term`.execute(api().database.db);
    expect(rows).toEqual([
      { term: "linen kurti", searches: 3 },
      { term: "temple saree", searches: 1 },
    ]);
    const kept = [...(await rowsOf("search_terms")), ...(await rowsOf("search_voters"))].join("\n");
    for (const address of [STRANGER, "198.51.100"]) expect(kept).not.toContain(address);
  });

  it("has no vote by pages that are rendered beside the API", async () => {
    const before = await rowsOf("search_voters");
    const call = endpoints.items.list;
    await api().api.transport.send({ call, body: { keyword: "temple silk" } });
    // Written in order, so that the second is there no later than the first would be.
    await search("block print kurti", "198.51.100.9");
    const added = async () => (await rowsOf("search_voters")).length - before.length;
    await expect.poll(added, { timeout: 12_000 }).toBeGreaterThan(0);
    expect(await added()).toBe(1);
  });

  it("counts again the next day, under a name that tells nobody who it was", async () => {
    const counting = new Activity(api().database, api().api.log, now, "secret");
    counting.searched("bengal cotton", STRANGER);
    await counting.flush();
    const names = () => rowsOf("search_voters");
    const before = await names();
    api().wait(DAY);
    for (let count = 0; count < 3; count++) {
      counting.searched("bengal cotton", STRANGER);
      await counting.flush();
    }
    const { rows } = await sql<{ searches: number }>`select sum(searches)::int as searches
      from search_terms where term = 'bengal cotton'`.execute(api().database.db);
    expect(rows).toEqual([{ searches: 2 }]);
    const voter = (row: string | undefined) => row?.split(",")[1];
    const [added] = (await names()).filter((row) => !before.includes(row));
    expect(before.map(voter)).not.toContain(voter(added));
    api().wait(DAY);
    await forgetOldActivity(api().database, now());
    expect(await names()).toEqual([]);
  });

  it("fills no table, alone or with many", async () => {
    api().wait(DAY);
    const counting = new Activity(api().database, api().api.log, now, "secret");
    const sizes = async () => (await rowsOf("search_voters")).length;
    for (let part = 0; part < 2; part++) {
      for (let count = 0; count < 100; count++) {
        counting.searched(`silk ${part}-${count}`, STRANGER);
      }
      await counting.flush();
    }
    expect(await sizes()).toBe(50);
    await sql`insert into search_voters select ${now().toISOString().slice(0, 10)}::date,
      'voter-' || n, 'silk' from generate_series(1, 19900) n`.execute(api().database.db);
    for (let count = 0; count < 100; count++) counting.searched("silk", String(count));
    await counting.flush();
    expect(await sizes()).toBe(20_000);
  });
});
