import type { ComponentProps } from "react";
import type { FormatRupeesOptions } from "../money";
import type { CouponBoxMessages } from "./messages";

/** A coupon on offer. */
export interface CouponOffer {
  /** What a shopper writes to use it. */
  code: string;
  /** What it gives, and on what terms. */
  description?: string;
}

export interface CouponBoxProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** The coupon in force and what it takes off, in rupees. With it the form gives way to its ticket. */
  applied?: { code: string; amount: number };
  /** Coupons that can be applied with one press. */
  offers?: readonly CouponOffer[];
  /**
   * Called with the code in upper case, trimmed, not empty and of 40 characters at most. While a returned promise is pending
   * nothing else is called. The same code again within half a second is a second activation and
   * ignored; another code, or Remove, is none.
   */
  onApply?: (code: string) => void;
  /** Called when the applied coupon is to go. */
  onRemove?: () => void;
  /**
   * Decimals: `whenNotZero` while browsing, `always` in the purchase area.
   * @default the provider's `paise`, else "always"
   */
  paise?: FormatRupeesOptions["paise"];
  /**
   * A code is being applied or removed.
   * @default false
   */
  busy?: boolean;
  /**
   * Why the last code was refused: at the field, or under the coupon that stays in force. It stays until
   * the shop takes it away, as it should when that coupon is removed.
   */
  error?: string;
  /**
   * Folds everything under the title, which becomes a button. A coupon in force stays in sight.
   * @default false
   */
  collapsible?: boolean;
  /** Whether a collapsible box is open. */
  open?: boolean;
  /**
   * Whether it is open at the start, where the shop does not hold it itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with whether it is open. */
  onOpenChange?: (open: boolean) => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<CouponBoxMessages>;
}
