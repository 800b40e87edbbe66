import * as v from "valibot";
import type { RequestSchemas } from "../endpoint";
import { idSchema } from "./common";

/** What the size chart calls are sent. */
export const sizeChartRequests = {
  read: { params: v.object({ garment: idSchema }) },
} as const satisfies Record<string, RequestSchemas>;
