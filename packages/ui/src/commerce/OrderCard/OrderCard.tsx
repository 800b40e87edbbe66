"use client";

import { type ComponentProps, Fragment, type ReactNode } from "react";
import { Picture } from "../../layout/Picture";
import { drawNoPicture } from "../../layout/Picture/Picture";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { type LinkComponentProps, useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { fillLabel } from "../../utils/fillLabel";
import { sentencePart } from "../../utils/inElement";
import { Badge, type BadgeProps } from "../Badge";
import { formatDay } from "../dates";
import type { FormatRupeesOptions } from "../money";
import type { ProductPicture } from "../types";
import { useRupees } from "../useRupees";
import { type OrderCardMessages, orderCardMessages } from "./messages";
import * as css from "./OrderCard.css";

export interface OrderCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** The number that the shopper knows the order by. */
  number: string;
  /** Address of the order's page. Without one the number is a button that calls `onOpen`. */
  href?: string;
  /** Called when a card without an address is opened. */
  onOpen?: () => void;
  /** More props for the card's link, such as the handlers of a prefetch. */
  linkProps?: Omit<LinkComponentProps, "href" | "children">;
  /** When the order was placed: a `Date`, milliseconds or an ISO 8601 text. */
  placedOn?: string | number | Date;
  /** Where the order stands, in the shop's words: “Dispatched”. */
  status: string;
  /**
   * The status badge's tone: what the state means to the buyer.
   * @default "label"
   */
  statusTone?: BadgeProps["tone"];
  /** Pictures of what was ordered, `undefined` for a product without any; the first three are shown. */
  pictures?: readonly (ProductPicture | undefined)[];
  /** How many pieces were ordered. */
  itemCount: number;
  /** What the order cost, in rupees. */
  total: number;
  /**
   * Decimals of the total.
   * @default the provider's `paise`, else "always"
   */
  paise?: FormatRupeesOptions["paise"];
  /** What is to be done about the order, below everything else: a small `Button` that pays it. */
  action?: ReactNode;
  /**
   * Level of the number in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<OrderCardMessages>;
}

const shownPictures = 3;

function OrderPictures({
  pictures,
  text,
}: {
  pictures: readonly (ProductPicture | undefined)[];
  text: OrderCardMessages;
}) {
  const more = pictures.length - shownPictures;
  return (
    <div className={css.pictures}>
      {pictures.slice(0, shownPictures).map((picture, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be in an order twice
        <Fragment key={place}>
          {picture ? (
            <Picture sizes="60px" {...picture} className={css.picture} />
          ) : (
            drawNoPicture(css.picture)
          )}
        </Fragment>
      ))}
      {more > 0 && <span className={css.more}>{fill(text.morePictures, { count: more })}</span>}
    </div>
  );
}

/** “Order TK-10482”: a hyphen is no place to break the number where it has room on a line of its own. */
function OrderName({ number, text }: { number: string; text: OrderCardMessages }) {
  const isWhole = fillLabel(text.order, { number }) === number;
  const [before = "", after = ""] = isWhole ? [] : text.order.split("{number}");
  return (
    <>
      {sentencePart(before)}
      <span className={css.whole} translate="no">
        {number}
      </span>
      {sentencePart(after)}
    </>
  );
}

/** One order in the history: its number, day, state, first pictures and total, leading to its page. */
export function OrderCard({
  number,
  href,
  onOpen,
  linkProps,
  placedOn,
  status,
  statusTone = "label",
  pictures = [],
  itemCount,
  total,
  paise,
  action,
  headingLevel = 2,
  messages,
  className,
  ...rest
}: OrderCardProps) {
  const { linkComponent: Anchor, locale } = useTheme();
  const text = useMessages("orderCard", orderCardMessages, messages);
  const money = useRupees(paise);
  const Heading = `h${headingLevel}` as const;
  const name = <OrderName number={number} text={text} />;
  const day = placedOn === undefined ? "" : formatDay(placedOn, locale);
  return (
    <article {...rest} className={cx(css.card, className)}>
      <div className={css.frame}>
        <div className={css.words}>
          <Heading className={css.number}>
            {href === undefined ? (
              <button type="button" className={css.link} onClick={onOpen}>
                {name}
              </button>
            ) : (
              <Anchor {...linkProps} href={href} className={cx(css.link, linkProps?.className)}>
                {name}
              </Anchor>
            )}
          </Heading>
          {day && <p className={css.quiet}>{fill(text.placedOn, { date: day })}</p>}
        </div>
        <div className={css.mark}>
          <Badge className={statusTone === "label" ? css.plainStatus : undefined} tone={statusTone}>
            {status}
          </Badge>
        </div>
        {pictures.length > 0 && <OrderPictures pictures={pictures} text={text} />}
        <div className={css.amount}>
          <p className={css.quiet}>
            {itemCount === 1 ? text.oneItem : fill(text.items, { count: itemCount })}
          </p>
          <p className={css.total}>
            <span className={visuallyHidden}>{`${text.total} `}</span>
            <span className={bare}>{money(total)}</span>
          </p>
        </div>
      </div>
      {action && <div className={css.action}>{action}</div>}
    </article>
  );
}
