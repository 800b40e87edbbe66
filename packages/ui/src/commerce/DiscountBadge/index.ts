export { DiscountBadge, type DiscountBadgeProps } from "./DiscountBadge";
export type { DiscountBadgeMessages } from "./messages";
