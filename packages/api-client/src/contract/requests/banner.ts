import type { RequestSchemas } from "../endpoint";
import { idParamsSchema } from "./common";

/** What the banner calls are sent. */
export const bannerRequests = {
  read: { params: idParamsSchema },
} as const satisfies Record<string, RequestSchemas>;
