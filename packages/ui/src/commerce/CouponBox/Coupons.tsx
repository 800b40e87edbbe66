"use client";

import { useId } from "react";
import { Button } from "../../controls/Button";
import { bare } from "../../styles/bare.css";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { useRupees } from "../useRupees";
import * as css from "./CouponBox.css";
import type { CouponBoxMessages } from "./messages";
import type { CouponBoxProps, CouponOffer } from "./types";

interface AppliedCouponProps
  extends Pick<CouponBoxProps, "onRemove" | "busy" | "paise" | "onClickCapture"> {
  code: string;
  amount: number;
  /** Code of the offer that is being applied in its place. */
  offered: string;
  text: CouponBoxMessages;
}

/** The coupon in force, as a ticket. */
export function AppliedCoupon({
  code,
  amount,
  busy = false,
  offered,
  onRemove,
  onClickCapture,
  paise,
  text,
}: AppliedCouponProps) {
  const money = useRupees(paise);
  return (
    <div className={css.ticket} onClickCapture={onClickCapture}>
      <span className={css.ticketText} role="status">
        <span className={css.ticketCode}>{fill(text.applied, { code })}</span>
        <span className={css.saving}>{fill(text.saving, { amount: money(amount) })}</span>
      </span>
      {onRemove && (
        <Button
          tone="quiet"
          size="small"
          loading={busy && !offered}
          aria-disabled={busy || undefined}
          aria-label={fill(text.removeCode, { code })}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      )}
    </div>
  );
}

interface CouponOffersProps extends Pick<CouponBoxProps, "busy"> {
  onApply: ((code: string, offer: string) => void) | undefined;
  offers: readonly CouponOffer[];
  /** Code of the one that is being applied. */
  offered: string;
  text: CouponBoxMessages;
}

export function CouponOffers({ offers, offered, busy = false, onApply, text }: CouponOffersProps) {
  const titleId = useId();
  return (
    <div className={bare}>
      <p id={titleId} className={css.offersTitle}>
        {text.offers}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are removed */}
      <ul role="list" aria-labelledby={titleId} className={css.offers}>
        {offers.map(({ code, description }) => (
          <li key={code} className={cx(css.ticket, css.offerTicket)}>
            <span className={css.ticketText}>
              <span className={css.ticketCode} translate="no">
                {code}
              </span>
              {description && <span className={css.note}>{description}</span>}
            </span>
            <Button
              tone="quiet"
              size="small"
              loading={busy && offered === code}
              aria-disabled={busy || undefined}
              aria-label={fill(text.applyCode, { code })}
              onClick={() => onApply?.(code, code)}
            >
              {text.apply}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
