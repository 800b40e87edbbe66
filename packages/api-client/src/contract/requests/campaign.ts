import type { RequestSchemas } from "../endpoint";
import { idParamsSchema } from "./common";

/** What the campaign calls are sent. */
export const campaignRequests = {
  read: { params: idParamsSchema },
} as const satisfies Record<string, RequestSchemas>;
