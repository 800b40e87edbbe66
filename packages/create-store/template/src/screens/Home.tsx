import {
  ErrorState,
  ListingFrame,
  Pagination,
  ProductCard,
  ProductCardSkeleton,
  ProductGrid,
} from "@taanka/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { texts } from "../language";
import { productPath } from "../paths";
import { pictureOf } from "../picture";
import { store } from "../store";
import { titleOf } from "../title";
import { NotFound } from "./NotFound";

const limit = 24;

/** The page that the address names, from 1. */
function usePage(): number {
  const page = Number(useSearchParams()[0].get("page") ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The shop's products, newest first, a page at a time. */
export function Home() {
  const page = usePage();
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ["items", page],
    queryFn: ({ signal }) => store.items.list({ limit, page }, { signal }),
    placeholderData: keepPreviousData,
  });
  // An address from when there were more products.
  if (data?.items.length === 0 && page > 1) return <NotFound />;
  const busy = isPending || isPlaceholderData;
  return (
    <ListingFrame title={texts.listing} count={data?.totalItems} busy={busy} listKey={`${page}`}>
      <title>{titleOf(texts.listing)}</title>
      {isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
      <ProductGrid aria-label={texts.products} busy={busy}>
        {isPending &&
          ["a", "b", "c", "d", "e", "f"].map((key) => <ProductCardSkeleton key={key} />)}
        {data?.items.map(({ _id, name, images, imageColor, MRP, discountedPrice }, index) => (
          <ProductCard
            key={_id}
            name={name}
            href={productPath(_id)}
            price={discountedPrice ?? MRP}
            mrp={MRP}
            picture={pictureOf(images[0] ?? "", imageColor)}
            priority={index < 2}
          />
        ))}
      </ProductGrid>
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.totalItems ?? 0) / limit)}
        hrefFor="/?page={page}"
      />
    </ListingFrame>
  );
}
