import { type Brand, brandCalls } from "../contract/brand";
import type { Caller, CallOptions } from "./caller";
import { listUnder, oneUnder } from "./loose";

/** Makers whose products the shop sells. */
export interface BrandsClient {
  /**
   * All brands, by name. `GET /brand/`
   * @throws ApiError
   */
  list(options?: CallOptions): Promise<Brand[]>;
  /**
   * One brand. `GET /brand/{id}`
   * @throws ApiError 404 when there is none.
   */
  read(id: string, options?: CallOptions): Promise<Brand>;
}

/** Makes a {@link BrandsClient}. */
export function brandsClient(call: Caller): BrandsClient {
  return {
    list(options?: CallOptions) {
      return call(brandCalls.list, {}, options, listUnder("brands"));
    },
    read(id: string, options?: CallOptions) {
      return call(brandCalls.read, { params: { id } }, options, oneUnder("brand"));
    },
  };
}
