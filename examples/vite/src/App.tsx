import { PageShell, SiteFooter, SiteHeader, ThemeProvider } from "@taanka/ui";
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

export function App() {
  return (
    <ThemeProvider brand={brand.name} mode="light" shopName={shopName} attributesOnDocument>
      <style href={brand.name} precedence="default">
        {brand.css}
      </style>
      <PageShell
        header={<SiteHeader categories={categories} />}
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
