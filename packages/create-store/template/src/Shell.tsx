import { MobileMenu, PageLoader, PageShell, SiteFooter, SiteHeader } from "@taanka/ui";
import { Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Beginning } from "./Beginning";
import { Boundary } from "./Boundary";
import { useLines } from "./cart";
import { useNavigation } from "./catalogue";
import { languagesAt, rememberLanguage, texts } from "./language";
import { Search } from "./Search";

/** Narrow screens have no room for the categories: there they are in the menu. */
function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const categories = useNavigation();
  const pieces = useLines().reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <SiteHeader
        categories={categories}
        cartHref="/cart"
        cartCount={pieces}
        accountHref="/orders"
        onSearch={() => setSearching(true)}
        onMenu={() => setMenuOpen(true)}
        menuOpen={menuOpen}
      />
      <MobileMenu
        categories={categories}
        accountLinks={[{ label: texts.orders, href: "/orders" }]}
        open={menuOpen}
        onOpenChange={setMenuOpen}
      />
      <Search open={searching} onOpenChange={setSearching} />
    </>
  );
}

const Footer = () => (
  <SiteFooter languages={languagesAt(useLocation().search)} onLanguageChoose={rememberLanguage} />
);

/** The page that the address names, once it is loaded; where that fails it says so. */
export const Page = () => (
  <Boundary key={useLocation().pathname}>
    <Suspense fallback={<PageLoader />}>
      <Outlet />
      <Beginning />
    </Suspense>
  </Boundary>
);

/** The same between header and footer. */
export const Shell = () => (
  <PageShell header={<Header />} footer={<Footer />}>
    <Page />
  </PageShell>
);
