import { useState } from "react";
import { ProductCard } from "../../src/commerce/ProductCard";
import { ProductGrid } from "../../src/commerce/ProductGrid";
import { WishlistHeart } from "../../src/commerce/WishlistHeart";
import { ThemeProvider } from "../../src/theme";
import { products } from "./products";

/** The page made of the kit. */
export function Page() {
  const [saved, setSaved] = useState(false);
  return (
    <ThemeProvider>
      <button type="button" id="toggle" onClick={() => setSaved(!saved)}>
        Toggle all
      </button>
      <ProductGrid>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            name={product.name}
            href={product.href}
            picture={product.picture}
            price={product.price}
            mrp={product.mrp}
            badge={product.badge}
            badgeTone="sale"
            category={product.category}
            rating={product.rating}
            colors={product.colors}
            heart={
              <WishlistHeart product={product.name} pressed={saved} onPressedChange={setSaved} />
            }
          />
        ))}
      </ProductGrid>
    </ThemeProvider>
  );
}
