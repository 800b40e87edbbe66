import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { ImportRefusedError } from "./problems.js";

/** What goes with the products that a file lacks. */
export interface Removal {
  products: number;
  /** Of shoppers; those that a file brought are not counted. */
  reviews: number;
  wishes: number;
  /** Of carts, and those put aside. */
  lines: number;
}

export const NOTHING_REMOVED: Removal = { products: 0, reviews: 0, wishes: 0, lines: 0 };

/** So many products may go, or a fifth of the shop, before it looks like the wrong file. */
const FEW = 10;
const SHARE = 0.2;

/** Counts what `--replace` takes out of the shop. */
export async function countRemoval(trx: Queries): Promise<Removal> {
  const { rows } = await sql<Removal>`with gone as (select id from items
      where not exists (select from import_products p where p.id = items.id)),
    skus as (select sku_id from variants where item_id in (select id from gone))
    select (select count(*) from gone)::int as products,
      (select count(*) from reviews
        where user_id is not null and item_id in (select id from gone))::int as reviews,
      (select count(*) from wishlist where item_id in (select id from gone))::int as wishes,
      ((select count(*) from cart_lines where sku_id in (select sku_id from skus))
        + (select count(*) from saved_lines where sku_id in (select sku_id from skus)))::int as lines`.execute(
    trx,
  );
  return rows[0] ?? NOTHING_REMOVED;
}

/** @throws ImportRefusedError when the shop would have no product left */
export function refuseEmpty(products: number): void {
  if (products > 0) return;
  throw new ImportRefusedError(
    "The file has no products to sell, and the shop would have none left; nothing was imported.",
  );
}

/** @throws ImportRefusedError when more of the shop would go than a new file is likely to lack */
export async function refuseMany(trx: Queries, removed: Removal): Promise<void> {
  const { rows } = await sql<{ all: number }>`select count(*)::int as all from items`.execute(trx);
  const all = rows[0]?.all ?? 0;
  if (removed.products <= Math.max(FEW, all * SHARE)) return;
  throw new ImportRefusedError(
    `The file lacks ${removed.products} of the shop's ${all} products, which --replace would remove ` +
      `with ${whatGoes(removed)}. Say --remove-many where that is meant; nothing was imported.`,
  );
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What goes with removed products, in words. */
export function whatGoes({ reviews, wishes, lines }: Removal): string {
  const parts = [
    counted(reviews, "review", "reviews"),
    counted(wishes, "wish", "wishes"),
    counted(lines, "cart line", "cart lines"),
  ];
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)} of shoppers`;
}
