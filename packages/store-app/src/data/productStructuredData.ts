import type { ItemDetail, ItemRead } from "@taanka/api-client";
import { paths } from "../paths";
import { sellingPrice } from "./card";

/** A product without details is not known to be sold out. */
function isInStock(details: readonly ItemDetail[] | undefined): boolean {
  const variants = (details ?? []).flatMap(({ imagesByColor }) => imagesByColor ?? []);
  return variants.length === 0 || variants.some(({ sizes }) => sizes?.some((size) => size.inStock));
}

/** schema.org data of a product, with absolute addresses. */
export function productStructuredData(
  item: ItemRead,
  origin: string,
  details: readonly ItemDetail[] | undefined,
) {
  const url = new URL(paths.product(item._id), origin).href;
  const price = sellingPrice(item);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: item.name,
    description: item.description,
    sku: item._id,
    ...(item.image && { image: new URL(item.image, origin).href }),
    ...(item.brand?.name && { brand: { "@type": "Brand", name: item.brand.name } }),
    ...(item.userAverageRating &&
      item.reviewCount && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: item.userAverageRating,
          reviewCount: item.reviewCount,
        },
      }),
    offers: {
      "@type": "Offer",
      url,
      price,
      priceCurrency: "INR",
      availability: `https://schema.org/${isInStock(details) ? "InStock" : "OutOfStock"}`,
    },
  };
}

/** schema.org data of the way to a page, from the home page on. */
export const breadcrumbStructuredData = (
  crumbs: readonly { label: string; href?: string }[],
  origin: string,
) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href && { item: new URL(href, origin).href }),
  })),
});
