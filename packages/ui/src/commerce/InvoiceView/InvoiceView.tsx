"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../controls/Button";
import { BrandMark } from "../../navigation/BrandMark";
import { bare } from "../../styles/bare.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { inElement } from "../../utils/inElement";
import { formatDay } from "../dates";
import type { FormatRupeesOptions } from "../money";
import { useRupees } from "../useRupees";
import { InvoiceFacts, InvoiceParties } from "./InvoiceHead";
import { InvoiceLines } from "./InvoiceLines";
import * as css from "./InvoiceView.css";
import { type InvoiceViewMessages, invoiceViewMessages } from "./messages";
import { printed } from "./print.css";
import type { InvoiceLine, InvoiceParty, InvoiceRow } from "./types";

export interface InvoiceViewProps extends Omit<ComponentProps<"article">, "children"> {
  /** The invoice's own number. */
  number: string;
  /** When it was made: a `Date`, milliseconds or an ISO 8601 text. */
  date: string | number | Date;
  /** The order's number, as its buyer knows it. */
  orderNumber?: string;
  /** When it was ordered: a `Date`, its milliseconds, or a text that `Date` reads. */
  orderDate?: string | number | Date;
  /** How it was paid, in the shop's words. */
  payment?: string;
  /** Who sells, as the invoice has to name them. */
  seller: InvoiceParty;
  /** Who buys. */
  buyer: InvoiceParty;
  /** Where it was delivered, where that is not the buyer's address. */
  shipTo?: InvoiceParty;
  /** What was bought, a line for each. */
  lines: readonly InvoiceLine[];
  /** From the sum of the items to the total: taxes, shipping, discounts. */
  rows: readonly InvoiceRow[];
  /** Rupees. */
  total: number;
  /** The total in words; `rupeesInWords(total)` and `rupeesInHindiWords(total)` write it. */
  totalInWords?: string;
  /**
   * The shop's mark at the top; null for none.
   * @default the provider's `shopName` as a `BrandMark`
   */
  mark?: ReactNode;
  /** What must not be missed, such as that the order was cancelled: above the parties, printed too. */
  notice?: ReactNode;
  /** The shop's words at the foot: terms, why there is no signature. */
  terms?: ReactNode;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  /**
   * Leaves out the button that prints.
   * @default false
   */
  hidePrint?: boolean;
  /**
   * Decimals of the amounts.
   * @default the provider's `paise`, else "always"
   */
  paise?: FormatRupeesOptions["paise"];
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<InvoiceViewMessages>;
}

/**
 * An invoice as a document: who sold what to whom, with codes, taxes and the total. A page that holds
 * one prints it alone, in ink on paper.
 */
export function InvoiceView({
  number,
  date,
  orderNumber,
  orderDate,
  payment,
  seller,
  buyer,
  shipTo,
  lines,
  rows,
  total,
  totalInWords,
  mark,
  notice,
  terms,
  headingLevel = 2,
  hidePrint = false,
  paise,
  messages,
  className,
  ...rest
}: InvoiceViewProps) {
  const text = useMessages("invoiceView", invoiceViewMessages, messages);
  const { locale } = useTheme();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const money = useRupees(paise);
  return (
    <article aria-labelledby={titleId} {...rest} className={cx(css.sheet, printed, className)}>
      {!hidePrint && (
        <div className={css.actions}>
          <Button tone="secondary" size="small" onClick={() => window.print()}>
            {text.print}
          </Button>
        </div>
      )}
      <div className={css.paper}>
        <header className={css.head}>
          {mark === undefined ? <BrandMark /> : inElement(mark)}
          <div className={bare}>
            <Heading id={titleId} className={css.title}>
              {seller.gstin ? text.taxTitle : text.title}
            </Heading>
            <InvoiceFacts
              facts={[
                [text.number, number, "no"],
                [text.date, formatDay(date, locale)],
                [text.orderNumber, orderNumber, "no"],
                [text.orderDate, orderDate === undefined ? "" : formatDay(orderDate, locale)],
                [text.payment, payment],
              ]}
            />
          </div>
        </header>
        {notice && <p className={css.notice}>{notice}</p>}
        <InvoiceParties
          level={headingLevel + 1}
          text={text}
          parties={[
            [text.seller, seller],
            [text.buyer, buyer],
            [text.shipTo, shipTo],
          ]}
        />
        <InvoiceLines lines={lines} text={text} money={money} />
        <dl className={css.totals}>
          {rows.map(({ label, amount }) => (
            <div key={label} className={css.row}>
              <dt className={css.term}>{label}</dt>
              <dd className={bare}>
                <bdi>
                  {amount < 0 ? fill(text.takenOff, { amount: money(-amount) }) : money(amount)}
                </bdi>
              </dd>
            </div>
          ))}
          <div className={css.totalRow}>
            <dt className={bare}>{text.total}</dt>
            <dd className={bare}>{money(total)}</dd>
          </div>
        </dl>
        <div className={css.foot}>
          {totalInWords && (
            <p className={bare}>
              <span className={css.term}>{`${text.inWords}:`}</span>{" "}
              <span className={bare}>{totalInWords}</span>
            </p>
          )}
          {terms && <div className={css.note}>{terms}</div>}
        </div>
      </div>
    </article>
  );
}
