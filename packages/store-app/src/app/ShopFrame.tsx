import { PageShell, SiteFooter, SiteHeader } from "@taanka/ui";
import { useQueries, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { categoriesQuery, subcategoriesQuery } from "../data/categories";
import { headerCategoryCount } from "../data/frame";
import { useCart, useWishlist } from "../data/own";
import { useSession } from "../session/SessionProvider";
import type { RouteDefinition } from "./routing";

const helpEmail = "help@taanka.example";

const quickLinks = [
  { label: "Order History", href: "/order-history" },
  { label: "FAQ", href: "/faq" },
];

/** The categories of the header with their subcategories, as far as they are loaded. */
function useNavigation() {
  const categories = useQuery(categoriesQuery());
  const shown = categories.data?.slice(0, headerCategoryCount) ?? [];
  const subcategories = useQueries({ queries: shown.map(({ _id }) => subcategoriesQuery(_id)) });
  if (categories.isError) return [];
  return categories.data?.map(({ _id, name }, index) => {
    const own = subcategories[index];
    const links = own?.isError ? [] : own?.data;
    return {
      id: _id,
      name,
      href: `/category/${encodeURIComponent(_id)}`,
      subcategories: links?.map((sub) => ({
        label: sub.name,
        href: `/subcategory/${encodeURIComponent(sub._id)}`,
      })),
    };
  });
}

const Menu = lazy(() => import("../parts/Menu"));

function Header({ overlay }: { overlay: boolean }) {
  const categories = useNavigation();
  const { signedIn } = useSession();
  const cart = useCart();
  const wishlist = useWishlist();
  const [menuOpen, setMenuOpen] = useState(false);
  const pieces = cart.data?.items?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return (
    <>
      <SiteHeader
        appearance={overlay ? "transparent" : "solid"}
        categories={categories}
        wishlistHref="/wishlist"
        wishlistCount={wishlist.data?.items?.length ?? 0}
        cartHref="/cart"
        {...(signedIn && { cartCount: pieces })}
        accountHref={signedIn ? "/profile" : "/login"}
        onMenu={() => setMenuOpen(true)}
        menuOpen={menuOpen}
      />
      {menuOpen && (
        <Suspense>
          <Menu categories={categories} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export interface ShopFrameProps {
  layout: RouteDefinition["layout"];
  /** The header lies transparent over the page's first picture. */
  overlayHeader: boolean;
  children: ReactNode;
}

/** Header and footer around a screen, as its layout says. */
export function ShopFrame({ layout, overlayHeader, children }: ShopFrameProps) {
  if (layout === "bare") return children;
  return (
    <PageShell
      header={<Header overlay={overlayHeader} />}
      footer={layout === "shop" && <SiteFooter helpEmail={helpEmail} quickLinks={quickLinks} />}
      underHeader={overlayHeader}
    >
      {children}
    </PageShell>
  );
}
