import { discountPercent, endpoints } from "@taanka/api-client/contract";
import type { Queries } from "../database/index.js";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { pictureUrl } from "../images/url.js";
import { factsInColor } from "../items/asked-color.js";
import { isColor } from "../items/variants.js";
import type { Services } from "../services.js";

const MAX_ENTRIES = 500;

function readWishlist(db: Queries, userId: string) {
  return db
    .selectFrom("wishlist")
    .innerJoin("items", "items.id", "wishlist.item_id")
    .innerJoin("categories", "categories.id", "items.category_id")
    .leftJoin("colors", (join) =>
      join
        .onRef("colors.item_id", "=", "wishlist.item_id")
        .onRef("colors.name", "=", "wishlist.color"),
    )
    .leftJoin("images", (join) =>
      join
        .onRef("images.item_id", "=", "colors.item_id")
        .onRef("images.color_id", "=", "colors.color_id")
        .on("images.position", "=", 0),
    )
    .select(["items.id", "items.name", "items.description", "items.card", "items.rating"])
    .select(["items.mrp", "items.price", "categories.name as category", "wishlist.color"])
    .select(["images.image_key", "images.dominant", "wishlist.created_at as wishedAt"])
    .where("wishlist.user_id", "=", userId)
    .orderBy("wishlist.created_at", "desc")
    .orderBy("items.num")
    .execute();
}

/** The colour as the wishlist keeps it: `default` as it is, anything else by its full name. */
async function findColor(db: Queries, itemId: string, requested: string) {
  const known = await db
    .selectFrom("colors")
    .select(["color_id as id", "name"])
    .where("item_id", "=", itemId)
    .execute();
  const color =
    requested === "default" ? requested : known.find((one) => isColor(requested, one))?.name;
  return { colors: known.length, color };
}

async function resolveColor(db: Queries, itemId: string, requested: string): Promise<string> {
  const { colors, color } = await findColor(db, itemId, requested);
  if (colors === 0) throw new Failure("not_found", "Product not found.");
  if (color === undefined) {
    throw new Failure("not_found", "This product does not come in that colour");
  }
  return color;
}

/**
 * What an entry that may be there already can be kept under: an import may have taken the colour
 * away since, and then only the text that was kept names the entry.
 */
async function entryColors(db: Queries, itemId: string, requested: string): Promise<string[]> {
  const { colors, color = requested } = await findColor(db, itemId, requested);
  if (colors === 0) throw new Failure("not_found", "Product not found.");
  return [color, requested];
}

/** The wishlist of whoever is signed in. An entry is a product in a colour. */
export function wishlistRoutes(app: HttpApp, services: Services): void {
  const { config, database, now } = services;

  mount(app, services, endpoints.wishlist.read, async ({ user }) => {
    const rows = await readWishlist(database.db, user.id);
    return {
      data: {
        items: rows.map((row) => {
          const image = pictureUrl(config.publicUrl, row.image_key ?? row.card.images[0]);
          return {
            _id: `${row.wishedAt.getTime()}-${row.id}-${row.color}`,
            itemId: {
              _id: row.id,
              name: row.name,
              category: row.category,
              image,
              imageColor: row.dominant ?? row.card.imageColor,
              description: row.description,
              MRP: row.mrp,
              discountedPrice: row.price,
              discountPercentage: discountPercent(row.price, row.mrp),
              userAverageRating: row.rating,
              filters: factsInColor(row.card, row.color),
            },
            color: row.color,
            url: image,
          };
        }),
      },
    };
  });

  mount(app, services, endpoints.wishlist.add, async ({ body, user }) => {
    await database.transaction(async (trx) => {
      const color = await resolveColor(trx, body.itemId, body.color);
      await trx
        .insertInto("wishlist")
        .values({ user_id: user.id, item_id: body.itemId, color, created_at: now() })
        .onConflict((conflict) => conflict.columns(["user_id", "item_id", "color"]).doNothing())
        .execute();
      const { entries } = await trx
        .selectFrom("wishlist")
        .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("entries"))
        .where("user_id", "=", user.id)
        .executeTakeFirstOrThrow();
      if (entries > MAX_ENTRIES) throw new Failure("conflict", "Your wishlist is full");
    });
    return { message: "Added to wishlist" };
  });

  mount(app, services, endpoints.wishlist.remove, async ({ body, user }) => {
    const colors = await entryColors(database.db, body.itemId, body.color);
    await database.db
      .deleteFrom("wishlist")
      .where("user_id", "=", user.id)
      .where("item_id", "=", body.itemId)
      .where("color", "in", colors)
      .execute();
    return { message: "Removed from wishlist" };
  });

  mount(app, services, endpoints.wishlist.clear, async ({ user }) => {
    await database.db.deleteFrom("wishlist").where("user_id", "=", user.id).execute();
    return { message: "Wishlist cleared" };
  });

  mount(app, services, endpoints.wishlist.contains, async ({ query, user }) => {
    const colors = await entryColors(database.db, query.itemId, query.color);
    const entry = await database.db
      .selectFrom("wishlist")
      .select("item_id")
      .where("user_id", "=", user.id)
      .where("item_id", "=", query.itemId)
      .where("color", "in", colors)
      .executeTakeFirst();
    return { data: { isWishlisted: entry !== undefined } };
  });
}
