import type { ReactNode } from "react";
import { ProductCard, WishlistHeart } from "../commerce";
import { cardOf, type ShopProduct, shopCategories } from "../docs/shop";
import { shopFooter } from "../docs/shopTexts";
import { PageShell, SiteFooter, SiteHeader } from "../index";

/** Of every whole page's stories. On a docs page it has a window of its own, as wide as the page. */
export const pageParameters = {
  bleed: true,
  docs: { story: { inline: false, height: "44rem" }, source: { type: "code" } },
};

interface ShopPageProps {
  /** The page opens with a full-screen picture below a transparent header. */
  underHeader?: boolean;
  /** Pages of the purchase have none. */
  withFooter?: boolean;
  children: ReactNode;
}

const nothing = () => {};

/** Header, content and footer, as every page of the sample shop has them. */
export function ShopPage({ underHeader = false, withFooter = true, children }: ShopPageProps) {
  return (
    <PageShell
      underHeader={underHeader}
      header={
        <SiteHeader
          appearance={underHeader ? "transparent" : "solid"}
          categories={shopCategories}
          onSearch={nothing}
          onMenu={nothing}
          wishlistHref="#wishlist"
          wishlistCount={3}
          cartHref="#cart"
          cartCount={2}
          accountHref="#profile"
        />
      }
      footer={withFooter && <SiteFooter {...shopFooter} />}
    >
      {children}
    </PageShell>
  );
}

interface ShopCardProps {
  product: ShopProduct;
  badge?: string;
  headingLevel?: 2 | 3;
  wished?: boolean;
}

/** A card of the sample shop with its heart. */
export function ShopCard({ product, badge, headingLevel, wished = false }: ShopCardProps) {
  return (
    <ProductCard
      {...cardOf(product)}
      badge={badge}
      headingLevel={headingLevel}
      heart={<WishlistHeart product={product.name} defaultPressed={wished} />}
    />
  );
}
