import { endpoints, sizeChartSchema } from "@taanka/api-client/contract";
import * as v from "valibot";
import type { Row } from "../database/schema.js";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { pictureUrl } from "../images/url.js";
import { listItems } from "../items/listing.js";
import type { Services } from "../services.js";
import { byId, cachedPerRevision } from "./revision-cache.js";

/** The home page's banners. */
export function bannerRoutes(app: HttpApp, services: Services): void {
  const { config } = services;
  const { db } = services.database;

  const toBanner = (row: Row<"banners">) => ({
    _id: row.id,
    bannerName: row.name,
    image: pictureUrl(config.publicUrl, row.image_key),
    portraitImage: row.portrait_key ? pictureUrl(config.publicUrl, row.portrait_key) : null,
    imageColor: row.image_color,
    heading: row.heading,
    text: row.text,
    link: row.link,
    textSide: row.text_side,
  });

  const banners = cachedPerRevision(services.listing, async () => {
    const rows = await db.selectFrom("banners").selectAll().orderBy("position").execute();
    return rows.map(toBanner);
  });

  mount(app, services, endpoints.banners.list, async () => ({ data: await banners() }));
  mount(app, services, endpoints.banners.read, async ({ params }) => ({
    data: byId(await banners(), params.id, "Banner not found"),
  }));
}

/** The home page's curated sections and their products. */
export function sectionRoutes(app: HttpApp, services: Services): void {
  const { sections } = services;

  const find = async (name: string) => {
    const section = await sections.find(name);
    if (!section) throw new Failure("not_found", "Section not found");
    return section;
  };

  mount(app, services, endpoints.sections.list, async () => ({ data: await sections.list() }));
  mount(app, services, endpoints.sections.read, async ({ params }) => ({
    data: await find(params.sectionName),
  }));
  mount(app, services, endpoints.sections.items, async ({ params, query }) => {
    const section = await find(params.sectionName);
    const { filters = [], sortBy, page, limit } = query;
    return { data: await listItems(services, { filters, sortBy, page, limit, section }) };
  });
}

/** Size charts by kind of garment. */
export function sizeChartRoutes(app: HttpApp, services: Services): void {
  const charts = cachedPerRevision(services.listing, async () => {
    const rows = await services.database.db.selectFrom("size_charts").selectAll().execute();
    return rows.map(({ garment, chart }) => ({ garment, chart: v.parse(sizeChartSchema, chart) }));
  });

  mount(app, services, endpoints.sizeCharts.read, async ({ params }) => {
    const found = (await charts()).find(({ garment }) => garment === params.garment);
    if (!found) throw new Failure("not_found", "Size chart not found");
    return { data: found.chart };
  });
}
