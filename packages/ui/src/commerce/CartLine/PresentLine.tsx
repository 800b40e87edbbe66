"use client";

import { type RefObject, useId } from "react";
import { IconButton } from "../../controls/IconButton";
import { CloseIcon } from "../../icons/actions";
import { useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import * as css from "./CartLine.css";
import { Facts } from "./Facts";
import { LineCost } from "./LineCost";
import { LineFoot } from "./LineFoot";
import { LineView } from "./LineView";
import type { CartLineMessages } from "./messages";
import { StockNote } from "./StockNote";
import type { CartLineProps } from "./types";

/** What the line itself decides before it is shown. */
type Decided =
  | "quantity"
  | "defaultQuantity"
  | "onQuantityChange"
  | "maxQuantity"
  | "selected"
  | "defaultSelected"
  | "onSelectedChange"
  | "onRemove"
  | "removed"
  | "onUndo"
  | "messages";
/** What it has a value for in any case. */
type Given = "busy" | "outOfStock" | "saved" | "headingLevel";

interface PresentLineProps
  extends Omit<CartLineProps, Decided | Given>,
    Required<Pick<CartLineProps, Given>> {
  count: number;
  max: number;
  onCountChange: (count: number) => void;
  /** It is to be bought now, if it can be. */
  chosen: boolean;
  /** Without it there is no tick box. */
  onChoose: ((chosen: boolean) => void) | undefined;
  removeButton: RefObject<HTMLButtonElement | null>;
  /** Without it there is no remove button. */
  onTake: (() => void) | undefined;
  text: CartLineMessages;
}

/** A line that is in the cart, or saved below it. */
export function PresentLine({
  name,
  href,
  linkProps,
  picture,
  size,
  color,
  price,
  mrp,
  discountPercentage,
  paise,
  count,
  max,
  onCountChange,
  chosen,
  onChoose,
  removeButton,
  onTake,
  busy,
  outOfStock,
  saved,
  note,
  actions,
  headingLevel,
  text,
  ...rest
}: PresentLineProps) {
  const { linkComponent: Anchor } = useTheme();
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const bought = chosen && !outOfStock;
  return (
    <article
      aria-labelledby={nameId}
      {...rest}
      aria-busy={busy || undefined}
      data-selected={bought || saved || undefined}
    >
      <div className={css.frame}>
        <LineView {...{ name, picture, bought, onChoose, text }} disabled={outOfStock} />
        <div className={css.words}>
          <Heading id={nameId} className={css.name}>
            <Anchor {...linkProps} href={href} className={cx(css.link, linkProps?.className)}>
              {name}
            </Anchor>
          </Heading>
          <Facts size={size} color={color} pieces={saved ? count : 1} text={text} />
        </div>
        {onTake && (
          <IconButton
            ref={removeButton}
            className={css.remove}
            size="small"
            label={fill(saved ? text.removeSaved : text.remove, { product: name })}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onTake}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
        <LineCost {...{ price, mrp, discountPercentage, paise, count, text }} />
        <LineFoot
          {...{ name, nameId, count, max, busy, actions, text, onCountChange }}
          countable={!outOfStock && !saved}
        />
        <div className={css.notes}>
          <StockNote text={text} quantity={count} max={max} outOfStock={outOfStock} saved={saved} />
          {note && <p className={css.note}>{note}</p>}
        </div>
      </div>
    </article>
  );
}
