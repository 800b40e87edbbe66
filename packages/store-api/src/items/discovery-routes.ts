import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";
import { readCards, toItem } from "./presenter.js";

/** Suggestions, trending searches and the most viewed products. */
export function discoveryRoutes(app: HttpApp, services: Services): void {
  const { config, database, discovery, listing } = services;
  mount(app, services, endpoints.search.suggestions, async ({ query }) => ({
    data: await discovery.suggest(query.keyword, query.limit),
  }));
  mount(app, services, endpoints.search.trending, async ({ query }) => ({
    data: await discovery.trending(query.limit),
  }));
  mount(app, services, endpoints.search.topViewed, async ({ query }) => {
    const { groups } = await listing.current();
    const nums = await discovery.topViewed(query.limit);
    const cards = await readCards(database.db, groups, nums);
    return { data: cards.map((card) => toItem(card, config.publicUrl)) };
  });
}
