import {
  ListingFrame,
  Pagination,
  ProductCard,
  ProductCardSkeleton,
  ProductGrid,
  Stack,
  TabbedSection,
  WishlistHeart,
} from "@taanka/ui";
import { Suspense } from "react";
import { products } from "../shop/products";

const perPage = 2;
const pageCount = Math.ceil(products.length / perPage);

const cards = (shown: typeof products, priority = false) =>
  shown.map(({ slug, ...product }) => (
    <ProductCard
      key={slug}
      {...product}
      href={`/product/${slug}`}
      priority={priority}
      heart={<WishlistHeart product={product.name} />}
    />
  ));

const occasions = {
  Navratri: <ProductGrid aria-label="For Navratri">{cards(products.slice(0, 2))}</ProductGrid>,
  Weddings: <ProductGrid aria-label="For weddings">{cards(products.slice(2))}</ProductGrid>,
};

type Search = Promise<{ page?: string }>;

/** The part of the page that is another one at every address. */
async function Lehengas({ searchParams }: { searchParams: Search }) {
  const asked = Number((await searchParams).page ?? 1);
  const page = asked >= 1 && asked <= pageCount ? Math.floor(asked) : 1;
  return (
    <Stack gap="12">
      <ProductGrid columns={4} aria-label="Products">
        {cards(products.slice((page - 1) * perPage, page * perPage), true)}
      </ProductGrid>
      <Pagination page={page} pageCount={pageCount} hrefFor="/?page={page}" />
    </Stack>
  );
}

const waiting = (
  <ProductGrid columns={4} aria-label="Products" busy>
    <ProductCardSkeleton />
    <ProductCardSkeleton />
  </ProductGrid>
);

/** A server component: cards, hearts, pagination and tabs get nothing but data. */
export default function Home({ searchParams }: { searchParams: Search }) {
  return (
    <>
      <ListingFrame
        title="Dressed for the baraat"
        subtitle="Lehengas that dance back."
        count={products.length}
      >
        <Suspense fallback={waiting}>
          <Lehengas searchParams={searchParams} />
        </Suspense>
      </ListingFrame>
      <TabbedSection title="By occasion" tabs={Object.keys(occasions)} panels={occasions} />
    </>
  );
}
