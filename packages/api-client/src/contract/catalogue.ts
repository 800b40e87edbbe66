import * as v from "valibot";
import type { Call } from "./endpoint";

/** Which state of the catalogue the shop shows. */
export const catalogueRevisionSchema = v.object({
  /** Another text whenever products, categories, banners or sections have changed. */
  revision: v.string(),
});

/** Calls for the catalogue as a whole. */
export const catalogueCalls = {
  revision: {
    method: "GET",
    path: "/catalogue/revision",
    auth: "none",
    response: catalogueRevisionSchema,
  },
} as const satisfies Record<string, Call>;
