import { PageShell, SiteHeader } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { navigationQuery } from "../data/categories";
import { useCart, useWishlist } from "../data/own";
import { useSession } from "../session/SessionProvider";
import { onDemand } from "./onDemand";
import { part } from "./part";
import type { RouteDefinition } from "./routing";

const Footer = part(() => import("../parts/Footer"));

/** The categories of the header; none are known while they load, and there are none on failure. */
function useNavigation() {
  const { data, isError } = useQuery(navigationQuery());
  if (isError) return [];
  return data?.map(({ id, name, subcategories }) => ({
    id,
    name,
    href: `/category/${encodeURIComponent(id)}`,
    subcategories: subcategories.map((sub) => ({
      label: sub.name,
      href: `/subcategory/${encodeURIComponent(sub.id)}`,
    })),
  }));
}

const Menu = onDemand(() => import("../parts/Menu"));

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
      {menuOpen && <Menu categories={categories} onClose={() => setMenuOpen(false)} />}
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
      footer={layout === "shop" && <Footer />}
      underHeader={overlayHeader}
    >
      {children}
    </PageShell>
  );
}
