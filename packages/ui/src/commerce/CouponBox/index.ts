export { CouponBox, type CouponBoxProps, type CouponOffer } from "./CouponBox";
export type { CouponBoxMessages } from "./messages";
