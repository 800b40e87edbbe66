import { type CallAnswer, endpoints, sizeChartSchema } from "@taanka/api-client/contract";
import * as v from "valibot";
import type { Row } from "../database/schema.js";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { pictureUrl } from "../images/routes.js";
import { listItems } from "../items/listing.js";
import type { Services } from "../services.js";

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

  mount(app, services, endpoints.banners.list, async () => {
    const rows = await db.selectFrom("banners").selectAll().orderBy("position").execute();
    return { data: rows.map(toBanner) };
  });
  mount(app, services, endpoints.banners.read, async ({ params }) => {
    const row = await db
      .selectFrom("banners")
      .selectAll()
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (!row) throw new Failure("not_found", "Banner not found");
    return { data: toBanner(row) };
  });
}

/** The home page's curated sections and their products. */
export function sectionRoutes(app: HttpApp, services: Services): void {
  const { db } = services.database;

  const itemIds = async (name: string): Promise<string[]> => {
    const rows = await db
      .selectFrom("section_items")
      .select("item_id")
      .where("section_name", "=", name)
      .orderBy("position")
      .execute();
    return rows.map((row) => row.item_id);
  };

  const selectSections = () =>
    db
      .selectFrom("sections")
      .leftJoin("campaigns", "campaigns.id", "sections.campaign_id")
      .select(["sections.name", "sections.title", "sections.subtitle", "sections.description"])
      .select(["campaigns.name as campaign_name", "campaigns.is_active as campaign_active"])
      .orderBy("sections.position");

  type SectionRow = NonNullable<
    Awaited<ReturnType<ReturnType<typeof selectSections>["executeTakeFirst"]>>
  >;

  const toSection = async (
    row: SectionRow,
  ): Promise<CallAnswer<typeof endpoints.sections.read>> => ({
    sectionName: row.name,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    ...(row.campaign_name
      ? { campaign: { isActive: row.campaign_active ?? false, name: row.campaign_name } }
      : {}),
    dataConfig: { categories: [], subcategories: [], items: await itemIds(row.name) },
  });

  const find = async (name: string): Promise<SectionRow> => {
    const row = await selectSections().where("sections.name", "=", name).executeTakeFirst();
    if (!row) throw new Failure("not_found", "Section not found");
    return row;
  };

  mount(app, services, endpoints.sections.list, async () => {
    const rows = await selectSections().execute();
    return { data: await Promise.all(rows.map(toSection)) };
  });
  mount(app, services, endpoints.sections.read, async ({ params }) => ({
    data: await toSection(await find(params.sectionName)),
  }));
  mount(app, services, endpoints.sections.items, async ({ params, query }) => {
    const section = await find(params.sectionName);
    const { filters = [], sortBy, page, limit } = query;
    const specificItems = await itemIds(section.name);
    return { data: await listItems(services, { filters, sortBy, page, limit, specificItems }) };
  });
}

/** Size charts by kind of garment. */
export function sizeChartRoutes(app: HttpApp, services: Services): void {
  mount(app, services, endpoints.sizeCharts.read, async ({ params }) => {
    const row = await services.database.db
      .selectFrom("size_charts")
      .select("chart")
      .where("garment", "=", params.garment)
      .executeTakeFirst();
    if (!row) throw new Failure("not_found", "Size chart not found");
    return { data: v.parse(sizeChartSchema, row.chart) };
  });
}
