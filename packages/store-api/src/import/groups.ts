import type { Queries } from "../database/index.js";
import { type Group, GroupNames } from "./group-names.js";
import type { CatalogueHeader } from "./header.js";
import { slug } from "./text.js";

interface Category extends Group {
  /** Left out where only a product names the category: then it keeps the picture it has. */
  image?: { url: string; color?: string | null | undefined } | null | undefined;
}

interface Subcategory extends Group {
  categoryId: string;
}

interface Campaign extends Group {
  /** Undefined where only a product names the campaign: then it stays as it is, or begins active. */
  isActive: boolean | undefined;
}

interface Described {
  id?: string | undefined;
  name: string;
  description: string;
}

/** Two categories may have subcategories of one name. */
const within = (categoryId: string, name: string) => `${categoryId}/${slug(name)}`;

/** The categories, brands and campaigns that products name, with the ids they get. */
export class Groups {
  readonly categories = new GroupNames<Category>();
  readonly subcategories = new GroupNames<Subcategory>();
  readonly brands = new GroupNames<Group>();
  readonly campaigns = new GroupNames<Campaign>();

  readonly #begins: boolean;

  /** @param begins - whether a shop begins with the file, which then gives all groups their places */
  constructor(begins = false) {
    this.#begins = begins;
  }

  /** Takes over what a file says about groups before its products. */
  describe({ categories, brands, campaigns }: CatalogueHeader): void {
    for (const [position, { subcategories, image, ...category }] of categories.entries()) {
      const key = slug(category.name);
      const group = described(category, position, this.categories.idFor(key));
      this.categories.put(key, { ...group, image });
      this.#describeWithin(group.id, subcategories);
    }
    for (const [position, brand] of brands.entries()) {
      const key = slug(brand.name);
      this.brands.put(key, described(brand, position, this.brands.idFor(key)));
    }
    for (const [position, { isActive, ...campaign }] of campaigns.entries()) {
      const key = slug(campaign.name);
      const group = described(campaign, position, this.campaigns.idFor(key));
      this.campaigns.put(key, { ...group, isActive });
    }
  }

  #describeWithin(categoryId: string, entries: readonly Described[]): void {
    for (const [position, entry] of entries.entries()) {
      const key = within(categoryId, entry.name);
      const id = this.subcategories.idFor(key, this.#newSubcategoryId(categoryId, entry.name));
      this.subcategories.put(key, { ...described(entry, position, id), categoryId });
    }
  }

  category(name: string): string {
    const complete = (group: Group) => ({ ...group, described: this.#begins });
    return this.categories.named(slug(name), name, complete);
  }

  subcategory(categoryId: string, name: string): string {
    const newId = this.#newSubcategoryId(categoryId, name);
    const complete = (group: Group) => ({ ...group, categoryId, described: this.#begins });
    return this.subcategories.named(within(categoryId, name), name, complete, newId);
  }

  brand(name: string): string {
    return this.brands.named(slug(name), name, (group) => group);
  }

  campaign(name: string): string {
    const complete = (group: Group) => ({ ...group, isActive: undefined });
    return this.campaigns.named(slug(name), name, complete);
  }

  /** Of two subcategories of one name the second gets its category's too. */
  #newSubcategoryId(categoryId: string, name: string): string {
    return this.subcategories.has(slug(name)) ? `${categoryId}-${slug(name)}` : slug(name);
  }
}

function described(entry: Described, position: number, usualId: string): Group {
  const { id = usualId, name, description } = entry;
  return { id, name, description, position, described: true };
}

/** Knows the groups that the shop has, so that products find the ones they had. */
export async function knownGroups(trx: Queries): Promise<Groups> {
  const groups = new Groups();
  for (const kind of ["categories", "brands", "campaigns"] as const) {
    const rows = await trx.selectFrom(kind).select(["id", "name"]).orderBy("id").execute();
    for (const { id, name } of rows) groups[kind].know(slug(name), id);
  }
  const subcategories = await trx
    .selectFrom("subcategories")
    .select(["id", "name", "category_id"])
    .orderBy("id")
    .execute();
  for (const { id, name, category_id } of subcategories) {
    groups.subcategories.know(within(category_id, name), id);
  }
  return groups;
}
