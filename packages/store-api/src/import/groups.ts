import type { Queries } from "../database/index.js";
import type { CatalogueHeader } from "./header.js";
import { pictureKeyOf } from "./pictures.js";
import { slug } from "./text.js";

interface Group {
  id: string;
  name: string;
  description: string;
}

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

/** The categories, brands and campaigns that products name, with the ids they get. */
export class Groups {
  readonly categories = new Map<string, Category>();
  readonly subcategories = new Map<string, Subcategory>();
  readonly brands = new Map<string, Group>();
  readonly campaigns = new Map<string, Campaign>();

  /** Takes over what a file says about groups before its products. */
  describe(header: CatalogueHeader): void {
    for (const group of header.categories) {
      this.categories.set(slug(group.name), { id: slug(group.name), ...group });
    }
    for (const group of header.brands) {
      this.brands.set(slug(group.name), { id: slug(group.name), ...group });
    }
    for (const group of header.campaigns) {
      this.campaigns.set(slug(group.name), { id: slug(group.name), ...group });
    }
  }

  category(name: string): string {
    return named(this.categories, slug(name), (id) => ({ id, name, description: "" }));
  }

  /** Two categories may have subcategories of one name; the second gets its category's too. */
  subcategory(categoryId: string, name: string): string {
    const plain = slug(name);
    const other = this.subcategories.get(plain);
    const id = !other || other.categoryId === categoryId ? plain : `${categoryId}-${plain}`;
    return named(this.subcategories, id, () => ({ id, name, description: "", categoryId }));
  }

  brand(name: string): string {
    return named(this.brands, slug(name), (id) => ({ id, name, description: "" }));
  }

  campaign(name: string): string {
    return named(this.campaigns, slug(name), (id) => ({
      id,
      name,
      description: "",
      isActive: undefined,
    }));
  }
}

function named<T>(map: Map<string, T>, id: string, make: (id: string) => T): string {
  if (!map.has(id)) map.set(id, make(id));
  return id;
}

/** Knows the subcategories that are there, so that products find the ones they had. */
export async function knownGroups(trx: Queries): Promise<Groups> {
  const groups = new Groups();
  for (const row of await trx.selectFrom("subcategories").selectAll().execute()) {
    const { id, name, description, category_id } = row;
    groups.subcategories.set(id, { id, name, description, categoryId: category_id });
  }
  return groups;
}

/** Writes the groups; a description that is there is not overwritten by an empty one. */
export async function writeGroups(trx: Queries, groups: Groups): Promise<void> {
  const { categories, subcategories, brands, campaigns } = groups;
  for (const [position, { id, name, description, image }] of [...categories.values()].entries()) {
    const picture = {
      image_key: image ? pictureKeyOf(image.url) : null,
      image_color: image?.color ?? null,
    };
    await trx
      .insertInto("categories")
      .values({ id, name, description, position, ...picture })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({
          name,
          ...(description && { description }),
          ...(image === undefined ? {} : picture),
        }),
      )
      .execute();
  }
  for (const [position, group] of [...subcategories.values()].entries()) {
    const { id, name, description, categoryId } = group;
    // One that no product has any more may have lost its category.
    if (!categories.has(categoryId)) continue;
    await trx
      .insertInto("subcategories")
      .values({ id, name, description, position, category_id: categoryId })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({ name, category_id: categoryId }),
      )
      .execute();
  }
  for (const { id, name, description } of brands.values()) {
    await trx
      .insertInto("brands")
      .values({ id, name, description })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({ name, ...(description && { description }) }),
      )
      .execute();
  }
  for (const { id, name, description, isActive } of campaigns.values()) {
    await trx
      .insertInto("campaigns")
      .values({ id, name, description, is_active: isActive ?? true })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({
          name,
          ...(description && { description }),
          ...(isActive === undefined ? {} : { is_active: isActive }),
        }),
      )
      .execute();
  }
}

/** Categories and their like that no product is in any more, except those the file describes. */
export async function removeEmptyGroups(trx: Queries, groups: Groups): Promise<void> {
  const used = (column: "category_id" | "subcategory_id" | "brand_id" | "campaign_id") =>
    trx.selectFrom("items").select(column).where(column, "is not", null).$castTo<{ id: string }>();
  await trx.deleteFrom("subcategories").where("id", "not in", used("subcategory_id")).execute();
  await trx
    .deleteFrom("categories")
    .where("id", "not in", used("category_id"))
    .where("id", "not in", [...groups.categories.keys(), ""])
    .execute();
  await trx
    .deleteFrom("brands")
    .where("id", "not in", used("brand_id"))
    .where("id", "not in", [...groups.brands.keys(), ""])
    .execute();
  await trx
    .deleteFrom("campaigns")
    .where("id", "not in", used("campaign_id"))
    .where("id", "not in", [...groups.campaigns.keys(), ""])
    .where(
      "id",
      "not in",
      trx
        .selectFrom("sections")
        .select("campaign_id as id")
        .where("campaign_id", "is not", null)
        .$castTo<{ id: string }>(),
    )
    .execute();
}
