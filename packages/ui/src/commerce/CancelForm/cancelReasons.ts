/** Why somebody cancels, as shops' data names it. */
export const cancelReasons = ["changed_mind", "found_cheaper", "delay", "other"] as const;
/** One of the reasons that a cancel form offers where the shop has none of its own. */
export type CancelReason = (typeof cancelReasons)[number];
