import { createHash } from "node:crypto";
import { discountPercent, NO_COLOR, priceBand } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { normaliseKey, PLACE_KEYS } from "../items/facets.js";
import { toColumns, typedColumns } from "../items/product-fields.js";
import { wordsIn } from "../items/words.js";
import type { Groups } from "./groups.js";
import { facetName, type Numbering } from "./numbering.js";
import { isRemote, pictureKeyOf } from "./pictures.js";
import type { ProductEntry } from "./problems.js";
import type { CatalogueProduct } from "./product.js";
import { garmentOf, hexOf, slug } from "./text.js";

const NO_BRAND = "Unbranded";

const COLUMNS =
  sql.raw(`position integer, line integer, id text, name text, garment text, ${typedColumns},
  card jsonb, tags jsonb, category_id text, subcategory_id text, brand_id text, campaign_id text,
  mrp integer, price integer, popularity integer, created_at timestamptz, facets integer[],
  words integer[], telling_words smallint, colors jsonb, images jsonb, variants jsonb, reviews jsonb`);

/** A table of the import's own, gone when its transaction ends. */
export async function createStaging(trx: Queries): Promise<void> {
  await sql`create temp table import_products (
    ${COLUMNS}, primary key (id)) on commit drop`.execute(trx);
}

/** Adds rows to the import's own table. */
export async function stage(trx: Queries, rows: readonly StagedProduct[]): Promise<void> {
  await sql`insert into import_products
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as product (${COLUMNS})`.execute(
    trx,
  );
}

/**
 * Lists the variants of what was staged in a table of their own; one of which the file does not say the
 * pieces has none there.
 */
export async function stageVariants(trx: Queries): Promise<void> {
  await sql`create temp table import_variants on commit drop as
    select p.id as item_id, p.line, v.* from import_products p,
      jsonb_to_recordset(p.variants) as v(sku text, color_id text, size text, stock integer,
        inventory_policy text, position integer)`.execute(trx);
  await sql`alter table import_variants add primary key (sku)`.execute(trx);
}

/** What the database keeps of a product, before it has a number. */
export type StagedProduct = ReturnType<Stager["rowOf"]>;

/** Turns products into rows, and gathers what they refer to. */
export class Stager {
  readonly #groups: Groups;
  readonly #facets: Numbering;
  readonly #words: Numbering;
  #position = 0;

  constructor(groups: Groups, facets: Numbering, words: Numbering) {
    this.#groups = groups;
    this.#facets = facets;
    this.#words = words;
  }

  rowOf({ line, product }: ProductEntry<CatalogueProduct>) {
    const category = product.category;
    const subcategory = product.subcategory ?? category;
    const brand = product.brand ?? NO_BRAND;
    const category_id = this.#groups.category(category);
    const place = {
      category_id,
      subcategory_id: this.#groups.subcategory(category_id, subcategory),
      brand_id: this.#groups.brand(brand),
      campaign_id: product.campaign ? this.#groups.campaign(product.campaign) : null,
    };
    const filters = withBrand(product.filters, brand);
    const kind = product.garment ?? garmentOf(subcategory) ?? garmentOf(category);
    const garment = slug(kind ?? subcategory);
    const colors = colorsOf(product);
    return {
      position: this.#position++,
      line,
      id: product.id,
      name: product.name,
      garment,
      ...toColumns(product),
      card: cardOf(filters, colors),
      tags: product.tags,
      ...place,
      mrp: product.mrp ?? product.price,
      price: product.price,
      popularity: product.popularity ?? null,
      created_at: product.createdAt ? momentOf(product.createdAt) : null,
      facets: this.#facetsOf(product, filters, place),
      ...this.#wordsOf(product, [garment, category, subcategory, brand]),
      colors: colors.map(({ id, name, hex }) => ({ id, name, hex })),
      images: colors.flatMap((color) => color.images),
      variants: colors.flatMap((color) => color.variants),
      reviews: product.reviews?.map((review) => reviewOf(product.id, review)) ?? null,
    };
  }

