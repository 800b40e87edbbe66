import {
  alikeOfItem,
  itemDetailsQuery,
  itemQuery,
  listedItem,
  type PageQueries,
  pageQuery,
} from "@taanka/store";
import type { PageAddress } from "@taanka/store/react-router";

/**
 * The product with its colours and sizes; others of its kind may come later. What stands further
 * down is asked for by the browser: sent with every product, it would make each page heavier.
 */
export function productQueries({ params }: PageAddress): PageQueries {
  const id = params.id ?? "";
  return {
    critical: [pageQuery(itemQuery(id)), pageQuery(itemDetailsQuery(id))],
    deferred: [alikeOfItem(id)],
    hasPreview: (client) => listedItem(client, id) !== undefined,
  };
}
