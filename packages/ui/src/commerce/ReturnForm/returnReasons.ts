/** Why somebody sends a piece back, as shops' data names it. */
export const returnReasons = [
  "size",
  "damaged",
  "not_as_described",
  "wrong_item",
  "quality",
  "other",
] as const;
/** One of the reasons that a return form offers where the shop has none of its own. */
export type ReturnReason = (typeof returnReasons)[number];
