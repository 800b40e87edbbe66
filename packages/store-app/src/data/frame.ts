import type { QueryClient } from "@tanstack/react-query";
import { categoriesQuery, subcategoriesQuery } from "./categories";

/** Categories that the header shows. */
export const headerCategoryCount = 5;

/** Loads what header and footer show. Their failure never fails a page. */
export async function prefetchFrame(client: QueryClient): Promise<void> {
  const categories = await client.ensureQueryData(categoriesQuery()).catch(() => []);
  const shown = categories.slice(0, headerCategoryCount);
  await Promise.allSettled(shown.map(({ _id }) => client.ensureQueryData(subcategoriesQuery(_id))));
}
