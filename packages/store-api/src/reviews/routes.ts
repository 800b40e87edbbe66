import { endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
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
      .orderBy(sql`created_at desc, id`)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute();
    return {
      data: {
        average: item.rating,
        totalReviews: item.review_count,
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
