"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { bare } from "../../styles/bare.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { formatRupees } from "../money";
import { type PriceSummaryMessages, priceSummaryMessages } from "./messages";
import * as css from "./PriceSummary.css";

export interface PriceSummaryProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** Sum of the pieces' MRP, in rupees. */
  mrpTotal: number;
  /** Sum of what the pieces cost before tax, coupon and shipping, in rupees. */
  discountedTotal: number;
  /** Tax in rupees. */
  gst: number;
  /** What the shop calls the tax. @default "GST", India's */
  taxName?: string;
  /** Rate of the tax in percent, for its row's name. */
  gstPercent?: number;
  /** In rupees; 0 is shown as FREE. Without it there is no row. */
  shipping?: number;
  /**
   * What the coupon takes off, in rupees; its row shows when above 0.
   * @default 0
   */
  couponDiscount?: number;
  /** Names the coupon in its row. */
  couponCode?: string;
  /** What the shopper pays, in rupees. The summary shows it and never counts it. */
  total: number;
  /** How many pieces the summary is for; shown beside the title. */
  itemCount?: number;
  /**
   * Heading of the summary.
   * @default "Price details"
   */
  title?: ReactNode;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * `card` has a frame of its own, `plain` stands in one.
   * @default "card"
   */
  look?: "card" | "plain";
  /**
   * Says below the total what the shopper saves; not of an order that was cancelled.
   * @default true
   */
  showSavings?: boolean;
  /** The page's one main action and what belongs right beside it. */
  action?: ReactNode;
  /**
   * The amounts are being counted anew: they are dimmed until they are there.
   * @default false
   */
  busy?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PriceSummaryMessages>;
}

interface RowProps {
  name: string;
  amount: string;
  tone?: "positive";
}

function Row({ name, amount, tone }: RowProps) {
  return (
    <div className={css.row}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.amount} data-tone={tone}>
        {amount}
      </dd>
    </div>
  );
}

/** What an order costs, row by row: MRP, what comes off it, tax, shipping and the total to pay. */
export function PriceSummary({
  mrpTotal,
  discountedTotal,
  gst,
  taxName,
  gstPercent,
  shipping,
  couponDiscount = 0,
  couponCode,
  total,
  itemCount,
  title,
  headingLevel = 2,
  look = "card",
  showSavings = true,
  action,
  busy = false,
  messages,
  className,
  ...rest
}: PriceSummaryProps) {
  const text = useMessages("priceSummary", priceSummaryMessages, messages);
  const { locale } = useTheme();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const money = (amount: number) => formatRupees(amount, { paise: "always", locale });
  const takenOff = (amount: number) => fill(text.takenOff, { amount: money(amount) });
  const savings = mrpTotal - discountedTotal;
  const tax = taxName ?? text.gst;
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={cx(css.summary, look === "card" && css.card, className)}
      aria-busy={busy || undefined}
    >
      <div className={css.head}>
        <Heading id={titleId} className={css.title}>
          {title ?? text.title}
        </Heading>
        {itemCount !== undefined && (
          <p className={css.count}>
            {itemCount === 1 ? text.oneItem : fill(text.items, { count: itemCount })}
          </p>
        )}
      </div>
      <dl className={css.rows}>
        <Row name={text.mrpTotal} amount={money(mrpTotal)} />
        {savings > 0 && <Row name={text.discount} amount={takenOff(savings)} tone="positive" />}
        {couponDiscount > 0 && (
          <Row
            name={couponCode ? fill(text.couponWithCode, { code: couponCode }) : text.coupon}
            amount={takenOff(couponDiscount)}
            tone="positive"
          />
        )}
        <Row
          name={gstPercent ? fill(text.gstWithRate, { tax, percent: gstPercent }) : tax}
          amount={money(gst)}
        />
        {shipping !== undefined && (
          <Row
            name={text.shipping}
            amount={shipping === 0 ? text.free : money(shipping)}
            tone={shipping === 0 ? "positive" : undefined}
          />
        )}
        <div className={css.totalRow}>
          <dt className={bare}>{text.total}</dt>
          <dd className={css.total} aria-live="polite">
            {money(total)}
          </dd>
        </div>
      </dl>
      {showSavings && savings > 0 && (
        <p className={css.savings}>{fill(text.savings, { amount: money(savings) })}</p>
      )}
      {action && <div className={css.action}>{action}</div>}
    </section>
  );
}
