"use client";

import { useId, useState } from "react";
import { error as fieldError } from "../../controls/Field/Field.css";
import { useActionGuard } from "../../controls/useActionGuard";
import { ChevronDownIcon } from "../../icons";
import { CouponIcon } from "../../icons/shop";
import { ErrorIcon } from "../../icons/status";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import * as css from "./CouponBox.css";
import { CouponForm } from "./CouponForm";
import { AppliedCoupon, CouponOffers } from "./Coupons";
import { couponBoxMessages } from "./messages";
import type { CouponBoxProps } from "./types";
import { useKeptFocus } from "./useKeptFocus";
import { useSecondPress } from "./useSecondPress";

/** Takes a coupon code, shows the one in force and offers others. The code is written upper-case. */
export function CouponBox({
  applied,
  offers = [],
  onApply,
  onRemove,
  paise,
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
  const [run, pending] = useActionGuard();
  const [root, keepFocus] = useKeptFocus(applied?.code);
  const stopSecond = useSecondPress();
  const [offered, setOffered] = useState("");
  const changing = busy || pending;
  const act = (action: () => unknown, key: string, offer = "") => {
    if (changing) return;
    keepFocus();
    setOffered(offer);
    run(action, key);
  };
  const apply =
    onApply && ((code: string, offer?: string) => act(() => onApply(code), `apply ${code}`, offer));
  const remove = onRemove && (() => act(onRemove, "remove"));
  const panelId = useId();
  const folded = collapsible && !isOpen;
  const others = offers.filter(({ code }) => code !== applied?.code);
  return (
    <section ref={root} aria-label={text.title} {...rest} className={cx(css.root, className)}>
      {collapsible ? (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <CouponIcon />
          <span className={bare}>{text.title}</span>
          <ChevronDownIcon className={css.chevron} />
        </button>
      ) : (
        <p className={css.title}>
          <CouponIcon />
          <span className={bare}>{text.title}</span>
        </p>
      )}
      {applied && (
        <AppliedCoupon
          {...applied}
          busy={changing}
          offered={offered}
          onRemove={remove}
          onClickCapture={stopSecond}
          paise={paise}
          text={text}
        />
      )}
      {error && (applied || folded) && (
        <p role="alert" className={cx(fieldError, css.problem)}>
          <ErrorIcon size={16} />
          <span className={bare}>{error}</span>
        </p>
      )}
      <div
        id={panelId}
        className={css.panel}
        hidden={folded || (applied && others.length === 0)}
        onClickCapture={stopSecond}
      >
        {!applied && (
          <CouponForm busy={changing} offered={offered} error={error} onApply={apply} text={text} />
        )}
        {others.length > 0 && (
          <CouponOffers
            offers={others}
            busy={changing}
            offered={offered}
            onApply={apply}
            text={text}
          />
        )}
      </div>
    </section>
  );
}
