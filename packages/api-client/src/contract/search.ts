import * as v from "valibot";
import type { Call } from "./endpoint";
import { itemSchema } from "./item";

/** Calls that help a shopper to find something. */
export const searchCalls = {
  suggestions: {
    method: "GET",
    path: "/search/suggestions",
    auth: "none",
    response: v.array(v.string()),
  },
  trending: {
    method: "GET",
    path: "/search/trending",
    auth: "none",
    response: v.array(v.string()),
  },
  topViewed: {
    method: "GET",
    path: "/search/top-viewed",
    auth: "none",
    response: v.array(itemSchema),
  },
} as const satisfies Record<string, Call>;
