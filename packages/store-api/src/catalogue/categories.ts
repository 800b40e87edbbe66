import { endpoints } from "@taanka/api-client/contract";
import type { Row } from "../database/schema.js";
import { nameSearch } from "../database/search.js";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { pictureUrl } from "../images/routes.js";
import type { Services } from "../services.js";

function toSubcategory(row: Row<"subcategories">) {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    categoryId: row.category_id,
  };
}

/** Categories and subcategories. */
export function categoryRoutes(app: HttpApp, services: Services): void {
  const { config } = services;
  const { db } = services.database;

  const toCategory = (row: Row<"categories">) => ({
    _id: row.id,
    name: row.name,
    description: row.description,
    image: row.image_key ? pictureUrl(config.publicUrl, row.image_key) : null,
    imageColor: row.image_color,
  });

  mount(app, services, endpoints.categories.list, async () => {
    const rows = await db.selectFrom("categories").selectAll().orderBy("position").execute();
    return { data: rows.map(toCategory) };
  });
  mount(app, services, endpoints.categories.search, async ({ query }) => {
    const { matches, order, offset } = nameSearch("name", query);
    const rows = await db
      .selectFrom("categories")
      .selectAll()
      .where(matches)
      .orderBy(order)
      .limit(query.limit)
      .offset(offset)
      .execute();
    return { data: rows.map(toCategory) };
  });
  mount(app, services, endpoints.categories.read, async ({ params }) => {
    const row = await db
      .selectFrom("categories")
      .selectAll()
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (!row) throw new Failure("not_found", "Category not found");
    return { data: toCategory(row) };
  });

  const selectSubcategories = () =>
    db.selectFrom("subcategories").selectAll().orderBy("category_id").orderBy("position");

  mount(app, services, endpoints.subcategories.list, async () => {
    const rows = await selectSubcategories().execute();
    return { data: rows.map(toSubcategory) };
  });
  mount(app, services, endpoints.subcategories.ofCategory, async ({ params }) => {
    const rows = await selectSubcategories().where("category_id", "=", params.id).execute();
    return { data: { subCategories: rows.map(toSubcategory) } };
  });
  mount(app, services, endpoints.subcategories.read, async ({ params }) => {
    const row = await selectSubcategories().where("id", "=", params.id).executeTakeFirst();
    if (!row) throw new Failure("not_found", "Subcategory not found");
    return { data: toSubcategory(row) };
  });
}

/** Brands and campaigns. */
export function brandRoutes(app: HttpApp, services: Services): void {
  const { db } = services.database;
  mount(app, services, endpoints.brands.list, async () => {
    const rows = await db.selectFrom("brands").selectAll().orderBy("name").orderBy("id").execute();
    return {
      data: rows.map(({ id, name, description }) => ({ _id: id, name, description })),
    };
  });
  mount(app, services, endpoints.brands.read, async ({ params }) => {
    const row = await db
      .selectFrom("brands")
      .selectAll()
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (!row) throw new Failure("not_found", "Brand not found");
    return { data: { _id: row.id, name: row.name, description: row.description } };
  });
  mount(app, services, endpoints.campaigns.read, async ({ params }) => {
    const row = await db
      .selectFrom("campaigns")
      .selectAll()
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (!row) throw new Failure("not_found", "Campaign not found");
    const { id, name, description, is_active } = row;
    return { data: { _id: id, name, description, isActive: is_active } };
  });
}
