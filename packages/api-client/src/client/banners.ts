import { type Banner, bannerCalls } from "../contract/banner";
import type { Caller, CallOptions } from "./caller";
import { banner, listUnder, oneUnder } from "./loose";

/** Slides of the home page's carousel. */
export interface BannersClient {
  /**
   * All banners in their order. The answer may be a list, or hold one as `data` or `banners`.
   * `GET /home-page-banner/`
   * @throws ApiError
   */
  list(options?: CallOptions): Promise<Banner[]>;
  /**
   * One banner. `GET /home-page-banner/{id}`
   * @throws ApiError 404 when there is none.
   */
  read(id: string, options?: CallOptions): Promise<Banner>;
}

/** Makes a {@link BannersClient}. */
export function bannersClient(call: Caller): BannersClient {
  return {
    list(options?: CallOptions) {
      return call(bannerCalls.list, {}, options, (data) => {
        const list = listUnder("banners")(data);
        return Array.isArray(list) ? list.map(banner) : list;
      });
    },
    read(id: string, options?: CallOptions) {
      return call(bannerCalls.read, { params: { id } }, options, (data) =>
        banner(oneUnder("banner")(data)),
      );
    },
  };
}
