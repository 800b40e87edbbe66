import type { ItemRead } from "@taanka/api-client";
import { paths } from "../../paths";

/** A step on the way from the home page to a product; the product itself has no address here. */
interface Crumb {
  label: string;
  href?: string;
}

/** The way from the home page to a product. */
export function productCrumbs(
  { name, categoryId, subCategoryId }: Pick<ItemRead, "name" | "categoryId" | "subCategoryId">,
  home: string,
): Crumb[] {
  return [
    { label: home, href: paths.home },
    ...(categoryId?.name ? [{ label: categoryId.name, href: paths.category(categoryId._id) }] : []),
    ...(subCategoryId?.name
      ? [{ label: subCategoryId.name, href: paths.subcategory(subCategoryId._id) }]
      : []),
    { label: name },
  ];
}
