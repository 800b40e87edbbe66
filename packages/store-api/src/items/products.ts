import { type Item, type ItemRead, itemReadSchema, itemSchema } from "@taanka/api-client/contract";
import * as v from "valibot";
import { RevisionCache } from "../catalogue/revision-cache.js";
import { chartFor } from "../catalogue/size-charts.js";
import type { Queries } from "../database/index.js";
import { askedColor } from "./asked-color.js";
import type { Groups } from "./groups.js";
import type { ListingIndex } from "./listing-index.js";
import { type Face, readCards, readFaces, readItem, toItem } from "./presenter.js";
import { fromColumns } from "./product-fields.js";

/** A card takes some 2 kB: those of a hundred pages of fifty. */
const MAX_CARDS = 5000;
const MAX_PRODUCTS = 1000;
/** Ratings change between imports; other instances than the one that took a review see it then. */
const MAX_AGE_MS = 60_000;

/** Products as answers show them, cached in memory. All of them are frozen. */
export class Products {
  readonly #db: Queries;
  readonly #publicUrl: string;
  readonly #cards: RevisionCache<number, Item>;
  readonly #faces: RevisionCache<string, Record<string, Face>>;
  readonly #products: RevisionCache<string, ItemRead>;

  constructor(db: Queries, listing: ListingIndex, publicUrl: string) {
    this.#db = db;
    this.#publicUrl = publicUrl;
    this.#cards = new RevisionCache(listing, { max: MAX_CARDS, maxAge: MAX_AGE_MS });
    this.#faces = new RevisionCache(listing, { max: MAX_CARDS });
    this.#products = new RevisionCache(listing, { max: MAX_PRODUCTS, maxAge: MAX_AGE_MS });
  }

  /**
   * What cards show of products, in the order of their numbers.
   *
   * @param groups - names that may be some seconds old
   * @param colors - chosen values of the colour filter: cards show the colour that they mean
   */
  async cards(
    groups: Groups,
    nums: readonly number[],
    colors: readonly string[] = [],
  ): Promise<Item[]> {
    const cards = await this.#cards.many(nums, async (missing) => {
      const rows = await readCards(this.#db, groups, missing);
      return new Map(
        rows.map((row) => [row.num, v.parse(itemSchema, toItem(row, this.#publicUrl))]),
      );
    });
    const shown = nums.map((num) => cards.get(num)).filter((card) => card !== undefined);
    return colors.length === 0 ? shown : this.#inColors(shown, colors);
  }

  async #inColors(cards: readonly Item[], asked: readonly string[]): Promise<Item[]> {
    const colors = new Map(cards.map((card) => [card._id, askedColor(card, asked)]));
    const ids = [...colors].filter(([, color]) => color !== undefined).map(([id]) => id);
    if (ids.length === 0) return [...cards];
    const faces = await this.#faces.many(ids, (missing) =>
      readFaces(this.#db, missing, this.#publicUrl),
    );
    return cards.map((card) => {
      const shownColor = colors.get(card._id);
      const face = shownColor === undefined ? undefined : faces.get(card._id)?.[shownColor];
      return face ? { ...card, ...face, shownColor } : card;
    });
  }

  /** One product whole, or undefined when there is none with that id. */
  read(id: string): Promise<ItemRead | undefined> {
    return this.#products.one(id, async () => {
      const row = await readItem(this.#db, id);
      if (!row) return undefined;
      return v.parse(itemReadSchema, {
        ...toItem(row, this.#publicUrl),
        ...fromColumns(row),
        brand: { _id: row.brand_id, name: row.brand_name },
        garment: (await chartFor(this.#db, row)) ?? null,
      });
    });
  }

  /** Has a product read anew whose rating has changed. */
  forget(id: string): void {
    this.#cards.forget(({ _id }) => _id === id);
    this.#products.forget(({ _id }) => _id === id);
  }
}
