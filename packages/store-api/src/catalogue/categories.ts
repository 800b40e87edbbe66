import { endpoints } from "@taanka/api-client/contract";
import type { Row } from "../database/schema.js";
import { nameSearch } from "../database/search.js";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { pictureUrl } from "../images/url.js";
import { isWholeCategory } from "../items/groups.js";
import type { Services } from "../services.js";
import { byId, cachedPerRevision } from "./revision-cache.js";

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

  const categories = cachedPerRevision(services.listing, async () => {
    const rows = await db.selectFrom("categories").selectAll().orderBy("position").execute();
    return rows.map(toCategory);
  });
  const subcategories = cachedPerRevision(services.listing, async () => {
    const rows = await db
      .selectFrom("subcategories")
      .selectAll()
      .orderBy("category_id")
      .orderBy("position")
      .execute();
    return rows.map(toSubcategory);
  });

  mount(app, services, endpoints.categories.list, async () => ({ data: await categories() }));
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
  mount(app, services, endpoints.categories.read, async ({ params }) => ({
    data: byId(await categories(), params.id, "Category not found"),
  }));
  const listed = cachedPerRevision(services.listing, async () => {
    const names = new Map((await categories()).map(({ _id, name }) => [_id, name]));
    const all = await subcategories();
    return all.filter(({ name, categoryId }) => !isWholeCategory(name, names.get(categoryId)));
  });

  mount(app, services, endpoints.subcategories.list, async () => ({ data: await listed() }));
  mount(app, services, endpoints.subcategories.ofCategory, async ({ params }) => {
    const all = await listed();
    return { data: { subCategories: all.filter(({ categoryId }) => categoryId === params.id) } };
  });
  mount(app, services, endpoints.subcategories.read, async ({ params }) => ({
    data: byId(await subcategories(), params.id, "Subcategory not found"),
  }));
}

/** Brands and campaigns. */
export function brandRoutes(app: HttpApp, services: Services): void {
  const { db } = services.database;

  const brands = cachedPerRevision(services.listing, async () => {
    const rows = await db.selectFrom("brands").selectAll().orderBy("name").orderBy("id").execute();
    return rows.map(({ id, name, description }) => ({ _id: id, name, description }));
  });
  const campaigns = cachedPerRevision(services.listing, async () => {
    const rows = await db.selectFrom("campaigns").selectAll().execute();
    return rows.map(({ id, name, description, is_active }) => ({
      ...{ _id: id, name, description },
      isActive: is_active,
    }));
  });

  mount(app, services, endpoints.brands.list, async () => ({ data: await brands() }));
  mount(app, services, endpoints.brands.read, async ({ params }) => ({
    data: byId(await brands(), params.id, "Brand not found"),
  }));
  mount(app, services, endpoints.campaigns.read, async ({ params }) => ({
    data: byId(await campaigns(), params.id, "Campaign not found"),
  }));
}
