import { ListingFrame, ProductCard, ProductGrid, WishlistHeart } from "@taanka/ui";
import { products } from "./products";

/** Every product of the shop, each with a heart. */
export function Listing() {
  return (
    <ListingFrame
      title="Evenings in purple"
      subtitle="Gowns and kurtis for rooms with low light."
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
