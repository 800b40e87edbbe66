export { CouponBox } from "./CouponBox";
export type { CouponBoxMessages } from "./messages";
export type { CouponBoxProps, CouponOffer } from "./types";
