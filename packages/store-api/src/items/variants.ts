import { NO_COLOR } from "@taanka/api-client/contract";
import type { Queries } from "../database/index.js";
import type { InventoryPolicy } from "../database/tables/catalogue.js";
import { Failure } from "../http/failure.js";

/** What a shopper says they want: a product in a colour and size. */
export interface VariantChoice {
  itemId: string;
  skuId: string;
  size: string;
  /** A colour's name or id, or `default`. */
  color: string;
}

/** A size of a colour with what it costs and how many are left. */
export interface Variant {
  skuId: string;
  itemId: string;
  size: string;
  colorId: string;
  color: string;
  name: string;
  description: string;
  price: number;
  mrp: number;
  /** Pieces that are there; below zero where more is ordered. */
  stock: number;
  inventoryPolicy: InventoryPolicy;
  imageKey: string;
  imageColor: string | null;
}

const NOT_FOUND = "Unable to find product variant. Please try again.";

/** Selects variants with what belongs to them; narrow it with `where`. */
export function selectVariants(db: Queries) {
  return db
    .selectFrom("variants")
    .innerJoin("items", "items.id", "variants.item_id")
    .innerJoin("colors", (join) =>
      join
        .onRef("colors.item_id", "=", "variants.item_id")
        .onRef("colors.color_id", "=", "variants.color_id"),
    )
    .leftJoin("images", (join) =>
      join
        .onRef("images.item_id", "=", "variants.item_id")
        .onRef("images.color_id", "=", "variants.color_id")
        .on("images.position", "=", 0),
    )
    .select([
      "variants.sku_id as skuId",
      "variants.item_id as itemId",
      "variants.size as size",
      "variants.stock as stock",
      "variants.inventory_policy as inventoryPolicy",
      "colors.color_id as colorId",
      "colors.name as color",
      "items.name as name",
      "items.description as description",
      "items.price as price",
      "items.mrp as mrp",
    ])
    .select((eb) => [
      eb.fn.coalesce("images.image_key", eb.val("")).as("imageKey"),
      "images.dominant as imageColor",
    ]);
}

/**
 * Whether a colour in a request, by name, id or `default`, is the given one. A product without colours
 * is whatever a device still calls it by, such as a colour that an import took away.
 */
export function isColor(requested: string, color: { id: string; name: string }): boolean {
  if (color.name === NO_COLOR) return true;
  const wanted = requested.toLowerCase();
  return wanted === "default" || wanted === color.id || wanted === color.name.toLowerCase();
}

function matches(choice: VariantChoice, variant: Variant): boolean {
  return (
    variant.itemId === choice.itemId &&
    variant.size === choice.size &&
    isColor(choice.color, { id: variant.colorId, name: variant.color })
  );
}

/**
 * The variants that a shopper chose, in the order of the choices; undefined for one that does not
 * exist or whose parts do not belong together.
 */
export async function lookUpVariants(
  db: Queries,
  choices: readonly VariantChoice[],
): Promise<(Variant | undefined)[]> {
  if (choices.length === 0) return [];
  const skus = choices.map((choice) => choice.skuId);
  const rows = await selectVariants(db).where("variants.sku_id", "in", skus).execute();
  const bySku = new Map(rows.map((row) => [row.skuId, row]));
  return choices.map((choice) => {
    const variant = bySku.get(choice.skuId);
    return variant && matches(choice, variant) ? variant : undefined;
  });
}

/**
 * The variants that a shopper chose, in the order of the choices.
 *
 * @throws Failure `not_found` when one does not exist or its parts do not belong together
 */
export async function findVariants(
  db: Queries,
  choices: readonly VariantChoice[],
): Promise<Variant[]> {
  return (await lookUpVariants(db, choices)).map((variant) => {
    if (!variant) throw new Failure("not_found", NOT_FOUND);
    return variant;
  });
}

/** How many pieces of a variant can be ordered. */
export function orderable({ stock, inventoryPolicy }: Pick<Variant, "stock" | "inventoryPolicy">) {
  return inventoryPolicy === "continue" ? Number.POSITIVE_INFINITY : stock;
}

/** What a shopper reads when there are fewer pieces than they want. */
export function shortage(name: string, stock: number): Failure {
  return new Failure(
    "out_of_stock",
    stock > 0 ? `Only ${stock} of ${name} left in stock` : `${name} is out of stock`,
  );
}
