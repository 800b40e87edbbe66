import * as v from "valibot";
import { DEFAULT_PAGE_SIZE, LAST_PAGE, MAX_PAGE_SIZE, sortOrders } from "../constants";
import type { RequestSchemas } from "../endpoint";
import { idSchema, wholeQuery } from "./common";
import { activeFiltersQuerySchema } from "./filter";

const sectionParamsSchema = v.object({ sectionName: idSchema });

/** Query of a section's items. */
export const sectionItemsQuerySchema = v.object({
  /** Chosen filters as JSON text. */
  filters: v.optional(activeFiltersQuerySchema),
  sortBy: v.optional(v.picklist(sortOrders)),
  page: v.optional(wholeQuery(1, LAST_PAGE), 1),
  limit: v.optional(wholeQuery(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
});

/** What the section calls are sent. */
export const sectionRequests = {
  read: { params: sectionParamsSchema },
  items: { params: sectionParamsSchema, query: sectionItemsQuerySchema },
} as const satisfies Record<string, RequestSchemas>;
