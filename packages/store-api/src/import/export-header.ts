import { sizeChartSchema } from "@taanka/api-client/contract";
import * as v from "valibot";
import type { Queries } from "../database/index.js";
import { readBanners } from "./banners.js";
import { readCoupons } from "./coupons.js";
import { chosenFilters } from "./filters.js";
import { type CatalogueHeader, headerSchema } from "./header.js";

/** What an export says besides its products. */
export async function readHeader(db: Queries): Promise<CatalogueHeader> {
  const categories = await db
    .selectFrom("categories")
    .leftJoin("remote_pictures", "remote_pictures.key", "categories.image_key")
    .selectAll("categories")
    .select("url")
    .orderBy("position")
    .execute();
  const subcategories = await db
    .selectFrom("subcategories")
    .select(["id", "name", "description", "category_id"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const sections = await db
    .selectFrom("sections")
    .leftJoin("campaigns", "campaigns.id", "sections.campaign_id")
    .selectAll("sections")
    .select("campaigns.name as campaign")
    .orderBy("position")
    .execute();
  const items = await db.selectFrom("section_items").selectAll().orderBy("position").execute();
  const charts = await db.selectFrom("size_charts").selectAll().orderBy("garment").execute();
  return v.parse(headerSchema, {
    categories: categories.map(({ id, name, description, image_key, image_color, url }) => ({
      id,
      name,
      description,
      image: image_key ? { url: url ?? image_key, color: image_color } : null,
      subcategories: subcategories.filter(({ category_id }) => category_id === id),
    })),
    brands: await db
      .selectFrom("brands")
      .select(["id", "name", "description"])
      .orderBy("id")
      .execute(),
    campaigns: await db
      .selectFrom("campaigns")
      .select(["id", "name", "description", "is_active as isActive"])
      .orderBy("id")
      .execute(),
    banners: await readBanners(db),
    coupons: await readCoupons(db),
    // Computed ones are computed again of the products that the export has.
    filters: (await chosenFilters(db)) ?? null,
    sizeCharts: Object.fromEntries(
      charts.map(({ garment, chart }) => [garment, v.parse(sizeChartSchema, chart)]),
    ),
    sections: sections.map(({ name, title, subtitle, description, campaign }) => ({
      sectionName: name,
      title,
      subtitle,
      description,
      ...(campaign ? { campaign } : {}),
      items: items.filter((item) => item.section_name === name).map((item) => item.item_id),
    })),
  });
}