  #facetsOf(
    product: CatalogueProduct,
    filters: CatalogueProduct["filters"],
    place: {
      category_id: string;
      subcategory_id: string;
      brand_id: string;
      campaign_id: string | null;
    },
  ): number[] {
    const said = new Set(filters.map(({ key }) => normaliseKey(key)));
    const derived = [
      ...product.colors.filter(hasColor).map(({ name }) => ({ key: "Color", value: name })),
      ...product.colors.flatMap(({ sizes }) =>
        sizes.map(({ size }) => ({ key: "Size", value: size })),
      ),
      { key: "PriceRange", value: priceBand(product.price) },
    ].filter(({ key }) => key === "PriceRange" || !said.has(normaliseKey(key)));
    const facets = [
      ...filters.filter(({ key }) => normaliseKey(key) !== "pricerange"),
      ...derived,
      { key: PLACE_KEYS.category, value: place.category_id },
      { key: PLACE_KEYS.subcategory, value: place.subcategory_id },
      { key: PLACE_KEYS.brand, value: place.brand_id },
      ...(place.campaign_id ? [{ key: PLACE_KEYS.campaign, value: place.campaign_id }] : []),
    ];
    const ids = facets.map(({ key, value }) => this.#facets.of(facetName(key, value)));
    return [...new Set(ids)];
  }

  #wordsOf(product: CatalogueProduct, place: readonly string[]) {
    const telling = [
      product.name,
      ...place,
      ...product.filters.map(({ value }) => value),
      ...product.colors.filter(hasColor).map(({ name }) => name),
      ...product.tags,
      discountPercent(product.price, product.mrp) > 0 ? "discount sale offer" : "",
      product.campaign ?? "",
    ];
    const describing = [...product.details.map(({ value }) => value), product.description];
    const words = wordsIn([...telling, ...describing].join(" "));
    return {
      words: words.map((word) => this.#words.of(word)),
      telling_words: wordsIn(telling.join(" ")).length,
    };
  }
}

const hasColor = ({ name }: { name: string }) => name !== NO_COLOR;

/** A day begins in UTC, wherever the database is. */
const momentOf = (value: string) => new Date(value).toISOString();

function reviewOf(
  productId: string,
  { date, ...review }: NonNullable<CatalogueProduct["reviews"]>[number],
) {
  const said = { ...review, created_at: momentOf(date) };
  const id = createHash("sha256")
    .update(JSON.stringify([productId, said]))
    .digest("hex");
  return { id: id.slice(0, 24), ...said };
}

function withBrand(filters: CatalogueProduct["filters"], brand: string) {
  const has = filters.some(({ key }) => normaliseKey(key) === "brand");
  return has ? filters : [{ key: "Brand", value: brand }, ...filters];
}

function colorsOf(product: CatalogueProduct) {
  const taken = new Set<string>();
  return product.colors.map((color) => {
    let id = color.id ?? slug(color.name);
    while (taken.has(id)) id = `${id}-${taken.size + 1}`;
    taken.add(id);
    const images = color.images.map((image, position) => ({
      color_id: id,
      position,
      key: pictureKeyOf(image.url),
      url: isRemote(image.url) ? image.url : null,
      alt: image.alt || (hasColor(color) ? `${product.name} in ${color.name}` : product.name),
      width: image.width ?? null,
      height: image.height ?? null,
      dominant: image.color ?? null,
    }));
    const variants = color.sizes.map(({ size, sku, stock, inventoryPolicy }, position) => ({
      sku,
      color_id: id,
      size,
      stock,
      inventory_policy: inventoryPolicy,
      position,
    }));
    return { id, name: color.name, hex: color.hex ?? hexOf(color.name), images, variants };
  });
}

function cardOf(filters: CatalogueProduct["filters"], colors: ReturnType<typeof colorsOf>) {
  const pictures = colors.find((color) => color.images.length > 0)?.images.slice(0, 2) ?? [];
  return {
    filters,
    colors: colors.filter(hasColor).map(({ name, hex }) => ({ color: name, hexCode: hex })),
    images: pictures.map((picture) => picture.key),
    imageColor: pictures[0]?.dominant ?? null,
  };
}
