import {
  ErrorState,
  ListingFrame,
  ProductCard,
  ProductCardSkeleton,
  ProductGrid,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { texts } from "../language";
import { pictureAddress, store } from "../store";

/** The shop's products, newest first. */
export function Home() {
  const { data, isError, refetch } = useQuery({
    queryKey: ["items"],
    queryFn: ({ signal }) => store.items.list({ limit: 24 }, { signal }),
  });
  return (
    <ListingFrame title={texts.listing} count={data?.totalItems} busy={!data && !isError}>
      {isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
      <ProductGrid aria-label={texts.products} busy={!data && !isError}>
        {!data &&
          !isError &&
          ["a", "b", "c", "d", "e", "f"].map((key) => <ProductCardSkeleton key={key} />)}
        {data?.items.map(({ _id, name, images, imageColor, MRP, discountedPrice }, index) => (
          <ProductCard
            key={_id}
            name={name}
            href={`/product/${_id}`}
            price={discountedPrice ?? MRP}
            mrp={MRP}
            picture={
              images[0]
                ? { src: pictureAddress(images[0]), alt: "", color: imageColor ?? undefined }
                : undefined
            }
            priority={index < 2}
          />
        ))}
      </ProductGrid>
    </ListingFrame>
  );
}
