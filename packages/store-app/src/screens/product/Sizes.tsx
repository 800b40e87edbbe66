import type { ItemRead } from "@taanka/api-client";
import { isLowStock, messageOf, sizeChartQuery, sizeOptions } from "@taanka/store";
import { Button, SizeSelector, Skeleton, Stack, Text, useToast } from "@taanka/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { lazyDialog } from "../../app/lazyDialog";
import { useTexts } from "../../texts";
import type { Buying } from "./useBuy";
import type { ChosenProduct } from "./useProduct";

const SizeChart = lazyDialog(() => import("./SizeChart"));

export interface SizesProps {
  item: ItemRead;
  chosen: ChosenProduct;
  buying: Buying;
}

/** The measures are asked for by whoever seems to want them; that they can't be had is said. */
function useChart(garment: string) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const toast = useToast();
  const { sizeChartFailed } = useTexts().product;
  const { data, error } = useQuery({ ...sizeChartQuery(garment), enabled: open });
  const fail = useEffectEvent((problem: Error) => {
    toast.error(messageOf(problem, sizeChartFailed));
    setOpen(false);
  });
  useEffect(() => {
    if (open && error && !data) fail(error);
  }, [open, error, data]);
  return {
    chart: open ? data : undefined,
    isPending: open && !data,
    want: () => void client.prefetchQuery(sizeChartQuery(garment)),
    setOpen,
  };
}

function ChartLink({ garment, ...rest }: SizesProps & { garment: string }) {
  const { chart, isPending, want, setOpen } = useChart(garment);
  const { sizeChart } = useTexts().product;
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-haspopup="dialog"
        loading={isPending}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => setOpen(true)}
      >
        {sizeChart}
      </Button>
      {chart && <SizeChart chart={chart} {...rest} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What is left of the choice, where that is little or nothing. */
function Stock({ chosen: { colors, isSoldOut, chosenSize } }: { chosen: ChosenProduct }) {
  const texts = useTexts().product;
  const gone = colors.length > 1 ? texts.colorSoldOut : texts.allSoldOut;
  const few = isLowStock(chosenSize) && texts.onlyLeft(chosenSize.stock);
  return (
    <Text role="status" size="sm" tone="sale" weight="medium">
      {isSoldOut ? gone : few}
    </Text>
  );
}

/** The sizes of the chosen colour, with the way to their measures, and how many are left. */
export function Sizes(props: SizesProps) {
  const { item, chosen } = props;
  const { sizes, chosenSize, chooseSize, sizesRef, sizeMissing } = chosen;
  const { product: texts, catalogue } = useTexts();
  if (chosen.isPending) {
    return (
      <Stack gap="2" role="status" aria-label={texts.loading}>
        <Skeleton textSize="sm" />
        <Skeleton textSize="3xl" />
      </Stack>
    );
  }
  return (
    <Stack gap="2">
      <SizeSelector
        ref={sizesRef}
        sizes={sizeOptions(sizes, catalogue)}
        value={chosenSize?.size ?? ""}
        onValueChange={chooseSize}
        chart={item.garment && <ChartLink {...props} garment={item.garment} />}
        error={sizeMissing && texts.selectSize}
      />
      <Stock chosen={chosen} />
    </Stack>
  );
}
