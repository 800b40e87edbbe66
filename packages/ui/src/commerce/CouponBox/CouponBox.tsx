"use client";

import { type ComponentProps, useId } from "react";
import { ChevronDownIcon } from "../../icons";
import { CouponIcon } from "../../icons/shop";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import * as css from "./CouponBox.css";
import { CouponForm } from "./CouponForm";
import { AppliedCoupon, CouponOffers } from "./Coupons";
import { type CouponBoxMessages, couponBoxMessages } from "./messages";

/** A coupon on offer. */
export interface CouponOffer {
  code: string;
  /** What it gives, and on what terms. */
  description?: string;
}

export interface CouponBoxProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** The coupon in force and what it takes off, in rupees. With it the form gives way to its ticket. */
  applied?: { code: string; amount: number };
  /** Coupons that can be applied with one press. */
  offers?: readonly CouponOffer[];
  /** Called with the code in upper case, trimmed and not empty. */
  onApply?: (code: string) => void;
  onRemove?: () => void;
  /**
   * A code is being applied or removed.
   * @default false
   */
  busy?: boolean;
  /** Why the code was refused; stays until the shop takes it away. */
  error?: string;
  /**
   * Folds everything under the title, which becomes a button. A coupon in force stays in sight.
   * @default false
   */
  collapsible?: boolean;
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  messages?: Partial<CouponBoxMessages>;
}

/** Takes a coupon code, shows the one in force and offers others. The code is written upper-case. */
export function CouponBox({
  applied,
  offers = [],
  onApply,
  onRemove,
  busy = false,
  error,
  collapsible = false,
  open,
  defaultOpen = false,
  onOpenChange,
  messages,
  className,
  ...rest
}: CouponBoxProps) {
  const text = useMessages("couponBox", couponBoxMessages, messages);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const panelId = useId();
  const folded = collapsible && !isOpen;
  const others = offers.filter(({ code }) => code !== applied?.code);
  return (
    <section aria-label={text.title} {...rest} className={cx(css.root, className)}>
      {collapsible ? (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <CouponIcon />
          {text.title}
          <ChevronDownIcon className={css.chevron} />
        </button>
      ) : (
        <p className={css.title}>
          <CouponIcon />
          {text.title}
        </p>
      )}
      {applied && <AppliedCoupon {...applied} busy={busy} onRemove={onRemove} text={text} />}
      <div id={panelId} className={css.panel} hidden={folded || (applied && others.length === 0)}>
        {!applied && <CouponForm busy={busy} error={error} onApply={onApply} text={text} />}
        {others.length > 0 && (
          <CouponOffers offers={others} busy={busy} onApply={onApply} text={text} />
        )}
      </div>
    </section>
  );
}
