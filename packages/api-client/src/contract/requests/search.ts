import * as v from "valibot";
import { MAX_SEARCH_LENGTH } from "../constants";
import type { RequestSchemas } from "../endpoint";
import { text, wholeQuery } from "./common";

/** Query of the suggestions: what the shopper has typed so far. */
export const suggestionsQuerySchema = v.object({
  keyword: text(MAX_SEARCH_LENGTH),
  limit: v.optional(wholeQuery(1, 20), 8),
});

/** What the search calls are sent. */
export const searchRequests = {
  suggestions: { query: suggestionsQuerySchema },
  trending: { query: v.object({ limit: v.optional(wholeQuery(1, 20), 6) }) },
  topViewed: { query: v.object({ limit: v.optional(wholeQuery(1, 50), 6) }) },
} as const satisfies Record<string, RequestSchemas>;
