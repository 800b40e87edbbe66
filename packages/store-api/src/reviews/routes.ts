import { endpoints, type ReviewSort } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import type { Services } from "../services.js";
import { writeReview } from "./service.js";

function toReview(row: Row<"reviews">) {
  return {
    _id: row.id,
    rating: row.rating,
    title: row.title,
    text: row.text,
    author: row.author,
    date: row.created_at.toISOString(),
  };
}

const orders = {
  newest: sql`created_at desc, id`,
  highest: sql`rating desc, created_at desc, id`,
  lowest: sql`rating, created_at desc, id`,
} as const satisfies Record<ReviewSort, unknown>;

/** How many reviews of a product gave one to five stars. */
async function countStars(db: Queries, itemId: string) {
  const rows = await db
    .selectFrom("reviews")
    .select((eb) => ["rating", eb.cast<number>(eb.fn.countAll(), "integer").as("count")])
    .where("item_id", "=", itemId)
    .groupBy("rating")
    .execute();
  const count = (stars: number) => rows.find(({ rating }) => rating === stars)?.count ?? 0;
  return { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
}

/** What shoppers think of a product. */
export function reviewRoutes(app: HttpApp, services: Services): void {
  const { database, now, products } = services;
  const { db } = database;
  mount(app, services, endpoints.reviews.ofItem, async ({ params, query }) => {
    const item = await db
      .selectFrom("items")
      .select(["rating", "review_count"])
      .where("id", "=", params.itemId)
      .executeTakeFirst();
    if (!item) throw new Failure("not_found", "Product not found.");
    const rows = await db
      .selectFrom("reviews")
      .selectAll()
      .where("item_id", "=", params.itemId)
      .orderBy(orders[query.sortBy])
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute();
    return {
      data: {
        average: item.rating,
        totalReviews: item.review_count,
        starCounts: await countStars(db, params.itemId),
        reviews: rows.map(toReview),
      },
    };
  });
  mount(app, services, endpoints.reviews.create, async ({ body, user }) => {
    const review = await writeReview(database, user, body, now());
    products.forget(body.itemId);
    return { data: toReview(review), message: "Thank you for your review" };
  });
}
