"use client";

import type { ComponentProps } from "react";
import { Picture } from "../../layout/Picture";
import { drawNoPicture } from "../../layout/Picture/Picture";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { Link } from "../../typography/Link";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { fillLabel } from "../../utils/fillLabel";
import type { FormatRupeesOptions } from "../money";
import type { ProductPicture } from "../types";
import { useRupees } from "../useRupees";
import { type OrderSummaryMessages, orderSummaryMessages } from "./messages";
import * as css from "./OrderSummary.css";

/** One line of an order: a product in a size and colour, once or more. */
export interface OrderSummaryLine {
  /** Tells the lines apart. */
  id: string;
  /** The product's name. */
  name: string;
  /** Address of the product's page. */
  href?: string;
  /** The product in the ordered colour. */
  picture?: ProductPicture;
  /** The size as a shopper reads it; left out where one fits all. */
  size?: string;
  /** What a shopper calls the colour. */
  color?: string;
  /**
   * How many pieces.
   * @default 1
   */
  quantity?: number;
  /** Price of one piece in rupees; the line shows it times the quantity. */
  price: number;
}

export interface OrderSummaryProps extends Omit<ComponentProps<"ul">, "children"> {
  /** What was ordered, a line for each. */
  lines: readonly OrderSummaryLine[];
  /** How many lines are shown; “and 3 more” stands for the rest. */
  limit?: number;
  /**
   * Decimals of the amounts.
   * @default the provider's `paise`, else "always"
   */
  paise?: FormatRupeesOptions["paise"];
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<OrderSummaryMessages>;
}

interface SummaryLineProps {
  line: OrderSummaryLine;
  text: OrderSummaryMessages;
  paise: FormatRupeesOptions["paise"];
}

function SummaryLine({ line, text, paise }: SummaryLineProps) {
  const money = useRupees(paise);
  const { name, href, picture, size, color, quantity = 1, price } = line;
  return (
    <li className={css.line}>
      {picture ? (
        <Picture sizes="64px" {...picture} className={css.picture} />
      ) : (
        drawNoPicture(css.picture)
      )}
      <div className={bare}>
        <p className={css.name}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} tone="ink" className={css.link}>
              {name}
            </Link>
          )}
        </p>
        <p className={css.facts}>
          {size && <span className={bare}>{fillLabel(text.size, { size })}</span>}
          {color && <span className={bare}>{color}</span>}
          <span className={bare}>{fill(text.quantity, { quantity })}</span>
        </p>
      </div>
      <span className={css.price}>{money(price * quantity)}</span>
    </li>
  );
}

/** What is in an order, small: beside the payment, in a confirmation, on the order's page. */
export function OrderSummary({
  lines,
  limit,
  paise,
  messages,
  className,
  ...rest
}: OrderSummaryProps) {
  const text = useMessages("orderSummary", orderSummaryMessages, messages);
  const shown = lines.slice(0, limit);
  const more = lines.length - shown.length;
  const label = rest["aria-labelledby"] === undefined ? text.label : undefined;
  return (
    <ul aria-label={label} {...rest} className={cx(css.list, className)}>
      {shown.map((line) => (
        <SummaryLine key={line.id} line={line} text={text} paise={paise} />
      ))}
      {more > 0 && <li className={css.more}>{fill(text.more, { count: more })}</li>}
    </ul>
  );
}
