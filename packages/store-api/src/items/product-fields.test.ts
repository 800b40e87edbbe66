import { endpoints, productFields } from "@taanka/api-client/contract";
import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { migrateToLatest } from "../database/migrations/index.js";
import { DATABASES, useTestApi } from "../testing/api.js";
import {
  columnsOf,
  fieldChecks,
  fieldsIn,
  fromColumns,
  productColumns,
  toColumns,
} from "./product-fields.js";

describe("the columns of a product's fields", () => {
  it("follow from the declaration, for each kind", () => {
    const columns = columnsOf({
      countryOfOrigin: { kind: "text", max: 60 },
      weightGrams: { kind: "number", max: 50_000 },
      handmade: { kind: "flag" },
      careLines: { kind: "facts" },
    });
    expect(columns.map(({ column, definition }) => `${column} ${definition}`)).toEqual([
      "country_of_origin text not null default ''",
      "weight_grams integer",
      "handmade boolean not null default false",
      "care_lines jsonb not null default '[]'",
    ]);
  });

  it("hold what a product says, and give it back", () => {
    const product = {
      ...v.parse(v.object(fieldChecks), {}),
      description: "Woven by hand.",
      details: [{ key: "Weave", value: "Plain" }],
      returnPolicy: "Easy",
    };
    expect(fieldsIn({ ...product, id: "saree", price: 900 })).toEqual(product);
    expect(toColumns(product)).toMatchObject({ return_policy: "Easy" });
    expect(fromColumns(toColumns(product))).toEqual(product);
  });

  it("are as long as the declaration says", () => {
    const { max } = productFields.returnPolicy;
    expect(v.is(fieldChecks.returnPolicy, "x".repeat(max))).toBe(true);
    expect(v.is(fieldChecks.returnPolicy, "x".repeat(max + 1))).toBe(false);
  });
});

describe.each(DATABASES)("a field that the shop did not have before, on %s", (kind) => {
  const api = useTestApi(kind);

  it("gets its column at the next start, and the products are still read", async () => {
    const { db } = api().database;
    await sql`alter table items drop column return_policy`.execute(db);
    await migrateToLatest(db);
    expect(await db.selectFrom("items").select(productColumns).limit(1).execute()).toHaveLength(1);
    const item = await api().send(endpoints.items.read, { params: { id: "silk-one" } });
    expect(item.returnPolicy).toBe("");
    expect(item.description).toBe("Temple Silk Saree, made for tests.");
  });
});
