import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { CatalogueHeader } from "./header.js";
import { type LeftOut, type Problem, problem } from "./problems.js";

/** What the shop says to the products that were gathered. */
export interface Comparison {
  header: CatalogueHeader | undefined;
  leftOut: readonly LeftOut[];
  /** Products that the file lacks are removed. */
  replace: boolean;
}

/** Whom a SKU belongs to in the shop, where the file gives it to another product. */
interface TakenSku {
  line: number;
  sku: string;
  item_id: string;
  owner: string;
  in_file: boolean;
}

/** What is odd about gathered products, or wrong, in a shop as it is. */
export async function compareWithShop(trx: Queries, compared: Comparison): Promise<Problem[]> {
  const found = [
    await takenSkus(trx, compared),
    await newWithoutStock(trx),
    await stillOnSale(trx, compared),
    await unknownInSections(trx, compared),
  ];
  return found.flat().map((entry) => entry.problem);
}

/** A product that goes leaves its SKUs to the others. */
async function takenSkus(trx: Queries, { replace }: Comparison) {
  const { rows } = await sql<TakenSku>`select v.line, v.sku, v.item_id, known.item_id as owner,
      exists (select from import_products p where p.id = known.item_id) as in_file
    from import_variants v join variants known on known.sku_id = v.sku
    where known.item_id <> v.item_id order by v.line, v.sku`.execute(trx);
  return rows
    .filter((row) => row.in_file || !replace)
    .map(({ line, sku, item_id, owner, in_file }) =>
      in_file
        ? problem(
            "warning",
            line,
            `The SKU "${sku}" comes to "${item_id}" from "${owner}", and leaves the carts that it is in.`,
          )
        : problem(
            "error",
            line,
            `The SKU "${sku}" of "${item_id}" belongs to "${owner}", which is in the shop and not in the file.`,
          ),
    );
}

async function newWithoutStock(trx: Queries) {
  const { rows } = await sql<{ line: number; item_id: string; variants: number }>`
    select v.line, v.item_id, count(*)::int as variants from import_variants v
    where v.stock is null and v.inventory_policy is distinct from 'continue' and not exists (select from variants where sku_id = v.sku)
    group by v.line, v.item_id order by v.line`.execute(trx);
  return rows.map(({ line, item_id, variants }) =>
    problem(
      "warning",
      line,
      `"${item_id}" is sold out in ${variants === 1 ? "a new variant" : `${variants} new variants`}: ` +
        "the file says no stock.",
    ),
  );
}

async function stillOnSale(trx: Queries, { leftOut, replace }: Comparison) {
  if (replace || leftOut.length === 0) return [];
  const ids = leftOut.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select id from items where id = any(${ids}::text[])
      and not exists (select from import_products p where p.id = items.id)`.execute(trx);
  const kept = new Set(rows.map(({ id }) => id));
  return leftOut
    .filter(({ id }) => kept.has(id))
    .map(({ id, line }) =>
      problem(
        "warning",
        line,
        `"${id}" is in the shop and stays on sale; an import with --replace takes it out.`,
      ),
    );
}

async function unknownInSections(trx: Queries, { header, replace }: Comparison) {
  const sections = header?.sections ?? [];
  const ids = sections.flatMap(({ items }) => items);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from import_products
    where id = any(${ids}::text[])
    union select id from items where id = any(${ids}::text[]) and not ${replace}`.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  return sections.flatMap(({ sectionName, items }) =>
    items
      .filter((id) => !known.has(id))
      .map((id) =>
        problem(
          "warning",
          1,
          `The section "${sectionName}" names "${id}", which is no product of the shop.`,
        ),
      ),
  );
}
