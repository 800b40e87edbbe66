"use client";

import { Children, type ComponentProps, useRef } from "react";
import { IconButton } from "../../controls/IconButton";
import { ChevronLeftIcon, ChevronRightIcon } from "../../icons";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useScrollTrack } from "../useScrollTrack";
import { type ScrollRowMessages, scrollRowMessages } from "./messages";
import { arrow, item, row, track } from "./ScrollRow.css";

export interface ScrollRowProps extends ComponentProps<"div"> {
  /** Names the list for a screen reader. */
  label: string;
  /**
   * Width of an item: `small` 160 to 200 px for tiles, `medium` 200 to 300 px for product cards.
   * @default "medium"
   */
  itemSize?: "small" | "medium";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ScrollRowMessages>;
}

/** A list that scrolls sideways and comes to rest on an item; each child becomes one. */
export function ScrollRow({
  label,
  itemSize = "medium",
  messages,
  className,
  children,
  ...rest
}: ScrollRowProps) {
  const text = useMessages("scrollRow", scrollRowMessages, messages);
  const list = useRef<HTMLUListElement>(null);
  const items = Children.toArray(children);
  const { first, visible, atStart, atEnd, bringToStart } = useScrollTrack(list, items.length);
  const step = Math.max(visible, 1);
  return (
    <div
      {...rest}
      className={cx(row, className)}
      data-at-start={atStart || undefined}
      data-at-end={atEnd || undefined}
    >
      <IconButton
        className={arrow}
        data-side="start"
        tone="plate"
        label={text.previous}
        aria-disabled={atStart || undefined}
        onClick={() => bringToStart(Math.max(first - step, 0))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        className={arrow}
        data-side="end"
        tone="plate"
        label={text.next}
        aria-disabled={atEnd || undefined}
        onClick={() => bringToStart(Math.min(first + step, items.length - 1))}
      >
        <ChevronRightIcon />
      </IconButton>
      <ul ref={list} aria-label={label} className={track} data-item-size={itemSize}>
        {items.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the child inside carries its own key
          <li key={index} className={item}>
            {child}
          </li>
        ))}
      </ul>
    </div>
  );
}
