import { endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { Activity } from "./activity.js";
import { Discovery } from "./discovery.js";
import { ListingIndex } from "./listing-index.js";

describe.each(DATABASES)("finding something on %s", (kind) => {
  const api = useTestApi(kind);
  const now = () => new Date(api().now());
  const activity = () => new Activity(api().database, api().api.log, now, "secret");
  const discovery = () => new Discovery(api().database, new ListingIndex(api().database.db), now);

  it("counts views of products, together, and shows the most viewed", async () => {
    const [one, two] = [activity(), activity()];
    for (let count = 0; count < 3; count++) one.viewed("kurti-one");
    two.viewed("kurti-one");
    two.viewed("silk-two");
    two.viewed("no-such-product");
    await Promise.all([one.flush(), two.flush()]);
    two.viewed("silk-two");
    await two.flush();
    const { rows } = await sql<{ item_id: string; views: number }>`
      select item_id, views from item_views order by item_id`.execute(api().database.db);
    expect(rows).toEqual([
      { item_id: "kurti-one", views: 4 },
      { item_id: "silk-two", views: 2 },
    ]);
    const reply = await api().call("GET", "/api/search/top-viewed?limit=1");
    expect(reply.body.data).toMatchObject([{ _id: "kurti-one", name: expect.any(String) }]);
  });

  it("counts a reader of a product page and a search that finds something", async () => {
    const other = await sql<{ count: number }>`select coalesce(sum(views), 0)::int as count
      from item_views where item_id = 'cotton-one'`.execute(api().database.db);
    expect(other.rows[0]?.count).toBe(0);
    await api().send(endpoints.items.read, { params: { id: "cotton-one" } });
    await api().send(endpoints.items.list, { body: { keyword: "  Cotton   Saree " } });
    await api().send(endpoints.items.list, { body: { keyword: "Cotton Saree", page: 2 } });
    await api().send(endpoints.items.list, { body: { keyword: "Cotton Saree", limit: 4 } });
    await api().send(endpoints.items.list, { body: { keyword: "zzz" } });
    const written = async () => {
      const { rows } = await sql<{ what: string; count: number }>`
        select term as what, searches as count from search_terms union all
        select item_id, views from item_views where item_id = 'cotton-one'
        order by 1`.execute(api().database.db);
      return rows;
    };
    await expect.poll(written, { timeout: 12_000 }).toEqual([
      { what: "cotton saree", count: 1 },
      { what: "cotton-one", count: 1 },
    ]);
  });

  it("refuses half a letter, which no database stores", async () => {
    const body = { keyword: "saree \ud800" };
    const reply = await api().call("POST", "/api/items/filtering", { body });
    expect([reply.status, reply.body.code]).toEqual([400, "validation_failed"]);
  });

  it("loses no counts to an entry that the database does not take", async () => {
    const counting = activity();
    for (const term of ["linen", "linen \ud800", "linen \0"]) counting.searched(term, "one");
    await counting.flush();
    const { rows } = await sql<{ term: string; searches: number }>`
      select term, searches from search_terms where term like 'linen%'`.execute(api().database.db);
    expect(rows).toEqual([{ term: "linen", searches: 1 }]);
    await sql`delete from search_terms where term = 'linen'`.execute(api().database.db);
  });

  it("shows what is searched for most, of the last week only, and by more than two", async () => {
    const counting = activity();
    const times = { silk: 4, kurti: 3, linen: 2, "silk rudeword": 5 };
    const terms = Object.entries(times).flatMap(([term, count]) => Array(count).fill(term));
    for (const [voter, term] of terms.entries()) counting.searched(term, String(voter));
    await counting.flush();
    expect(await discovery().trending(9)).toEqual(["silk", "kurti"]);
    expect((await discovery().trending(1))[0]).toBe("silk");
    const later = new Discovery(
      api().database,
      new ListingIndex(api().database.db),
      () => new Date(api().now() + 9 * 86_400_000),
    );
    expect(await later.trending(5)).toEqual([]);
    expect(await later.topViewed(5)).toEqual([]);
  });

  it.each([
    ["sil", ["silk", "Silk Sarees"]],
    ["slik", ["Silk Sarees", "silk"]],
    ["silk sa", ["Silk Sarees"]],
    ["kurt", ["kurti", "Daily Kurtis", "Kurtis"]],
    ["loo", ["Loom"]],
    ["zzzzz", []],
  ])("suggests for %s", async (keyword, expected) => {
    const suggestions = await discovery().suggest(keyword, 8);
    for (const text of expected) expect(suggestions).toContain(text);
    if (expected.length === 0) expect(suggestions).toEqual([]);
  });

  it.each([
    ["cottn kurt", "cotton kurti"],
    ["cottn for kurt", "cotton for kurti"],
    ["slik cottn kur", "silk cotton kurti"],
  ])("corrects every word of %s", async (keyword, expected) => {
    expect(await discovery().suggest(keyword, 8)).toContain(expected);
  });

  it("suggests no word twice, and leaves a plural as it was typed", async () => {
    expect(await discovery().suggest("kurti kurt", 8)).not.toContain("kurti kurti");
    expect(await discovery().suggest("kurtis cott", 8)).toContain("kurtis cotton");
  });

  it("completes words only with those that a product has together with them", async () => {
    expect(await discovery().suggest("silk kur", 8)).not.toContain("silk kurti");
    expect(await discovery().suggest("silk sar", 8)).toContain("silk saree");
  });

  it.each(["th", "o", "f", "wi", "cotton fo"])(
    "suggests no word that finds nothing for %s",
    async (keyword) => {
      for (const text of await discovery().suggest(keyword, 20)) {
        const { totalItems } = await api().send(endpoints.items.list, { body: { keyword: text } });
        expect(totalItems, text).toBeGreaterThan(0);
      }
    },
  );

  it("answers suggestions over HTTP and refuses what is none", async () => {
    const reply = await api().call("GET", "/api/search/suggestions?keyword=Tem&limit=3");
    expect(reply.body.data).toContain("temple");
    const empty = await api().call("GET", "/api/search/suggestions?keyword=");
    expect(empty.status).toBe(200);
    for (const query of [
      "?keyword=a&limit=0",
      "?keyword=a&limit=x",
      `?keyword=${"x".repeat(101)}`,
    ]) {
      expect((await api().call("GET", `/api/search/suggestions${query}`)).status).toBe(400);
    }
    expect((await api().call("GET", "/api/search/trending?limit=21")).status).toBe(400);
  });
});
