import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { Group } from "./group-names.js";
import type { Groups } from "./groups.js";
import { pictureKeyOf } from "./pictures.js";

type GroupTable = "categories" | "subcategories" | "brands" | "campaigns";

/** A column's new value for some of the rows; the others keep what they have. */
function newFor<T>(table: GroupTable, column: string, groups: readonly Group[]) {
  const ids = groups.map(({ id }) => id);
  return sql<T>`case when excluded.id = any(${ids}::text[])
    then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`${table}.${column}`)} end`;
}

/** What changes of every group that is there: an empty description says nothing. */
function texts(table: GroupTable, groups: readonly Group[]) {
  const described = groups.filter(({ description }) => description !== "");
  return {
    name: sql<string>`excluded.name`,
    description: newFor<string>(table, "description", described),
  };
}

const place = (table: GroupTable, groups: readonly Group[]) => ({
  position: newFor<number>(
    table,
    "position",
    groups.filter(({ described }) => described),
  ),
});

async function writeCategories(trx: Queries, { categories: { all } }: Groups): Promise<void> {
  if (all.length === 0) return;
  const pictured = all.filter(({ image }) => image !== undefined);
  const rows = all.map(({ id, name, description, position, image }) => ({
    ...{ id, name, description, position },
    image_key: image ? pictureKeyOf(image.url) : null,
    image_color: image?.color ?? null,
  }));
  const changes = {
    ...texts("categories", all),
    ...place("categories", all),
    image_key: newFor<string | null>("categories", "image_key", pictured),
    image_color: newFor<string | null>("categories", "image_color", pictured),
  };
  await trx
    .insertInto("categories")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

async function writeSubcategories(trx: Queries, { subcategories: { all } }: Groups): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ id, name, description, position, categoryId }) => ({
    ...{ id, name, description, position },
    category_id: categoryId,
  }));
  const changes = {
    ...texts("subcategories", all),
    ...place("subcategories", all),
    category_id: sql<string>`excluded.category_id`,
  };
  await trx
    .insertInto("subcategories")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

async function writeBrands(trx: Queries, { brands: { all } }: Groups): Promise<void> {
  if (all.length === 0) return;
  const changes = texts("brands", all);
  await trx
    .insertInto("brands")
    .values(all.map(({ id, name, description }) => ({ id, name, description })))
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

async function writeCampaigns(trx: Queries, { campaigns: { all } }: Groups): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ id, name, description, isActive }) => ({
    ...{ id, name, description },
    is_active: isActive ?? true,
  }));
  const told = all.filter(({ isActive }) => isActive !== undefined);
  const changes = {
    ...texts("campaigns", all),
    is_active: newFor<boolean>("campaigns", "is_active", told),
  };
  await trx
    .insertInto("campaigns")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

/** Writes the groups that a file describes or its products name. */
export async function writeGroups(trx: Queries, groups: Groups): Promise<void> {
  await writeCategories(trx, groups);
  await writeSubcategories(trx, groups);
  await writeBrands(trx, groups);
  await writeCampaigns(trx, groups);
}

/** Removes categories and their like that no product is in and that the file does not describe. */
export async function removeEmptyGroups(trx: Queries, groups: Groups): Promise<void> {
  const used = (column: "category_id" | "subcategory_id" | "brand_id" | "campaign_id") =>
    trx.selectFrom("items").select(column).where(column, "is not", null).$castTo<{ id: string }>();
  const named = (kind: { all: Group[] }) => [...kind.all.map(({ id }) => id), ""];
  await trx
    .deleteFrom("subcategories")
    .where("id", "not in", used("subcategory_id"))
    .where("id", "not in", named(groups.subcategories))
    .execute();
  await trx
    .deleteFrom("categories")
    .where("id", "not in", used("category_id"))
    .where("id", "not in", named(groups.categories))
    .execute();
  await trx
    .deleteFrom("brands")
    .where("id", "not in", used("brand_id"))
    .where("id", "not in", named(groups.brands))
    .execute();
  await trx
    .deleteFrom("campaigns")
    .where("id", "not in", used("campaign_id"))
    .where("id", "not in", named(groups.campaigns))
    .where(
      "id",
      "not in",
      trx
        .selectFrom("sections")
        .select("campaign_id as id")
        .where("campaign_id", "is not", null)
        .$castTo<{ id: string }>(),
    )
    .execute();
}
