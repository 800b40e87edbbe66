import type { ItemDetail, ItemRead } from "@taanka/api-client";
import { Breadcrumbs, Container, ErrorState, Gallery, PageLoader, ProductFrame } from "@taanka/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { isNotFound, messageOf } from "../../data/errors";
import { itemDetailsQuery, itemQuery, listedItem } from "../../data/items";
import { galleryPictures } from "../../data/product";
import { productStructuredData } from "../../data/productStructuredData";
import { paths } from "../../paths";
import { useOrigin } from "../../seo/origin";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { BuyBox, StickyBuyBar } from "./BuyBox";
import { ProductInformation } from "./ProductInformation";
import { ProductNotFound } from "./ProductNotFound";
import { RelatedProducts } from "./RelatedProducts";
import { useBuy, useProduct } from "./useProduct";

function Crumbs({ item: { name, categoryId, subCategoryId } }: { item: ItemRead }) {
  const { home } = useTexts().common;
  return (
    <Breadcrumbs
      items={[
        { label: home, href: paths.home },
        ...(categoryId?.name
          ? [{ label: categoryId.name, href: paths.category(categoryId._id) }]
          : []),
        ...(subCategoryId?.name
          ? [{ label: subCategoryId.name, href: paths.subcategory(subCategoryId._id) }]
          : []),
        { label: name },
      ]}
    />
  );
}

interface ProductProps {
  item: ItemRead;
  /** Undefined where they can't be had: a product without its details is still a product. */
  details: ItemDetail[] | undefined;
}

interface ShownProps extends ProductProps {
  /** Only what its card tells is known yet. */
  isPreview: boolean;
  /** Its colours and sizes are on their way. */
  detailsPending: boolean;
}

function Meta({ item, details }: ProductProps) {
  const origin = useOrigin();
  return (
    <PageMeta
      title={item.name}
      description={item.description || item.name}
      canonical={paths.product(item._id)}
      image={item.image || undefined}
      structuredData={[productStructuredData(item, origin, details)]}
    />
  );
}

function Product({ item, details, isPreview, detailsPending }: ShownProps) {
  const chosen = useProduct(item, details, detailsPending);
  const buying = useBuy(item, chosen);
  const { variant } = chosen;
  return (
    <ProductFrame
      breadcrumb={<Crumbs item={item} />}
      gallery={
        <Gallery
          key={variant?.color ?? item.defaultColor}
          pictures={galleryPictures(item, variant)}
          product={item.name}
        />
      }
      buy={<BuyBox item={item} chosen={chosen} buying={buying} isPreview={isPreview} />}
      bottomBar={<StickyBuyBar item={item} chosen={chosen} buying={buying} />}
    >
      {!isPreview && (
        <Container>
          <ProductInformation item={item} />
          <RelatedProducts item={item} />
        </Container>
      )}
    </ProductFrame>
  );
}

/** One product: pictures, colours, sizes, and the way into the cart. */
export default function ProductScreen() {
  const { id = "" } = useParams();
  const client = useQueryClient();
  const product = useQuery({
    ...itemQuery(id),
    placeholderData: () => listedItem(client, id),
  });
  const { data: item, error, isPending, refetch } = product;
  const details = useQuery(itemDetailsQuery(id));
  const { product: texts, common } = useTexts();
  if (isPending) return <PageLoader messages={{ loading: texts.loading }} />;
  if (error && isNotFound(error)) return <ProductNotFound />;
  if (!item) {
    return (
      <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()}>
        {messageOf(error, common.unexpectedError)}
      </ErrorState>
    );
  }
  return (
    <>
      <Meta item={item} details={details.data} />
      <Product
        key={item._id}
        item={item}
        details={details.data}
        isPreview={product.isPlaceholderData}
        detailsPending={details.isPending}
      />
    </>
  );
}
