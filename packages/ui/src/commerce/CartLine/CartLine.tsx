"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "../../controls/Checkbox";
import { IconButton } from "../../controls/IconButton";
import { QuantityStepper } from "../../controls/QuantityStepper";
import { CloseIcon } from "../../icons/actions";
import { Picture } from "../../layout/Picture";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { type LinkComponentProps, useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { useControlled } from "../../utils/useControlled";
import { formatRupees } from "../money";
import { Price } from "../Price";
import type { ProductPicture } from "../types";
import * as css from "./CartLine.css";
import { Facts } from "./Facts";
import { type CartLineMessages, cartLineMessages } from "./messages";
import { RemovedLine } from "./RemovedLine";
import { StockNote } from "./StockNote";
import { useRemoval } from "./useRemoval";

export interface CartLineProps extends Omit<ComponentProps<"article">, "children"> {
  /** The product's name. */
  name: string;
  /** Address of the product's page. */
  href: string;
  /** More props for the name's link, such as the handlers of a prefetch. */
  linkProps?: Omit<LinkComponentProps, "href" | "children">;
  /** The picture, shown at 3:4. Without one the line shows a plain field. */
  picture?: ProductPicture;
  /** The chosen size, in words. */
  size?: string;
  /** What a shopper calls the colour. */
  color?: string;
  /** Price of one piece in rupees; the line shows it times the quantity. */
  price: number;
  /** Maximum retail price of one piece in rupees; struck through when above the price. */
  mrp?: number;
  /** The discount in percent where the shop states it; counted from price and MRP otherwise. */
  discountPercentage?: number;
  /** Number of pieces, when the parent decides. */
  quantity?: number;
  /**
   * Number of pieces at the start, where the shop does not hold it itself.
   * @default 1
   */
  defaultQuantity?: number;
  /** Called with the new number of pieces. */
  onQuantityChange?: (quantity: number) => void;
  /**
   * Most pieces that can be had; a note says so when it is reached. With 0 the line is out of stock.
   * @default 10
   */
  maxQuantity?: number;
  /**
   * Whether the line counts in the totals, when the parent decides. There is a tick box only with this,
   * `defaultSelected` or `onSelectedChange`.
   */
  selected?: boolean;
  /** Whether it is chosen at the start, where the shop does not hold it itself; it is, unless told. */
  defaultSelected?: boolean;
  /** Called with whether it is chosen, when that changes. */
  onSelectedChange?: (selected: boolean) => void;
  /** Without it the line has no remove button. */
  onRemove?: () => void;
  /**
   * It was taken out of the cart a moment ago: one quiet row says so and offers the way back.
   * @default false
   */
  removed?: boolean;
  /** Puts a removed line back. */
  onUndo?: () => void;
  /**
   * A change of the line is on its way: its buttons wait and keep their focus.
   * @default false
   */
  busy?: boolean;
  /**
   * It can't be bought now: not selectable, no quantity; it can still be removed.
   * @default false
   */
  outOfStock?: boolean;
  /**
   * It is kept below the cart for another time: no tick box, its quantity in words, and it counts in
   * no total. The way back into the cart is one of its `actions`.
   * @default false
   */
  saved?: boolean;
  /** A sentence about this line: a price that changed, a delivery that takes longer. */
  note?: ReactNode;
  /** More that can be done with the line, as small quiet `Button`s: moving it to the wishlist. */
  actions?: ReactNode;
  /**
   * Level of the name in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<CartLineMessages>;
}

/** One product of the cart in a size and a colour: how many, whether it is bought now, what it costs. */
export function CartLine({
  name,
  href,
  linkProps,
  picture,
  size,
  color,
  price,
  mrp,
  discountPercentage,
  quantity,
  defaultQuantity = 1,
  onQuantityChange,
  maxQuantity = 10,
  selected,
  defaultSelected,
  onSelectedChange,
  onRemove,
  removed = false,
  onUndo,
  busy = false,
  outOfStock: isOut = false,
  saved = false,
  note,
  actions,
  headingLevel = 2,
  messages,
  className,
  ...rest
}: CartLineProps) {
  const { linkComponent: Anchor, locale } = useTheme();
  const text = useMessages("cartLine", cartLineMessages, messages);
  const [count, setCount] = useControlled(quantity, defaultQuantity, onQuantityChange);
  const [chosen, setChosen] = useControlled(selected, defaultSelected ?? true, onSelectedChange);
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const { removeButton, pressed, take, putBack } = useRemoval(removed, onRemove, onUndo);
  if (removed) {
    return (
      <RemovedLine
        {...rest}
        className={cx(css.line, className)}
        product={name}
        takeFocus={pressed}
        busy={busy}
        text={text}
        onUndo={putBack}
      />
    );
  }
  const outOfStock = isOut || maxQuantity === 0;
  const bought = chosen && !outOfStock;
  const isAsked = [selected, defaultSelected, onSelectedChange].some((one) => one !== undefined);
  const removeLabel = saved ? text.removeSaved : text.remove;
  return (
    <article
      aria-labelledby={nameId}
      {...rest}
      className={cx(css.line, className)}
      aria-busy={busy || undefined}
      data-selected={bought || saved || undefined}
    >
      <div className={css.frame}>
        <div className={css.view}>
          {picture ? (
            <Picture sizes="(min-width: 1024px) 120px, 96px" {...picture} className={css.picture} />
          ) : (
            <span className={cx(css.picture, css.plain)} />
          )}
          {!saved && isAsked && (
            <Checkbox
              className={css.select}
              label={<span className={visuallyHidden}>{fill(text.select, { product: name })}</span>}
              checked={bought}
              disabled={outOfStock}
              onCheckedChange={setChosen}
            />
          )}
        </div>
        <div className={css.words}>
          <Heading id={nameId} className={css.name}>
            <Anchor {...linkProps} href={href} className={cx(css.link, linkProps?.className)}>
              {name}
            </Anchor>
          </Heading>
          <Facts size={size} color={color} pieces={saved ? count : 1} text={text} />
        </div>
        {onRemove && (
          <IconButton
            ref={removeButton}
            className={css.remove}
            size="small"
            label={fill(removeLabel, { product: name })}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : take}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
        <div className={css.cost}>
          <Price
            price={price * count}
            mrp={mrp && mrp * count}
            discountPercentage={discountPercentage}
            paise="always"
          />
          {count > 1 && (
            <p className={css.each}>
              {fill(text.each, { price: formatRupees(price, { paise: "always", locale }) })}
            </p>
          )}
        </div>
        <div className={css.foot}>
          {!outOfStock && !saved && (
            <QuantityStepper
              size="small"
              label={fill(text.quantity, { product: name })}
              value={count}
              onValueChange={setCount}
              // More than can be had may be in the cart already: the way down stays open.
              max={Math.max(maxQuantity, count)}
              busy={busy}
            />
          )}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        <div className={css.notes}>
          <StockNote
            text={text}
            quantity={count}
            max={maxQuantity}
            outOfStock={outOfStock}
            saved={saved}
          />
          {note && <p className={css.note}>{note}</p>}
        </div>
      </div>
    </article>
  );
}
