import type { ItemRead } from "@taanka/api-client";
import { Breadcrumbs, Container, ErrorState, Gallery, PageLoader, ProductFrame } from "@taanka/ui";
import { useRouteParam } from "../../app/routeMatch";
import { isNotFound, messageOf } from "../../data/failure";
import { galleryPictures, productStructuredData } from "../../data/productView";
import { useOrigin } from "../../seo/origin";
import { PageMeta } from "../../seo/PageMeta";
import { BuyBox, StickyBuyBar } from "./BuyBox";
import { ProductInformation } from "./ProductInformation";
import { ProductNotFound } from "./ProductNotFound";
import { RelatedProducts } from "./RelatedProducts";
import { type ChosenProduct, useBuy, useProduct } from "./useProduct";

const path = (id: string) => `/product/${encodeURIComponent(id)}`;

function crumbs({ name, categoryId, subCategoryId }: ItemRead) {
  return [
    { label: "Home", href: "/" },
    ...(categoryId?.name
      ? [{ label: categoryId.name, href: `/category/${encodeURIComponent(categoryId._id)}` }]
      : []),
    ...(subCategoryId?.name
      ? [
          {
            label: subCategoryId.name,
            href: `/subcategory/${encodeURIComponent(subCategoryId._id)}`,
          },
        ]
      : []),
    { label: name },
  ];
}

function Product({ item, chosen }: { item: ItemRead; chosen: ChosenProduct }) {
  const origin = useOrigin();
  const buying = useBuy(chosen);
  const { variant, variants } = chosen;
  const inStock =
    variants.length === 0 || variants.some(({ sizes }) => sizes?.some((size) => size.inStock));
  return (
    <>
      <PageMeta
        title={item.name}
        description={item.description || item.name}
        canonical={path(item._id)}
        image={item.image || undefined}
        structuredData={[productStructuredData(item, origin, inStock)]}
      />
      <ProductFrame
        breadcrumb={<Breadcrumbs items={crumbs(item)} />}
        gallery={
          <Gallery
            key={variant?.color}
            pictures={galleryPictures(item, variant)}
            product={item.name}
          />
        }
        buy={<BuyBox item={item} chosen={chosen} buying={buying} />}
        bottomBar={<StickyBuyBar item={item} buying={buying} />}
      >
        <Container>
          <ProductInformation item={item} />
          <RelatedProducts item={item} />
        </Container>
      </ProductFrame>
    </>
  );
}

/** One product: pictures, colours, sizes, and the way into the cart. */
export default function ProductScreen() {
  const id = useRouteParam("id");
  const chosen = useProduct(id);
  const { data, error, isPending } = chosen.item;
  if (isPending) return <PageLoader messages={{ loading: "Loading product details..." }} />;
  if (error && isNotFound(error)) return <ProductNotFound />;
  if (error || !data) {
    return (
      <ErrorState
        level={1}
        title="Failed to load product details"
        onRetry={() => window.location.reload()}
      >
        {messageOf(error, "An unexpected error occurred")}
      </ErrorState>
    );
  }
  return <Product item={data} chosen={chosen} />;
}
