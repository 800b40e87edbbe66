import type { CallAnswer, endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { pictureUrl } from "../images/routes.js";

type ItemAnswer = CallAnswer<typeof endpoints.items.list>["items"][number];

/** Products with the names of what they belong to. */
function selectCards(db: Queries) {
  return db
    .selectFrom("items")
    .innerJoin("categories", "categories.id", "items.category_id")
    .innerJoin("subcategories", "subcategories.id", "items.subcategory_id")
    .leftJoin("campaigns", "campaigns.id", "items.campaign_id")
    .select([
      "items.num",
      "items.id",
      "items.name",
      "items.card",
      "items.category_id",
      "items.subcategory_id",
      "items.mrp",
      "items.price",
      "items.rating",
      "items.review_count",
      "categories.name as category_name",
      "subcategories.name as subcategory_name",
      "campaigns.name as campaign_name",
      "campaigns.is_active as campaign_active",
    ]);
}

/** A product as a card needs it. */
type CardRow = Awaited<ReturnType<typeof readCards>>[number];

/**
 * Reads products by their numbers, in the order of the numbers.
 */
export async function readCards(db: Queries, nums: readonly number[]) {
  if (nums.length === 0) return [];
  const rows = await selectCards(db)
    .where("items.num", "=", sql<number>`any(${[...nums]}::int[])`)
    .execute();
  const byNum = new Map(rows.map((row) => [row.num, row]));
  return nums.map((num) => byNum.get(num)).filter((row) => row !== undefined);
}

/** Reads one product whole, or undefined when there is none with that id. */
export async function readItem(db: Queries, id: string) {
  return selectCards(db)
    .innerJoin("brands", "brands.id", "items.brand_id")
    .select([
      "items.description",
      "items.details",
      "items.return_policy",
      "items.garment",
      "items.brand_id",
      "brands.name as brand_name",
    ])
    .where("items.id", "=", id)
    .executeTakeFirst();
}

/** Whole percent off the MRP; 0 when there is no discount. */
export function discountPercentage(mrp: number, price: number): number {
  return mrp > 0 ? Math.round(((mrp - price) / mrp) * 100) : 0;
}

/** A product as a card shows it. */
export function toItem(row: CardRow, publicUrl: string): ItemAnswer {
  const { colors, images, imageColor, filters } = row.card;
  return {
    _id: row.id,
    name: row.name,
    image: pictureUrl(publicUrl, images[0]),
    images: images.map((key) => pictureUrl(publicUrl, key)),
    imageColor,
    MRP: row.mrp,
    discountedPrice: row.price,
    discountPercentage: discountPercentage(row.mrp, row.price),
    categoryId: { _id: row.category_id, name: row.category_name },
    subCategoryId: { _id: row.subcategory_id, name: row.subcategory_name },
    userAverageRating: row.rating,
    reviewCount: row.review_count,
    filters,
    defaultColor: colors[0]?.color ?? null,
    isItemDetail: colors.length > 1,
    colors,
    ...(row.campaign_name
      ? { campaign: { isActive: row.campaign_active ?? false, name: row.campaign_name } }
      : {}),
  };
}
