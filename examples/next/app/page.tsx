import {
  ListingFrame,
  Pagination,
  ProductCard,
  ProductGrid,
  Stack,
  WishlistHeart,
} from "@taanka/ui";
import { products } from "../shop/products";

/** A server component: cards, hearts and pagination get nothing but data. */
export default function Home() {
  return (
    <ListingFrame
      title="Dressed for the baraat"
      subtitle="Lehengas that dance back."
      count={products.length}
    >
      <Stack gap="12">
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
        <Pagination page={1} pageCount={3} hrefFor="/?page={page}" />
      </Stack>
    </ListingFrame>
  );
}
