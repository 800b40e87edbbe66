import { type Subcategory, subcategoryCalls } from "../contract/subcategory";
import type { Caller, CallOptions } from "./caller";
import { listUnder, oneUnder } from "./loose";

const listOf = listUnder("subCategories", "subcategories");

/** Subcategories of the shop. */
export interface SubcategoriesClient {
  /**
   * All subcategories. `GET /subcategory/`
   * @throws ApiError
   */
  list(options?: CallOptions): Promise<Subcategory[]>;
  /**
   * The subcategories of a category; none for a category that does not exist.
   * `GET /subcategory/categories/{id}`
   * @throws ApiError
   */
  ofCategory(categoryId: string, options?: CallOptions): Promise<Subcategory[]>;
  /**
   * One subcategory. `GET /subcategory/{id}`
   * @throws ApiError 404 when there is none.
   */
  read(id: string, options?: CallOptions): Promise<Subcategory>;
}

/** Makes a {@link SubcategoriesClient}. */
export function subcategoriesClient(call: Caller): SubcategoriesClient {
  return {
    list(options?: CallOptions) {
      return call(subcategoryCalls.list, {}, options, listOf);
    },
    async ofCategory(categoryId: string, options?: CallOptions) {
      const params = { id: categoryId };
      const answer = await call(subcategoryCalls.ofCategory, { params }, options, (data) => ({
        subCategories: listOf(data),
      }));
      return answer.subCategories;
    },
    read(id: string, options?: CallOptions) {
      const shape = oneUnder("subCategory", "subcategory");
      return call(subcategoryCalls.read, { params: { id } }, options, shape);
    },
  };
}
