import type { RequestSchemas } from "../endpoint";
import { idParamsSchema } from "./common";

/** What the brand calls are sent. */
export const brandRequests = {
  read: { params: idParamsSchema },
} as const satisfies Record<string, RequestSchemas>;
