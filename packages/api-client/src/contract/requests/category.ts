import type { RequestSchemas } from "../endpoint";
import { idParamsSchema, searchQuerySchema } from "./common";

/** What the category calls are sent. */
export const categoryRequests = {
  search: { query: searchQuerySchema },
  read: { params: idParamsSchema },
} as const satisfies Record<string, RequestSchemas>;
