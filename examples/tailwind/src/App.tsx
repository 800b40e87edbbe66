import { ThemeProvider } from "@taanka/ui";
import { brand, shopName } from "./brand";
import { Listing } from "./Listing";
import { Product } from "./Product";
import { products } from "./products";
import { SignIn } from "./SignIn";

/** The page's own frame is written with Tailwind, what it sells with the kit. */
export function App() {
  return (
    <ThemeProvider brand={brand.name} mode="light" shopName={shopName}>
      <style href={brand.name} precedence="default">
        {brand.css}
      </style>
      <header className="flex items-baseline justify-between bg-accent px-6 py-4 text-on-accent">
        <a href="/" className="font-display text-2xl font-semibold tracking-tight">
          {shopName}
        </a>
        <nav aria-label="Page" className="flex gap-6 text-sm">
          <a href="#piece" className="hover:underline">
            Piece of the week
          </a>
          <a href="#sign-in" className="hover:underline">
            Sign in
          </a>
        </nav>
      </header>
      <main className="py-8">
        <Listing />
        <section id="piece" aria-label="Piece of the week" className="mt-12 bg-sunken py-8">
          {products.slice(0, 1).map((product) => (
            <Product key={product.slug} product={product} />
          ))}
        </section>
        <section id="sign-in" aria-label="Sign in" className="py-12">
          <SignIn />
        </section>
      </main>
      <footer className="border-t border-ink/20 px-6 py-8 text-sm text-ink">
        Jamun. Gowns and kurtis for rooms with low light.
      </footer>
    </ThemeProvider>
  );
}
