import * as v from "valibot";
import type { RequestSchemas } from "../endpoint";
import { idParamsSchema, idSchema } from "./common";

/** What the item detail calls are sent. */
export const itemDetailRequests = {
  ofItem: { params: v.object({ itemId: idSchema }) },
  read: { params: idParamsSchema },
} as const satisfies Record<string, RequestSchemas>;
