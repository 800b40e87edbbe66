import { MobileMenu, PageShell, SiteFooter, SiteHeader, ThemeProvider } from "@taanka/ui";
import { useState } from "react";
import { brand, shopName } from "./brand";
import { Listing } from "./Listing";
import { Product } from "./Product";
import { products } from "./products";
import { SignIn } from "./SignIn";

const categories = [
  { id: "all", name: "Everything", href: "#main" },
  { id: "piece", name: "Piece of the week", href: "#piece" },
  { id: "sign-in", name: "Sign in", href: "#sign-in" },
];

/** Narrow screens have no room for the categories: there they are in the menu. */
function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SiteHeader categories={categories} onMenu={() => setMenuOpen(true)} menuOpen={menuOpen} />
      <MobileMenu categories={categories} open={menuOpen} onOpenChange={setMenuOpen} />
    </>
  );
}

export function App() {
  return (
    <ThemeProvider brand={brand.name} mode="light" shopName={shopName} attributesOnDocument>
      <style href={brand.name} precedence="default">
        {brand.css}
      </style>
      <PageShell
        header={<Header />}
        footer={<SiteFooter tagline="Hand-spun, hand-woven, dyed with leaves and bark." />}
      >
        <Listing />
        <section id="piece" aria-label="Piece of the week">
          {products.slice(0, 1).map((product) => (
            <Product key={product.slug} product={product} />
          ))}
        </section>
        <section id="sign-in" aria-label="Sign in">
          <SignIn />
        </section>
      </PageShell>
    </ThemeProvider>
  );
}
