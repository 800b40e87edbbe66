import { shop } from "../config";
import type { Card } from "../data/card";
import { paths } from "../paths";

const context = { "@context": "https://schema.org" } as const;

/** schema.org's way to a page: what its breadcrumb shows, the page itself last. */
export const breadcrumbData = (
  trail: readonly { label: string; href?: string }[],
  origin: string,
) => ({
  ...context,
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href && { item: new URL(href, origin).href }),
  })),
});

/**
 * schema.org's list of a listing's products.
 * @param before products on the pages ahead of this one
 */
export const itemListData = (cards: readonly Card[], origin: string, before: number) => ({
  ...context,
  "@type": "ItemList",
  itemListElement: cards.map(({ id }, index) => ({
    "@type": "ListItem",
    position: before + index + 1,
    url: new URL(paths.product(id), origin).href,
  })),
});

/** schema.org's description of the shop, and how it is searched. */
export const shopData = (origin: string) => [
  {
    ...context,
    "@type": "ClothingStore",
    name: shop.name,
    url: origin,
    image: new URL(shop.home.defaultBanner.image, origin).href,
    currenciesAccepted: shop.currency,
  },
  {
    ...context,
    "@type": "WebSite",
    name: shop.name,
    url: origin,
    potentialAction: {
      "@type": "SearchAction",
      target: `${origin}${paths.search("")}{search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  },
];
