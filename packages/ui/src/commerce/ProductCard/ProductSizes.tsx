"use client";

import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { IconButton } from "../../controls/IconButton";
import { CloseIcon, PlusIcon } from "../../icons/actions";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { fillLabel } from "../../utils/fillLabel";
import type { SizeOption } from "../SizeSelector";
import { type ProductSizesMessages, productSizesMessages } from "./messages";
import * as css from "./ProductSizes.css";

/** A size on a card. */
export interface ProductSize extends SizeOption {
  /** The product's page with this size chosen. Without it the size is a button, or a plain word. */
  href?: string;
}

export interface ProductSizesProps extends Omit<ComponentProps<"div">, "children" | "onSelect"> {
  /** Sizes of the product, smallest first. */
  sizes: readonly ProductSize[];
  /** Name of the product, for who can't see what the sizes stand on. */
  product: string;
  /** Makes sizes without an address buttons. */
  onSelect?: (size: string) => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ProductSizesMessages>;
}

interface SizeItemProps extends Pick<ProductSizesProps, "onSelect"> {
  size: ProductSize;
  text: ProductSizesMessages;
}

function SizeItem({ size: { size, soldOut, href }, onSelect, text }: SizeItemProps) {
  const { linkComponent: Anchor } = useTheme();
  if (soldOut) {
    return (
      <span className={css.size} data-sold-out="">
        <span className={bare}>{size}</span> <span className={visuallyHidden}>{text.soldOut}</span>
      </span>
    );
  }
  const label = fillLabel(text.size, { size });
  if (href) {
    return (
      <Anchor href={href} className={css.size} aria-label={label}>
        {size}
      </Anchor>
    );
  }
  if (!onSelect) return <span className={css.size}>{size}</span>;
  return (
    <button type="button" className={css.size} aria-label={label} onClick={() => onSelect(size)}>
      {size}
    </button>
  );
}

/**
 * The sizes of a `ProductCard`, for its `sizes`: shown while a mouse rests on the card or focus is in
 * it, and by a small button on touch.
 */
export function ProductSizes({
  sizes,
  product,
  onSelect,
  messages,
  className,
  onKeyDown,
  ...rest
}: ProductSizesProps) {
  const text = useMessages("productSizes", productSizesMessages, messages);
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = fill(text.sizes, { product });
  const close = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key === "Escape") setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened
    <div
      {...rest}
      className={cx(css.root, className)}
      data-open={open || undefined}
      onKeyDown={close}
    >
      <IconButton
        label={label}
        tone="plate"
        size="small"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon size={16} /> : <PlusIcon size={16} />}
      </IconButton>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are removed */}
      <ul role="list" id={id} className={css.list} aria-label={label}>
        {sizes.map((size) => (
          <li key={size.size}>
            <SizeItem size={size} onSelect={onSelect} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
