import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Database, Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";

interface NewReview {
  itemId: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
}

/**
 * Whether somebody has the product. One that is only paid for could be called off after the review
 * and cost its writer nothing.
 */
async function hasReceived(trx: Queries, userId: string, itemId: string): Promise<boolean> {
  const line = await trx
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select("order_lines.line")
    .where("orders.user_id", "=", userId)
    .where("orders.status", "=", "delivered")
    .where("order_lines.item_id", "=", itemId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/**
 * Rates products by all their reviews, those of the catalogue too; one without any is not rated. An
 * average made of the last average, which is rounded, would drift away from them.
 *
 * @param products - a condition on the product's id
 */
export async function rateProducts(trx: Queries, products: RawBuilder<unknown>): Promise<void> {
  await sql`update items set rating = counted.rating, review_count = counted.reviews
    from (select i.id, count(r.id)::int as reviews, round(avg(r.rating), 2)::float8 as rating
      from items i left join reviews r on r.item_id = i.id
      where i.id ${products} group by i.id) counted
    where counted.id = items.id and (items.rating, items.review_count)
      is distinct from (counted.rating, counted.reviews)`.execute(trx);
}

/**
 * Adds a review and counts it into the product's rating.
 *
 * @param author - full name; only the first name is shown
 * @throws Failure `not_found`, `forbidden` for somebody who has not received the product, `conflict` for
 *   a second review
 */
export async function writeReview(
  database: Database,
  user: { id: string; name: string },
  review: NewReview,
  now: Date,
): Promise<Row<"reviews">> {
  return database.transaction(async (trx) => {
    const item = await trx
      .selectFrom("items")
      .select("id")
      .where("id", "=", review.itemId)
      .forUpdate()
      .executeTakeFirst();
    if (!item) throw new Failure("not_found", "Product not found.");
    if (!(await hasReceived(trx, user.id, item.id))) {
      throw new Failure("forbidden", "You can review a product once you have received it");
    }
    const row = await trx
      .insertInto("reviews")
      .values({
        id: randomUUID(),
        item_id: item.id,
        user_id: user.id,
        author: user.name.split(/\s+/)[0] ?? user.name,
        rating: review.rating,
        title: review.title,
        text: review.text,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(["item_id", "user_id"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Failure("conflict", "You have reviewed this product already");
    await rateProducts(trx, sql`= ${item.id}`);
    return row;
  });
}
