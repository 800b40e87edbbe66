import { type SizeChart, sizeChartCalls } from "../contract/size-chart";
import type { Caller, CallOptions } from "./caller";

/** Size charts by kind of garment. */
export interface SizeChartsClient {
  /**
   * The chart of a kind of garment, in inches and centimetres. `GET /size-chart/{garment}`
   * @throws ApiError 404 when there is none.
   */
  read(garment: string, options?: CallOptions): Promise<SizeChart>;
}

/** Makes a {@link SizeChartsClient}. */
export function sizeChartsClient(call: Caller): SizeChartsClient {
  return {
    read(garment: string, options?: CallOptions) {
      return call(sizeChartCalls.read, { params: { garment } }, options);
    },
  };
}
