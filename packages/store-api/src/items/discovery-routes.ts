import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";

/** Suggestions, trending searches and the most viewed products. */
export function discoveryRoutes(app: HttpApp, services: Services): void {
  const { discovery, listing, products } = services;
  mount(app, services, endpoints.search.suggestions, async ({ query }) => ({
    data: await discovery.suggest(query.keyword, query.limit),
  }));
  mount(app, services, endpoints.search.trending, async ({ query }) => ({
    data: await discovery.trending(query.limit),
  }));
  mount(app, services, endpoints.search.topViewed, async ({ query }) => {
    const { groups } = await listing.current();
    const nums = await discovery.topViewed(query.limit);
    return { data: await products.cards(groups, nums) };
  });
}
