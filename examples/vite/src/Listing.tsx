import { ListingFrame, ProductCard, ProductGrid, WishlistHeart } from "@taanka/ui";
import { products } from "./products";

/** Every product of the shop, each with a heart. */
export function Listing() {
  return (
    <ListingFrame
      title="Cotton that breathes"
      subtitle="Hand-spun, hand-woven, dyed with leaves and bark."
      count={products.length}
    >
      <ProductGrid columns={4} aria-label="Products">
        {products.map(({ slug, ...product }, index) => (
          <ProductCard
            key={slug}
            {...product}
            href={"#piece"}
            priority={index < 2}
            heart={<WishlistHeart product={product.name} />}
          />
        ))}
      </ProductGrid>
    </ListingFrame>
  );
}
