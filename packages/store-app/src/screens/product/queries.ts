import { itemDetailsQuery, itemQuery, listedItem } from "../../data/items";
import { alikeOfItem, latestQuery } from "../../data/related";
import { type PageAddress, type PageQueries, pageQuery } from "../../routing/page";

/** The product with its colours and sizes; other products may come later. */
export function productQueries({ params }: PageAddress): PageQueries {
  const id = params.id ?? "";
  return {
    critical: [pageQuery(itemQuery(id)), pageQuery(itemDetailsQuery(id))],
    deferred: [alikeOfItem(id), pageQuery(latestQuery())],
    hasPreview: (client) => listedItem(client, id) !== undefined,
  };
}
