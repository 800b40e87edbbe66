import * as v from "valibot";
import {
  DEFAULT_PAGE_SIZE,
  LAST_PAGE,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  sortOrders,
} from "../constants";
import type { ReadonlyDeep, RequestSchemas } from "../endpoint";
import { handleSchema, idSchema, text, whole } from "./common";
import { activeFiltersSchema } from "./filter";

const idList = v.pipe(v.array(idSchema), v.maxLength(200));

/** Body of the listing call. Without a kind (category, brand, keyword …) it lists everything. */
export const listingBodySchema = v.object({
  filters: v.optional(activeFiltersSchema, []),
  sortBy: v.optional(v.picklist(sortOrders), "latestAddition"),
  page: v.optional(whole(1, LAST_PAGE), 1),
  limit: v.optional(whole(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  categoryIds: v.optional(idList),
  subCategoryIds: v.optional(idList),
  specificItems: v.optional(idList),
  categoryId: v.optional(idSchema),
  subCategoryId: v.optional(idSchema),
  brandId: v.optional(idSchema),
  campaignId: v.optional(idSchema),
  keyword: v.optional(text(MAX_SEARCH_LENGTH)),
});

/** What a caller gives the listing call. */
export type ListingRequest = ReadonlyDeep<v.InferInput<typeof listingBodySchema>>;

/** What the item calls are sent. */
export const itemRequests = {
  list: { body: listingBodySchema },
  read: { params: v.object({ id: handleSchema }) },
} as const satisfies Record<string, RequestSchemas>;
