import type { ItemRead } from "@taanka/api-client";
import { paths } from "../../paths";
import type { Texts } from "../../texts";

/** A step on the way from the home page to a product; the product itself has no address here. */
interface Crumb {
  label: string;
  href?: string;
}

/** The way from the home page to a product. */
export function productCrumbs(
  { name, categoryId, subCategoryId }: Pick<ItemRead, "name" | "categoryId" | "subCategoryId">,
  { common, catalogue }: Texts,
): Crumb[] {
  return [
    { label: common.home, href: paths.home },
    ...(categoryId?.name
      ? [{ label: catalogue(categoryId.name), href: paths.category(categoryId._id) }]
      : []),
    ...(subCategoryId?.name
      ? [{ label: catalogue(subCategoryId.name), href: paths.subcategory(subCategoryId._id) }]
      : []),
    { label: name },
  ];
}
