import * as v from "valibot";
import type { RequestSchemas } from "../endpoint";
import { handleSchema } from "./common";

/** What the item detail calls are sent. */
export const itemDetailRequests = {
  ofItem: { params: v.object({ itemId: handleSchema }) },
  read: { params: v.object({ id: handleSchema }) },
} as const satisfies Record<string, RequestSchemas>;
