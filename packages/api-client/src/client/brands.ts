import { type Brand, brandCalls } from "../contract/brand";
import type { Caller, CallOptions } from "./caller";
import { oneUnder } from "./loose";

/** Makers whose products the shop sells. */
export interface BrandsClient {
  /**
   * One brand. `GET /brand/{id}`
   * @throws ApiError 404 when there is none.
   */
  read(id: string, options?: CallOptions): Promise<Brand>;
}

/** Makes a {@link BrandsClient}. */
export function brandsClient(call: Caller): BrandsClient {
  return {
    read(id: string, options?: CallOptions) {
      return call(brandCalls.read, { params: { id } }, options, oneUnder("brand"));
    },
  };
}
