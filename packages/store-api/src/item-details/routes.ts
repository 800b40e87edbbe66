import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { pictureUrl } from "../images/routes.js";
import type { Services } from "../services.js";

/** From this many pieces on a shopper is not told how many are left. */
const TELL_STOCK_BELOW = 10;

/** A product's colours with their pictures and sizes. */
export function itemDetailRoutes(app: HttpApp, services: Services): void {
  const { config, database } = services;

  async function readColors(itemId: string) {
    const { db } = database;
    const colors = await db
      .selectFrom("colors")
      .selectAll()
      .where("item_id", "=", itemId)
      .orderBy("position")
      .execute();
    const images = await db
      .selectFrom("images")
      .selectAll()
      .where("item_id", "=", itemId)
      .orderBy("position")
      .execute();
    const variants = await db
      .selectFrom("variants")
      .selectAll()
      .where("item_id", "=", itemId)
      .orderBy("position")
      .execute();
    return colors.map((color) => ({
      color: color.name,
      hexCode: color.hex,
      images: images
        .filter((image) => image.color_id === color.color_id)
        .map((image) => ({
          url: pictureUrl(config.publicUrl, image.image_key),
          priority: image.position,
          color: image.dominant,
          alt: image.alt,
          width: image.width,
          height: image.height,
        })),
      sizes: variants
        .filter((variant) => variant.color_id === color.color_id)
        .map(({ size, sku_id, stock }) => ({
          size,
          skuId: sku_id,
          inStock: stock > 0,
          ...(stock < TELL_STOCK_BELOW ? { stock } : {}),
        })),
    }));
  }

  /** A product has one item detail, which goes by the product's id. */
  async function readDetails(itemId: string) {
    const imagesByColor = await readColors(itemId);
    if (imagesByColor.length === 0) throw new Failure("not_found", "Product not found.");
    return { data: [{ _id: itemId, itemId, imagesByColor }] };
  }

  mount(app, services, endpoints.itemDetails.ofItem, ({ params }) => readDetails(params.itemId));
  mount(app, services, endpoints.itemDetails.read, ({ params }) => readDetails(params.id));
}
