import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/index.js";
import { fromColumns, type ProductColumns, productColumns } from "../items/product-fields.js";
import type { CatalogueProduct } from "./product.js";

interface ProductRow extends ProductColumns {
  num: number;
  id: string;
  name: string;
  category: string;
  subcategory: string;
  brand: string;
  campaign: string | null;
  garment: string;
  filters: CatalogueProduct["filters"];
  tags: string[];
  mrp: number;
  price: number;
  popularity: number;
  created_at: Date;
  colors: CatalogueProduct["colors"];
  reviews: CatalogueProduct["reviews"];
}

/**
 * Products with everything that belongs to them and their numbers.
 *
 * @param which - the end of a query of items `i`
 */
export async function readProducts(
  db: Queries,
  which: RawBuilder<unknown>,
): Promise<{ num: number; product: CatalogueProduct }[]> {
  const { rows } = await sql<ProductRow>`select i.num, i.id, i.name,
      c.name as category, s.name as subcategory, b.name as brand, k.name as campaign, i.garment,
      ${sql.raw(productColumns.map((column) => `i.${column}`).join(", "))}, i.card -> 'filters' as filters, i.tags, i.mrp, i.price,
      l.popularity, l.created_at,
      (select jsonb_agg(jsonb_build_object('id', co.color_id, 'name', co.name,
          'hex', co.hex,
          'images', coalesce((select jsonb_agg(jsonb_build_object(
              'url', coalesce(r.url, im.image_key), 'alt', im.alt, 'width', im.width,
              'height', im.height, 'color', im.dominant) order by im.position)
            from images im left join remote_pictures r on r.key = im.image_key
            where im.item_id = i.id and im.color_id = co.color_id), '[]'),
          'sizes', coalesce((select jsonb_agg(jsonb_build_object(
              'size', va.size, 'sku', va.sku_id, 'stock', va.stock,
              'inventoryPolicy', va.inventory_policy) order by va.position)
            from variants va where va.item_id = i.id and va.color_id = co.color_id), '[]')
        ) order by co.position) from colors co where co.item_id = i.id) as colors,
      (select coalesce(jsonb_agg(jsonb_build_object('author', re.author, 'rating', re.rating,
          'title', re.title, 'text', re.text, 'date', to_char(re.created_at at time zone 'utc',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by re.created_at desc, re.id), '[]')
        from reviews re where re.item_id = i.id and re.user_id is null) as reviews
    from items i join categories c on c.id = i.category_id
      join subcategories s on s.id = i.subcategory_id join brands b on b.id = i.brand_id
      left join campaigns k on k.id = i.campaign_id join listing l on l.num = i.num
    ${which}`.execute(db);
  return rows.map((row) => ({ num: row.num, product: toProduct(row) }));
}

function toProduct(row: ProductRow): CatalogueProduct {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    subcategory: row.subcategory,
    brand: row.brand,
    ...(row.campaign ? { campaign: row.campaign } : {}),
    garment: row.garment,
    price: row.price,
    mrp: row.mrp,
    ...fromColumns(row),
    filters: row.filters.filter(({ key, value }) => key !== "Brand" || value !== row.brand),
    tags: row.tags,
    popularity: row.popularity,
    createdAt: row.created_at.toISOString(),
    reviews: row.reviews,
    colors: row.colors,
  };
}
