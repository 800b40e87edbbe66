import * as v from "valibot";
import type { RequestSchemas } from "../endpoint";
import { idParamsSchema, requiredText, searchQuerySchema } from "./common";

/** A chosen filter in a request. Values of one key are alternatives; keys narrow each other. */
export const activeFilterSchema = v.object({
  key: requiredText(60),
  value: v.union([requiredText(100), v.pipe(v.array(requiredText(100)), v.maxLength(50))]),
});

/** See {@link activeFilterSchema}. */
export type ActiveFilter = v.InferOutput<typeof activeFilterSchema>;

/** All chosen filters of a request. */
export const activeFiltersSchema = v.pipe(v.array(activeFilterSchema), v.maxLength(30));

/** The same as JSON text in a query string. */
export const activeFiltersQuerySchema = v.pipe(
  v.string(),
  v.maxLength(8000),
  v.parseJson(),
  activeFiltersSchema,
);

/** What the filter calls are sent. */
export const filterRequests = {
  search: { query: searchQuerySchema },
  read: { params: idParamsSchema },
} as const satisfies Record<string, RequestSchemas>;
