import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { normaliseKey } from "../items/facets.js";
import { isRemote } from "./pictures.js";
import type { ProductEntry } from "./problems.js";
import type { CatalogueProduct } from "./product.js";
import { readProducts } from "./read-products.js";
import { readBack } from "./shopify-export.js";

type Color = CatalogueProduct["colors"][number];
type Name = keyof CatalogueProduct;
type Facts = CatalogueProduct["details"];

/** The shop keeps these by itself where a file says nothing of them. */
const STAY: readonly Name[] = ["colors", "popularity", "createdAt", "reviews"];
/** A Shopify export may say these differently from how the shop has them. */
const REWRITTEN: readonly Name[] = ["description", "filters", "tags"];

/**
 * Gives the products of a file what the shop has of them and the file has no place for. What reads as
 * the shop's own export of the product does was not changed there either.
 *
 * @param isSample - whether the shop has the sample catalogue, of which only a product of the same
 *   name is the file's
 */
export async function keepKnown(
  trx: Queries,
  entries: readonly ProductEntry<CatalogueProduct>[],
  isSample: boolean,
): Promise<ProductEntry<CatalogueProduct>[]> {
  const ids = entries.filter(({ unsaid }) => unsaid).map(({ product }) => product.id);
  if (ids.length === 0) return [...entries];
  const found = await readProducts(trx, sql`where i.id = any(${ids}::text[])`);
  const shop = new Map(found.map(({ product }) => [product.id, product]));
  return entries.map((entry) => {
    const known = shop.get(entry.product.id);
    if (!entry.unsaid || !known || (isSample && known.name !== entry.product.name)) return entry;
    return { ...entry, product: complete(entry.product, known, entry.unsaid) };
  });
}

function complete(
  product: CatalogueProduct,
  known: CatalogueProduct,
  unsaid: readonly string[],
): CatalogueProduct {
  const own = readBack(known);
  const isKept = (name: Name) =>
    unsaid.includes(name) ||
    (REWRITTEN.includes(name) && own && isDeepStrictEqual(product[name], own[name]));
  const kept = Object.fromEntries(
    Object.entries(known).filter(([name]) => !STAY.includes(name as Name) && isKept(name as Name)),
  );
  const whole: CatalogueProduct = { ...product, ...kept };
  return {
    ...whole,
    details: mergeFacts(product.details, known.details),
    filters: unsaid.includes("filters")
      ? mergeFacts(product.filters, known.filters)
      : whole.filters,
    mrp: unsaid.includes("mrp") ? keptMrp(known, product.price) : product.mrp,
    subcategory: whole.category === known.category ? whole.subcategory : product.subcategory,
    colors: product.colors.map((color) =>
      completeColor(color, ofName(known, color), own && ofName(own, color)),
    ),
  };
}

/** Facts that the file names, and of the shop's those that it does not. */
function mergeFacts(named: Facts, known: Facts): Facts {
  const keys = new Set(named.map(({ key }) => normaliseKey(key)));
  return [...named, ...known.filter(({ key }) => !keys.has(normaliseKey(key)))].slice(0, 60);
}

function keptMrp({ mrp, price }: CatalogueProduct, newPrice: number): number | undefined {
  return mrp !== undefined && mrp > price && mrp >= newPrice ? mrp : undefined;
}

function ofName({ colors }: CatalogueProduct, { name }: Color): Color | undefined {
  return colors.find((color) => color.name.toLowerCase() === name.toLowerCase());
}

function completeColor(color: Color, known: Color | undefined, own: Color | undefined): Color {
  if (!known) return color;
  const { id, hex, images } = known;
  const isSame = color.images.length === 0 || isDeepStrictEqual(color.images, own?.images);
  return { ...color, id, hex, images: isSame ? images : mergePictures(color.images, images) };
}

/** A file cannot name the shop's own pictures, nor say of others more than address and text. */
function mergePictures(named: Color["images"], known: Color["images"]): Color["images"] {
  const before = new Map(known.map((picture) => [picture.url, picture]));
  return [
    ...known.filter(({ url }) => !isRemote(url)),
    ...named.map((picture) => ({ ...before.get(picture.url), ...picture })),
  ].slice(0, 60);
}
