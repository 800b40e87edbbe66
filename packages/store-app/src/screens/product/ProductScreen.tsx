import type { ItemRead } from "@taanka/api-client";
import { ErrorState, PageLoader } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { part } from "../../app/part";
import { useRouteParam } from "../../app/routeMatch";
import { isNotFound, messageOf } from "../../data/failure";
import { itemDetailsQuery, itemQuery } from "../../data/items";
import { productStructuredData } from "../../data/productStructuredData";
import { useOrigin } from "../../seo/origin";
import { PageMeta } from "../../seo/PageMeta";

const Product = part(() => import("./Product"));
const NotFound = part(() => import("./ProductNotFound"));

function Meta({ item }: { item: ItemRead }) {
  const origin = useOrigin();
  const { data: details } = useQuery(itemDetailsQuery(item._id));
  return (
    <PageMeta
      title={item.name}
      description={item.description || item.name}
      canonical={`/product/${encodeURIComponent(item._id)}`}
      image={item.image || undefined}
      structuredData={[productStructuredData(item, origin, details)]}
    />
  );
}

/** One product: pictures, colours, sizes, and the way into the cart. */
export default function ProductScreen() {
  const { data, error, isPending } = useQuery(itemQuery(useRouteParam("id")));
  if (isPending) return <PageLoader messages={{ loading: "Loading product details..." }} />;
  if (error && isNotFound(error)) return <NotFound />;
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
  return (
    <>
      <Meta item={data} />
      <Product />
    </>
  );
}
