import { type CallData, endpoints, NO_COLOR } from "@taanka/api-client/contract";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { RevisionCache } from "../catalogue/revision-cache.js";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { pictureUrl } from "../images/url.js";
import { idOfHandle } from "../import/text.js";
import type { SizeRow } from "../items/sizes.js";
import type { Services } from "../services.js";

/** From this many pieces on a shopper is not told how many are left. */
const TELL_STOCK_BELOW = 10;

type Details = CallData<typeof endpoints.itemDetails.ofItem>;
/** A colour without what is left of its sizes. */
type DetailColor = Omit<Details[number]["imagesByColor"][number], "sizes">;

/** Of so many products the colours and pictures are cached. */
const MAX_CACHED = 1000;

/** A size as answers show it. Of one that is sold beyond its stock no number is the last. */
function toSize({ size, sku_id, stock, inventory_policy }: SizeRow) {
  const named = { size, skuId: sku_id };
  if (inventory_policy === "continue") {
    return { ...named, inStock: true, ...(stock > 0 ? {} : { onOrder: true }) };
  }
  return { ...named, inStock: stock > 0, ...(stock < TELL_STOCK_BELOW ? { stock } : {}) };
}

/** A product's colours with their pictures and sizes. */
export function itemDetailRoutes(app: HttpApp, services: Services): void {
  const { config, database, listing, sizes } = services;
  const { db } = database;
  const cache = new RevisionCache<string, { id: string; color: DetailColor }[]>(listing, {
    max: MAX_CACHED,
  });

  async function readColors(itemId: string) {
    const colors = await db
      .selectFrom("colors")
      .select(["color_id", "name", "hex"])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom("images")
            .select(["image_key", "position", "dominant", "alt", "width", "height"])
            .whereRef("images.item_id", "=", "colors.item_id")
            .whereRef("images.color_id", "=", "colors.color_id")
            .orderBy("images.position"),
        ).as("images"),
      )
      .where("item_id", "=", itemId)
      .orderBy("position")
      .execute();
    if (colors.length === 0) return undefined;
    return colors.map(({ color_id, name, hex, images }) => ({
      id: color_id,
      color: {
        color: name,
        hexCode: name === NO_COLOR ? "" : hex,
        images: images.map((image) => ({
          url: pictureUrl(config.publicUrl, image.image_key),
          priority: image.position,
          color: image.dominant,
          alt: image.alt,
          width: image.width,
          height: image.height,
        })),
      },
    }));
  }

  /** A product has one item detail, which goes by the product's id. */
  async function readDetails(handle: string) {
    const itemId = idOfHandle(handle);
    const [colors, variants] = await Promise.all([
      cache.one(itemId, () => readColors(itemId)),
      sizes.of(itemId),
    ]);
    if (!colors) throw new Failure("not_found", "Product not found.");
    const imagesByColor = colors.map(({ id, color }) => ({
      ...color,
      sizes: variants.filter((variant) => variant.color_id === id).map(toSize),
    }));
    return { data: [{ _id: itemId, itemId, imagesByColor }] };
  }

  mount(app, services, endpoints.itemDetails.ofItem, ({ params }) => readDetails(params.itemId));
  mount(app, services, endpoints.itemDetails.read, ({ params }) => readDetails(params.id));
}
