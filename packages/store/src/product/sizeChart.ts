import { type SizeChart, sizeChartsClient } from "@taanka/api-client";

import { apiOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";

/** The measures of a kind of garment, size by size. */
export const sizeChartQuery = (garment: string): StoreQuery<SizeChart> =>
  storeQuery({
    queryKey: ["size-chart", garment],
    staleTime: staleTimes.catalogue,
    queryFn: ({ client, signal }): Promise<SizeChart> =>
      apiOf(client)(sizeChartsClient).read(garment, { signal }),
  });

/** Ticked at first where nothing was chosen on the page, as the shop's rule says. */
const usualSize = "S";

/** The sizes that are ticked when a chart is opened. */
export function sizesToBegin(chart: SizeChart, chosen: string | undefined): string[] {
  const size = chosen ?? usualSize;
  return chart.rows.some((row) => row.size === size) ? [size] : [];
}
