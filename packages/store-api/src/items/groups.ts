import type { Queries } from "../database/index.js";
import { normaliseValue } from "./facets.js";

/** What a card names of its product's category, subcategory and campaign. */
interface GroupNames {
  category_name: string;
  subcategory_name: string;
  campaign_name: string | null;
  campaign_active: boolean | null;
}

interface GroupIds {
  category_id: string;
  subcategory_id: string;
  campaign_id: string | null;
}

/** Whether a subcategory only stands for its category, of products that are in none. */
export function isWholeCategory(subcategory: string, category: string | undefined): boolean {
  return normaliseValue(subcategory) === normaliseValue(category ?? "");
}

/**
 * The names of the groups that products belong to. A shop has few, and a card that looks its own
 * up here spares the database three joins.
 */
export class Groups {
  readonly #categories: ReadonlyMap<string, string>;
  readonly #subcategories: ReadonlyMap<string, string>;
  readonly #campaigns: ReadonlyMap<string, { name: string; active: boolean }>;

  constructor(rows: Awaited<ReturnType<typeof readRows>>) {
    this.#categories = new Map(rows.categories.map(({ id, name }) => [id, name]));
    this.#subcategories = new Map(rows.subcategories.map(({ id, name }) => [id, name]));
    this.#campaigns = new Map(
      rows.campaigns.map(({ id, name, is_active }) => [id, { name, active: is_active }]),
    );
  }

  /** The names of a product's groups, or undefined when one of them came after these were read. */
  namesOf({ category_id, subcategory_id, campaign_id }: GroupIds): GroupNames | undefined {
    const category = this.#categories.get(category_id);
    const subcategory = this.#subcategories.get(subcategory_id);
    const campaign = campaign_id === null ? null : this.#campaigns.get(campaign_id);
    if (category === undefined || subcategory === undefined || campaign === undefined) {
      return undefined;
    }
    return {
      category_name: category,
      subcategory_name: subcategory,
      campaign_name: campaign?.name ?? null,
      campaign_active: campaign?.active ?? null,
    };
  }
}

async function readRows(db: Queries) {
  return {
    categories: await db.selectFrom("categories").select(["id", "name"]).execute(),
    subcategories: await db.selectFrom("subcategories").select(["id", "name"]).execute(),
    campaigns: await db.selectFrom("campaigns").select(["id", "name", "is_active"]).execute(),
  };
}

/** Reads the names of all groups. */
export async function readGroups(db: Queries): Promise<Groups> {
  return new Groups(await readRows(db));
}
