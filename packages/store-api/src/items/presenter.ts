import {
  type CallAnswer,
  discountPercent,
  type endpoints,
  type Item,
} from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { pictureUrl } from "../images/url.js";
import { type Groups, isWholeCategory } from "./groups.js";
import { productColumns } from "./product-fields.js";

type ItemAnswer = CallAnswer<typeof endpoints.items.list>["items"][number];

/** What a card shows of a product, but the names of what it belongs to. */
const CARD_COLUMNS = [
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
] as const;

/** Products with the names of what they belong to. */
function selectCards(db: Queries) {
  return db
    .selectFrom("items")
    .innerJoin("categories", "categories.id", "items.category_id")
    .innerJoin("subcategories", "subcategories.id", "items.subcategory_id")
    .leftJoin("campaigns", "campaigns.id", "items.campaign_id")
    .select([
      ...CARD_COLUMNS,
      "categories.name as category_name",
      "subcategories.name as subcategory_name",
      "campaigns.name as campaign_name",
      "campaigns.is_active as campaign_active",
    ]);
}

/** A product as a card needs it. */
type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

const anyOf = (nums: readonly number[]) => sql<number>`any(${[...nums]}::int[])`;

async function readRows(db: Queries, groups: Groups, nums: readonly number[]): Promise<CardRow[]> {
  const rows = await db
    .selectFrom("items")
    .select([...CARD_COLUMNS, "items.campaign_id"])
    .where("num", "=", anyOf(nums))
    .execute();
  const named: CardRow[] = [];
  for (const row of rows) {
    const names = groups.namesOf(row);
    // An import that has just ended brought a new group: the database knows its name.
    if (!names) return selectCards(db).where("items.num", "=", anyOf(nums)).execute();
    named.push(Object.assign(row, names));
  }
  return named;
}

/**
 * Reads products by their numbers, in the order of the numbers.
 *
 * @param groups - names that may be some seconds old; one that is missing is read
 */
export async function readCards(
  db: Queries,
  groups: Groups,
  nums: readonly number[],
): Promise<CardRow[]> {
  if (nums.length === 0) return [];
  const byNum = new Map((await readRows(db, groups, nums)).map((row) => [row.num, row]));
  return nums.map((num) => byNum.get(num)).filter((row) => row !== undefined);
}

/** The pictures that a card shows of a product in one colour. */
export type Face = Pick<Item, "image" | "images" | "imageColor">;

/** As many as a card shows: its own, and the one for a resting mouse. */
const PICTURES_OF_CARD = 2;

/** What cards of products show in each of their colours that has pictures, by the colours' names. */
export async function readFaces(
  db: Queries,
  ids: readonly string[],
  publicUrl: string,
): Promise<Map<string, Record<string, Face>>> {
  const rows = await db
    .selectFrom("images")
    .innerJoin("colors", (join) =>
      join
        .onRef("colors.item_id", "=", "images.item_id")
        .onRef("colors.color_id", "=", "images.color_id"),
    )
    .select(["images.item_id", "colors.name", "images.image_key", "images.dominant"])
    .where("images.item_id", "=", sql<string>`any(${[...ids]}::text[])`)
    .where("images.position", "<", PICTURES_OF_CARD)
    .orderBy("images.position")
    .execute();
  const faces = new Map<string, Record<string, Face>>(ids.map((id) => [id, {}]));
  for (const { item_id, name, image_key, dominant } of rows) {
    const ofItem = faces.get(item_id) ?? {};
    const url = pictureUrl(publicUrl, image_key);
    const known = ofItem[name] ?? { image: url, images: [], imageColor: dominant };
    ofItem[name] = { ...known, images: [...known.images, url] };
  }
  return faces;
}

/** Reads one product whole, or undefined when there is none with that id. */
export async function readItem(db: Queries, id: string) {
  return selectCards(db)
    .innerJoin("brands", "brands.id", "items.brand_id")
    .select([
      ...productColumns.map((column) => `items.${column}` as const),
      "items.garment",
      "items.brand_id",
      "brands.name as brand_name",
    ])
    .where("items.id", "=", id)
    .executeTakeFirst();
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
    discountPercentage: discountPercent(row.price, row.mrp),
    categoryId: { _id: row.category_id, name: row.category_name },
    subCategoryId: isWholeCategory(row.subcategory_name, row.category_name)
      ? null
      : { _id: row.subcategory_id, name: row.subcategory_name },
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
