"use client";

import type { ComponentProps, MouseEvent } from "react";
import { ChevronLeftIcon, ChevronRightIcon } from "../../icons";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { type PaginationMessages, paginationMessages } from "./messages";
import { gap, list, pageLink, pagination, whenNarrow, whenWide } from "./Pagination.css";
import { pagePlaces } from "./pageWindow";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The page that is shown, from 1. */
  page: number;
  /** Number of pages in all. */
  pageCount: number;
  /**
   * The address of a page, so that it can be opened in a new tab and found by search engines: a
   * function, or a text with `{page}` in it, which a server component may pass too. Every
   * `{page}` in it is replaced: encode what a visitor typed, as `encodeURIComponent` and
   * `URLSearchParams` do, which write `{` as `%7B`.
   */
  hrefFor: string | ((page: number) => string);
  /** Called on a plain click, in place of following the link. */
  onPageChange?: (page: number) => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PaginationMessages>;
}

/** Links to the pages of a long list. Shows nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  onPageChange,
  messages,
  className,
  ...rest
}: PaginationProps) {
  const text = useMessages("pagination", paginationMessages, messages);
  const { linkComponent: Anchor } = useTheme();
  if (!(pageCount > 1 && pageCount < Infinity)) return null;
  const linkTo = (target: number) => ({
    href:
      typeof hrefFor === "string" ? hrefFor.replaceAll("{page}", String(target)) : hrefFor(target),
    className: pageLink,
    onClick: (event: MouseEvent) => {
      const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
      if (!onPageChange || !plain) return;
      event.preventDefault();
      onPageChange(target);
    },
  });
  return (
    <nav aria-label={text.label} {...rest} className={cx(pagination, className)}>
      <ul className={list}>
        {page > 1 && (
          <li>
            <Anchor
              {...linkTo(Math.min(page - 1, pageCount))}
              rel="prev"
              aria-label={text.previous}
            >
              <ChevronLeftIcon />
            </Anchor>
          </li>
        )}
        {pagePlaces(page, pageCount).map(({ page: one, only }, index, all) => (
          <li
            key={one ?? `gap after ${all[index - 1]?.page}`}
            className={only && { wide: whenWide, narrow: whenNarrow }[only]}
          >
            {one === null ? (
              <span className={gap}>…</span>
            ) : (
              <Anchor
                {...linkTo(one)}
                aria-label={fill(text.page, { page: one })}
                aria-current={one === page ? "page" : undefined}
              >
                {one}
              </Anchor>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Anchor {...linkTo(page + 1)} rel="next" aria-label={text.next}>
              <ChevronRightIcon />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}
