import type { RequestSchemas } from "../endpoint";
import { idParamsSchema } from "./common";

/** What the subcategory calls are sent. */
export const subcategoryRequests = {
  ofCategory: { params: idParamsSchema },
  read: { params: idParamsSchema },
} as const satisfies Record<string, RequestSchemas>;
