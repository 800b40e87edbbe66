import type { ItemDetail, ItemRead } from "@taanka/api-client";
import {
  galleryPictures,
  isNotFound,
  itemDetailsQuery,
  itemQuery,
  listedItem,
  reasonBelow,
  sellingPrice,
} from "@taanka/store";
import { usePageAddress } from "@taanka/store/react-router";
import { Breadcrumbs, Container, ErrorState, Gallery, PageLoader, ProductFrame } from "@taanka/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useDeferredValue } from "react";
import { useParams } from "react-router-dom";
import { lazyComponent } from "../../app/lazyComponent";
import { useProductCoupon } from "../../data/coupons";
import { paths, searchParameters } from "../../paths";
import { useToAddress } from "../../seo/origin";
import { PageMeta } from "../../seo/PageMeta";
import { breadcrumbData, productData } from "../../seo/structuredData";
import { useTexts } from "../../texts";
import { BuyBox, StickyBuyBar } from "./BuyBox";
import { productCrumbs } from "./crumbs";
import { PictureActions } from "./PictureActions";
import { ProductInformation } from "./ProductInformation";
import { ProductNotFound } from "./ProductNotFound";
import { RelatedProducts } from "./RelatedProducts";
import { useBuy } from "./useBuy";
import { useProduct } from "./useProduct";

const RecentlyViewed = lazyComponent(() => import("./RecentlyViewed"), { fallback: null });

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
  const address = useToAddress();
  const texts = useTexts();
  return (
    <PageMeta
      title={item.name}
      description={item.description || item.name}
      canonical={paths.product(item._id)}
      image={item.image || undefined}
      type="product"
      structuredData={[
        productData(item, address, details),
        breadcrumbData(productCrumbs(item, texts), address),
      ]}
    />
  );
}

/** Nothing of it depends on what is chosen. */
const Below = memo(function Below({ item }: { item: ItemRead }) {
  return (
    <Container>
      <ProductInformation item={item} />
      <RelatedProducts item={item} />
      <RecentlyViewed itemId={item._id} />
    </Container>
  );
});

function Product({ item, details, isPreview, detailsPending }: ShownProps) {
  const chosen = useProduct(item, details, detailsPending);
  const total = sellingPrice(item) * chosen.quantity;
  const coupon = useProductCoupon({
    totalAmount: total,
    categories: item.categoryId ? [item.categoryId._id] : [],
  });
  const buying = useBuy(item, chosen, coupon);
  const texts = useTexts();
  const { variant } = chosen;
  // The answer often comes while the preview is being drawn: what stands below would keep it waiting.
  const isWhole = useDeferredValue(!isPreview);
  // The card's picture is there at once, and stays until the large one has come.
  const asOnCard = useDeferredValue(false, isPreview);
  const buy = { item, chosen, buying };
  return (
    <ProductFrame
      breadcrumb={<Breadcrumbs items={productCrumbs(item, texts)} />}
      gallery={
        <Gallery
          key={variant?.color ?? item.defaultColor}
          pictures={galleryPictures(item, variant, asOnCard)}
          product={item.name}
          actions={<PictureActions item={item} color={chosen.color} />}
        />
      }
      buy={<BuyBox {...buy} coupon={coupon} total={total} isPreview={isPreview} />}
      bottomBar={<StickyBuyBar {...buy} />}
    >
      {isWhole && <Below item={item} />}
    </ProductFrame>
  );
}

/** One product: pictures, colours, sizes, and the way into the cart. */
export default function ProductScreen() {
  const { id = "" } = useParams();
  const color = usePageAddress().search.get(searchParameters.color) ?? undefined;
  const client = useQueryClient();
  const product = useQuery({
    ...itemQuery(id),
    placeholderData: () => listedItem(client, id, color),
  });
  const { data: item, error, isPending } = product;
  const details = useQuery(itemDetailsQuery(id));
  const retry = () => {
    void product.refetch();
    // A network that lost the one has mostly lost the other too.
    if (details.isError) void details.refetch();
  };
  const { product: texts, common } = useTexts();
  if (isPending) {
    return (
      <>
        <PageMeta title={texts.loading} description={texts.loading} />
        <PageLoader messages={{ loading: texts.loading }} />
      </>
    );
  }
  if (error && isNotFound(error)) return <ProductNotFound />;
  if (!item) {
    return (
      <>
        <PageMeta title={texts.failed} description={texts.failed} />
        <ErrorState level={1} title={texts.failed} onRetry={retry}>
          {reasonBelow(texts.failed, error, common.unexpectedError)}
        </ErrorState>
      </>
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
