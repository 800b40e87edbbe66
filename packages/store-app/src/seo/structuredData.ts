import type { ItemDetail, ItemRead } from "@taanka/api-client";
import { type Card, sellingPrice, variantsOf } from "@taanka/store";
import { shop } from "../config";
import { paths } from "../paths";
import type { ToAddress } from "./origin";

const context = { "@context": "https://schema.org" } as const;

/** schema.org's way to a page: what its breadcrumb shows, the page itself last. */
export const breadcrumbData = (
  trail: readonly { label: string; href?: string }[],
  address: ToAddress,
) => ({
  ...context,
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href && { item: address(href) }),
  })),
});

/**
 * schema.org's list of a listing's products.
 * @param before products on the pages ahead of this one
 */
export const itemListData = (cards: readonly Card[], address: ToAddress, before: number) => ({
  ...context,
  "@type": "ItemList",
  itemListElement: cards.map(({ id }, index) => ({
    "@type": "ListItem",
    position: before + index + 1,
    url: address(paths.product(id)),
  })),
});

/** Whether pieces of a product are there, or are made for who orders them; without details both may be. */
function availabilityOf(details: readonly ItemDetail[] | undefined) {
  const variants = variantsOf(details);
  const offered = variants.flatMap(({ sizes }) => sizes ?? []).filter(({ inStock }) => inStock);
  if (variants.length === 0 || offered.some(({ onOrder }) => !onOrder)) return "InStock";
  return offered.length > 0 ? "BackOrder" : "OutOfStock";
}

/** schema.org's description of a product. */
export const productData = (
  item: ItemRead,
  address: ToAddress,
  details: readonly ItemDetail[] | undefined,
) => ({
  ...context,
  "@type": "Product",
  name: item.name,
  description: item.description,
  sku: item._id,
  ...(item.image && { image: address.ofFile(item.image) }),
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
    url: address(paths.product(item._id)),
    price: sellingPrice(item),
    priceCurrency: shop.currency,
    availability: `https://schema.org/${availabilityOf(details)}`,
  },
});

/** schema.org's description of the shop, and how it is searched. */
export const shopData = (address: ToAddress) => [
  {
    ...context,
    "@type": "ClothingStore",
    name: shop.name,
    url: address(paths.home),
    image: address.ofFile(shop.home.defaultBanner.image),
    currenciesAccepted: shop.currency,
  },
  {
    ...context,
    "@type": "WebSite",
    name: shop.name,
    url: address(paths.home),
    potentialAction: {
      "@type": "SearchAction",
      target: `${address(paths.search(""))}{search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  },
];
