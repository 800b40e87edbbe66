import { compareSizes } from "@taanka/api-client/contract";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/index.js";
import type { InventoryPolicy } from "../database/tables/catalogue.js";

/** A size of one of a product's colours, and how many pieces of it are left. */
export interface SizeRow {
  color_id: string;
  size: string;
  sku_id: string;
  stock: number;
  inventory_policy: InventoryPolicy;
}

/** Of so many products; one takes some 2 kB. */
const MAX_PRODUCTS = 1000;
/**
 * Another instance's order, or an import, shows after this at the latest. A page that is open shows
 * older ones; cart and order read the stock itself.
 */
const MAX_AGE_MS = 1_000;

/**
 * The sizes of products as they are left, for pages. Asking the database for them was a fifth of what
 * a product's page costs, and many look at one product at once.
 */
export class Sizes {
  readonly #database: Database;
  readonly #asked = new LRUCache<string, Promise<readonly SizeRow[]>>({
    max: MAX_PRODUCTS,
    ttl: MAX_AGE_MS,
  });

  constructor(database: Database) {
    this.#database = database;
    // Whatever it wrote: orders, cancellations and returns all change stock in one. Who comes after
    // it gets nothing that was asked before.
    database.onCommit(() => this.#asked.clear());
  }

  /** Those of a product, in the order of sizes; none when there is no such product. */
  of(itemId: string): Promise<readonly SizeRow[]> {
    const cached = this.#asked.get(itemId);
    if (cached) return cached;
    const asked = this.#read(itemId);
    this.#asked.set(itemId, asked);
    const forget = () => {
      if (this.#asked.peek(itemId) === asked) this.#asked.delete(itemId);
    };
    // Addresses of no product make room for none.
    asked.then(({ length }) => length === 0 && forget(), forget);
    return asked;
  }

  async #read(itemId: string): Promise<SizeRow[]> {
    const rows = await this.#database.db
      .selectFrom("variants")
      .select(["color_id", "size", "sku_id", "stock", "inventory_policy"])
      .where("item_id", "=", itemId)
      .orderBy("position")
      .execute();
    return rows.sort((a, b) => compareSizes(a.size, b.size));
  }
}
