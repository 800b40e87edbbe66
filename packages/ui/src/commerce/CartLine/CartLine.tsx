"use client";

import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import * as css from "./CartLine.css";
import { cartLineMessages } from "./messages";
import { PresentLine } from "./PresentLine";
import { RemovedLine } from "./RemovedLine";
import type { CartLineProps } from "./types";
import { useRemoval } from "./useRemoval";

/** One product of the cart in a size and a colour: how many, whether it is bought now, what it costs. */
export function CartLine({
  name,
  quantity,
  defaultQuantity = 1,
  onQuantityChange,
  selected,
  defaultSelected,
  onSelectedChange,
  onRemove,
  removed = false,
  onUndo,
  busy = false,
  href,
  linkProps,
  picture,
  size,
  color,
  price,
  mrp,
  discountPercentage,
  paise,
  maxQuantity = 10,
  outOfStock = false,
  saved = false,
  note,
  actions,
  headingLevel = 2,
  messages,
  className,
  ...rest
}: CartLineProps) {
  const text = useMessages("cartLine", cartLineMessages, messages);
  const [count, setCount] = useControlled(quantity, defaultQuantity, onQuantityChange);
  const [chosen, setChosen] = useControlled(selected, defaultSelected ?? true, onSelectedChange);
  const { removeButton, pressed, take, putBack } = useRemoval(removed, onRemove, onUndo);
  const shared = { ...rest, className: cx(css.line, className), busy, text };
  if (removed) {
    return <RemovedLine {...shared} product={name} takeFocus={pressed} onUndo={putBack} />;
  }
  const isAsked = [selected, defaultSelected, onSelectedChange].some((one) => one !== undefined);
  return (
    <PresentLine
      {...shared}
      {...{ name, href, linkProps, picture, size, color, price, mrp, discountPercentage, paise }}
      {...{ saved, note, actions, headingLevel, count, chosen, removeButton }}
      max={maxQuantity}
      outOfStock={outOfStock || maxQuantity === 0}
      onCountChange={setCount}
      onChoose={isAsked && !saved ? setChosen : undefined}
      onTake={onRemove && take}
    />
  );
}
