import { type ItemRead, itemCalls, type Listing } from "../contract/item";
import { type ItemDetail, itemDetailCalls } from "../contract/item-detail";
import type { ListingRequest } from "../contract/requests/item";
import type { Caller, CallOptions } from "./caller";
import { listing, listUnder, oneUnder } from "./loose";

/** Products. */
export interface ItemsClient {
  /**
   * A page of a listing: everything, or what the category, brand, campaign, section or keyword of
   * the request names. 50 a page, newest first, unless told otherwise. `POST /items/filtering`
   * @throws ApiError 400; else 'Failed to load products'.
   */
  list(request?: ListingRequest, options?: CallOptions): Promise<Listing>;
  /**
   * One product. `GET /items/{id}`
   * @throws ApiError 404 when there is none; else 'Failed to load product details'.
   */
  read(id: string, options?: CallOptions): Promise<ItemRead>;
  /**
   * The colours of a product with their pictures and sizes. `GET /itemdetails/item/{itemId}`
   * @throws ApiError 404 when there is no such product.
   */
  details(itemId: string, options?: CallOptions): Promise<ItemDetail[]>;
  /**
   * The same by the id of the item detail itself. `GET /itemdetails/{id}`
   * @throws ApiError 404 when there is none.
   */
  detail(id: string, options?: CallOptions): Promise<ItemDetail[]>;
}

/** Leaves out what asks for nothing: an adapter then sees only what it has to answer. */
const askedOf = (request: ListingRequest): ListingRequest =>
  Object.fromEntries(
    Object.entries(request).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== undefined,
    ),
  );

/** Makes a {@link ItemsClient}. */
export function itemsClient(call: Caller): ItemsClient {
  return {
    list(request: ListingRequest = {}, options?: CallOptions) {
      return call(itemCalls.list, { body: askedOf(request) }, options, listing);
    },
    read(id: string, options?: CallOptions) {
      return call(itemCalls.read, { params: { id } }, options, oneUnder("item"));
    },
    details(itemId: string, options?: CallOptions) {
      const shape = listUnder("itemDetails");
      return call(itemDetailCalls.ofItem, { params: { itemId } }, options, shape);
    },
    detail(id: string, options?: CallOptions) {
      const shape = listUnder("itemDetails");
      return call(itemDetailCalls.read, { params: { id } }, options, shape);
    },
  };
}
