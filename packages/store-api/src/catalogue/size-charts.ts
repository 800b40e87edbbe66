import type { Queries } from "../database/index.js";
import { slug } from "../import/text.js";

/** What a product is, from the narrowest to the widest. */
interface Kind {
  garment: string;
  subcategory_name: string;
  category_name: string;
}

/** The name of the size chart of a product: its garment's, else its subcategory's, else its category's. */
export async function chartFor(db: Queries, kind: Kind): Promise<string | undefined> {
  const names = [kind.garment, slug(kind.subcategory_name), slug(kind.category_name)];
  const rows = await db
    .selectFrom("size_charts")
    .select("garment")
    .where("garment", "in", names)
    .execute();
  return names.find((name) => rows.some(({ garment }) => garment === name));
}
