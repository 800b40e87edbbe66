import type { ItemRead } from "@taanka/api-client";
import { Dialog, ErrorState, PageLoader, SizeChartDialog } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../data/errors";
import { sizeChartQuery, sizesToBegin } from "../../data/productSizeChart";
import { useTexts } from "../../texts";
import type { Buying } from "./useBuy";
import type { ChosenProduct } from "./useProduct";
import type { ProductWish } from "./useProductWish";

export interface SizeChartProps {
  garment: NonNullable<ItemRead["garment"]>;
  chosen: ChosenProduct;
  buying: Buying;
  wish: ProductWish;
  onClose: () => void;
}

/** The measures of a product's sizes, and the way from there to the cart and the wishlist. */
export default function SizeChart({ garment, chosen, buying, wish, onClose }: SizeChartProps) {
  const { data, error, isFetching, refetch } = useQuery(sizeChartQuery(garment));
  const { product: texts, common } = useTexts();
  const close = { open: true, onOpenChange: onClose };
  if (!data) {
    return (
      <Dialog {...close} title={texts.sizeChart} aria-describedby={undefined}>
        {error ? (
          <ErrorState
            title={texts.sizeChartFailed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {messageOf(error, common.unexpectedError)}
          </ErrorState>
        ) : (
          <PageLoader />
        )}
      </Dialog>
    );
  }
  return (
    <SizeChartDialog
      {...close}
      rows={data.rows}
      howToMeasure={data.howToMeasure ?? []}
      defaultValue={sizesToBegin(data, chosen.chosenSize?.size)}
      wishlisted={wish.wished}
      onWishlist={wish.toggle}
      onAddToCart={buying.buySizes}
      {...(wish.busy && { busy: "wishlist" })}
      {...(buying.busy && { busy: "cart" })}
    />
  );
}
