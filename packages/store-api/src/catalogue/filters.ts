import { endpoints } from "@taanka/api-client/contract";
import type { Row } from "../database/schema.js";
import { nameSearch } from "../database/search.js";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";
import { byId, cachedPerRevision } from "./revision-cache.js";

function toFilter({ id, key, values }: Row<"filters">) {
  return { _id: id, key, values };
}

/** The filters that listings offer. */
export function filterRoutes(app: HttpApp, services: Services): void {
  const { db } = services.database;
  const filters = cachedPerRevision(services.listing, async () => {
    const rows = await db.selectFrom("filters").selectAll().orderBy("position").execute();
    return rows.map(toFilter);
  });

  mount(app, services, endpoints.filters.list, async () => ({ data: await filters() }));
  mount(app, services, endpoints.filters.search, async ({ query }) => {
    const { matches, order, offset } = nameSearch("key", query);
    const rows = await db
      .selectFrom("filters")
      .selectAll()
      .where(matches)
      .orderBy(order)
      .limit(query.limit)
      .offset(offset)
      .execute();
    return { data: rows.map(toFilter) };
  });
  mount(app, services, endpoints.filters.read, async ({ params }) => ({
    data: byId(await filters(), params.id, "Filter not found"),
  }));
}
