import { type Category, categoryCalls } from "../contract/category";
import type { SearchRequest } from "../contract/requests/common";
import type { Caller, CallOptions } from "./caller";
import { listUnder, oneUnder } from "./loose";

/** Categories of the shop. */
export interface CategoriesClient {
  /**
   * All categories in the order of the menu. `GET /category/`
   * @throws ApiError
   */
  list(options?: CallOptions): Promise<Category[]>;
  /**
   * Categories whose name holds a keyword. `GET /category/search`
   * @throws ApiError
   */
  search(request: SearchRequest, options?: CallOptions): Promise<Category[]>;
  /**
   * One category. `GET /category/{id}`
   * @throws ApiError 404 when there is none.
   */
  read(id: string, options?: CallOptions): Promise<Category>;
}

/** Makes a {@link CategoriesClient}. */
export function categoriesClient(call: Caller): CategoriesClient {
  return {
    list(options?: CallOptions) {
      return call(categoryCalls.list, {}, options, listUnder("categories"));
    },
    search(request, options) {
      const shape = listUnder("categories");
      return call(categoryCalls.search, { query: { ...request } }, options, shape);
    },
    read(id: string, options?: CallOptions) {
      return call(categoryCalls.read, { params: { id } }, options, oneUnder("category"));
    },
  };
}
