import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import type { Services } from "../services.js";
import { listItems } from "./listing.js";
import { readItem, toItem } from "./presenter.js";

/** Listings and the single product. */
export function itemRoutes(app: HttpApp, services: Services): void {
  const { config, database, activity } = services;
  mount(app, services, endpoints.items.list, async ({ body }) => {
    const data = await listItems(services, body);
    // Later pages and filters belong to the same search; one that finds nothing suggests nothing.
    const { keyword, page, filters } = body;
    if (keyword && page === 1 && filters.length === 0 && data.totalItems > 0) {
      activity.searched(keyword.toLowerCase().replace(/\s+/g, " "));
    }
    return { data };
  });
  mount(app, services, endpoints.items.read, async ({ params }) => {
    const row = await readItem(database.db, params.id);
    if (!row) throw new Failure("not_found", "Product not found.");
    activity.viewed(row.id);
    return {
      data: {
        ...toItem(row, config.publicUrl),
        description: row.description,
        details: row.details,
        returnPolicy: row.return_policy,
        brand: { _id: row.brand_id, name: row.brand_name },
        garment: row.garment,
      },
    };
  });
}
