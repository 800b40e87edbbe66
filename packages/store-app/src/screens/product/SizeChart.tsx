import type { SizeChart as Chart, ItemRead } from "@taanka/api-client";
import { sizesToBegin } from "@taanka/store";
import { SizeChartDialog } from "@taanka/ui";
import { useTexts } from "../../texts";
import type { Buying } from "./useBuy";
import type { ChosenProduct } from "./useProduct";
import { useProductWish } from "./useProductWish";

export interface SizeChartProps {
  chart: Chart;
  item: ItemRead;
  chosen: ChosenProduct;
  buying: Buying;
  onClose: () => void;
}

/** The measures of a product's sizes, and the way from there to the cart and the wishlist. */
export default function SizeChart({ chart, item, chosen, buying, onClose }: SizeChartProps) {
  const { catalogue } = useTexts();
  const wish = useProductWish(item, chosen.color);
  // Of a piece that fits all, the chart measures what is sewn of it: there is one to buy.
  const isOneSize = chosen.sizes.length === 1;
  const isThere = (size: string) =>
    chosen.sizes.some((one) => one.size === size && one.inStock !== false);
  return (
    <SizeChartDialog
      open
      onOpenChange={onClose}
      rows={chart.rows.map((row) => ({ ...row, soldOut: !isOneSize && !isThere(row.size) }))}
      howToMeasure={(chart.howToMeasure ?? []).map(({ key, text }) => ({
        key,
        label: catalogue(key),
        text: catalogue(text),
      }))}
      defaultValue={sizesToBegin(chart, isOneSize ? undefined : chosen.chosenSize?.size)}
      wishlisted={wish.wished}
      onWishlist={wish.toggle}
      onAddToCart={isOneSize ? buying.buy : buying.buySizes}
      {...(wish.busy && { busy: "wishlist" })}
      {...(buying.busy && { busy: "cart" })}
    />
  );
}
