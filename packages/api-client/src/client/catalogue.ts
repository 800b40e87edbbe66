import { catalogueCalls } from "../contract/catalogue";
import type { Caller, CallOptions } from "./caller";

/** The catalogue as a whole. */
export interface CatalogueClient {
  /**
   * The state of the catalogue that the shop shows: another text after every change of products,
   * categories, banners or sections. What was made from the catalogue is good as long as it stays
   * the same. `GET /catalogue/revision`
   * @throws ApiError 404 from servers that do not tell it.
   */
  revision(options?: CallOptions): Promise<string>;
}

/** Makes a {@link CatalogueClient}. */
export function catalogueClient(call: Caller): CatalogueClient {
  return {
    async revision(options?: CallOptions) {
      return (await call(catalogueCalls.revision, {}, options)).revision;
    },
  };
}
