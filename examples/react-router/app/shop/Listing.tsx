import { ListingFrame, ProductCard, ProductGrid, WishlistHeart } from "@taanka/ui";
import { products } from "./products";

/** Every product of the shop, each with a heart. */
export function Listing() {
  return (
    <ListingFrame
      title="Silk, by the pleat"
      subtitle="Six yards from the looms of the south and the west."
      count={products.length}
    >
      <ProductGrid columns={4} aria-label="Products">
        {products.map(({ slug, ...product }, index) => (
          <ProductCard
            key={slug}
            {...product}
            href={`/product/${slug}`}
            priority={index < 2}
            heart={<WishlistHeart product={product.name} />}
          />
        ))}
      </ProductGrid>
    </ListingFrame>
  );
}
