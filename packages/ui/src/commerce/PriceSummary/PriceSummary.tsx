"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import type { FormatRupeesOptions } from "../money";
import { useRupees } from "../useRupees";
import { type PriceSummaryMessages, priceSummaryMessages } from "./messages";
import * as css from "./PriceSummary.css";

/** A cost, or something that comes off, which the shop has beside those that the summary knows. */
export interface PriceSummaryRow {
  /** What it is: “Cash on delivery”, “Gift wrap”, “Store credit”. No two rows have the same. */
  label: string;
  /** In rupees: below 0 it comes off, and 0 is shown as FREE. */
  amount: number;
}

export interface PriceSummaryProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** Sum of the pieces' MRP, in rupees. */
  mrpTotal: number;
  /** Sum of what the pieces cost before tax, coupon and shipping, in rupees. */
  discountedTotal: number;
  /** Tax in rupees. Without it, as where the prices hold it already, there is no row. */
  gst?: number;
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
  /** What else the order costs or what comes off it, above the total, in this order. */
  rows?: readonly PriceSummaryRow[];
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
  /** A quiet line below the total: “Prices include all taxes”. */
  note?: ReactNode;
  /** The page's one main action and what belongs right beside it. */
  action?: ReactNode;
  /**
   * The amounts are being counted anew: they are dimmed until they are there.
   * @default false
   */
  busy?: boolean;
  /**
   * Decimals of the amounts.
   * @default the provider's `paise`, else "always"
   */
  paise?: FormatRupeesOptions["paise"];
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PriceSummaryMessages>;
}

interface LineProps {
  name: string;
  amount: string;
  tone?: "positive" | false;
}

function Line({ name, amount, tone }: LineProps) {
  return (
    <div className={css.row}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.amount} data-tone={tone || undefined}>
        {amount}
      </dd>
    </div>
  );
}

interface RowsProps
  extends Pick<
    PriceSummaryProps,
    "mrpTotal" | "gst" | "gstPercent" | "shipping" | "couponCode" | "rows" | "total"
  > {
  savings: number;
  couponDiscount: number;
  tax: string;
  text: PriceSummaryMessages;
  money: (amount: number) => string;
}

function Rows(props: RowsProps) {
  const { mrpTotal, savings, couponDiscount, couponCode, shipping, rows = [] } = props;
  const { gst, gstPercent: percent, tax, total, text, money } = props;
  const takenOff = (amount: number) => fill(text.takenOff, { amount: money(amount) });
  const charge = (amount: number) => (amount === 0 ? text.free : money(amount));
  return (
    <dl className={css.rows}>
      <Line name={text.mrpTotal} amount={money(mrpTotal)} />
      {savings > 0 && <Line name={text.discount} amount={takenOff(savings)} tone="positive" />}
      {couponDiscount > 0 && (
        <Line
          name={couponCode ? fill(text.couponWithCode, { code: couponCode }) : text.coupon}
          amount={takenOff(couponDiscount)}
          tone="positive"
        />
      )}
      {gst !== undefined && (
        <Line name={percent ? fill(text.gstWithRate, { tax, percent }) : tax} amount={money(gst)} />
      )}
      {shipping !== undefined && (
        <Line name={text.shipping} amount={charge(shipping)} tone={shipping === 0 && "positive"} />
      )}
      {rows.map(({ label, amount }) => (
        <Line
          key={label}
          name={label}
          amount={amount < 0 ? takenOff(-amount) : charge(amount)}
          tone={amount <= 0 && "positive"}
        />
      ))}
      {/* Heard whole: an amount alone does not say what it is. */}
      <div className={css.totalRow} aria-live="polite" aria-atomic="true">
        <dt className={bare}>{text.total}</dt>
        <dd className={css.total}>{money(total)}</dd>
      </div>
    </dl>
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
  rows,
  total,
  itemCount,
  title,
  headingLevel = 2,
  look = "card",
  showSavings = true,
  note,
  action,
  busy = false,
  paise,
  messages,
  className,
  ...rest
}: PriceSummaryProps) {
  const text = useMessages("priceSummary", priceSummaryMessages, messages);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const money = useRupees(paise);
  const savings = mrpTotal - discountedTotal;
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
      <Rows
        {...{ mrpTotal, savings, couponDiscount, couponCode, gst, gstPercent, shipping }}
        {...{ rows, total, text, money }}
        tax={taxName ?? text.gst}
      />
      {note && <p className={css.note}>{note}</p>}
      {showSavings && savings > 0 && (
        <p className={css.savings}>{fill(text.savings, { amount: money(savings) })}</p>
      )}
      {action && <div className={css.action}>{action}</div>}
    </section>
  );
}
