"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Container } from "../../layout";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages, useTheme } from "../../theme/context";
import { Heading, Text } from "../../typography";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { formatCount } from "../../utils/formatCount";
import { inElement } from "../../utils/inElement";
import { bar, body, chipRow, frame, intro, tools } from "./ListingFrame.css";
import { type ListingFrameMessages, listingFrameMessages } from "./messages";

export interface ListingFrameProps extends Omit<ComponentProps<"div">, "title"> {
  /** The `Breadcrumbs`. */
  breadcrumb?: ReactNode;
  /** The page's heading. */
  title: ReactNode;
  /** A quiet line below the heading. */
  subtitle?: ReactNode;
  /** Number of products found; left out while it is not known. */
  count?: number;
  /**
   * The list is being loaded or changed, and the bar says so.
   * @default false
   */
  busy?: boolean;
  /**
   * Tells one list from the next. When it changes, the page goes back to the start of the list, if
   * that had been left behind.
   */
  listKey?: string;
  /**
   * Filter button and sort select, at the end of the bar, which stays in reach, but on screens below
   * 480 px of height.
   */
  toolbar?: ReactNode;
  /**
   * Address of the list. The toolbar is a form then, which the browser itself sends there where no script runs:
   * give its fields names, and it a button in a `noscript`.
   */
  action?: string;
  /** The active filters, below the bar. `ActiveFilterChips` without any take no room: keep them. */
  chips?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ListingFrameMessages>;
}

/** Brings the start of another list into view. */
function useStartOf(listKey: string | undefined) {
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(listKey);
  useEffect(() => {
    if (shown.current === listKey) return;
    shown.current = listKey;
    const isBehind = (start.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isBehind) start.current?.scrollIntoView({ behavior: "instant" });
  }, [listKey]);
  return start;
}

/**
 * A listing's page: where it stands, its title, the count beside filter and sort, then the grid.
 * With neither a toolbar nor a count it is the frame of a page of text. It brings its own `Container`.
 */
export function ListingFrame({
  breadcrumb,
  title,
  subtitle,
  count,
  busy = false,
  listKey,
  toolbar,
  action,
  chips,
  messages,
  className,
  children,
  ...rest
}: ListingFrameProps) {
  const text = useMessages("listingFrame", listingFrameMessages, messages);
  const { locale } = useTheme();
  const start = useStartOf(listKey);
  const isList = busy || count !== undefined || Boolean(toolbar);
  return (
    <div {...rest} className={cx(frame, className)}>
      <Container>
        {inElement(breadcrumb)}
        <div className={intro}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {subtitle && (
            <Text size="lg" tone="muted">
              {subtitle}
            </Text>
          )}
        </div>
        {isList && (
          <div className={bar}>
            <Text as="div" size="sm" tone="muted" role="status">
              {busy
                ? text.loading
                : count !== undefined &&
                  fill(count === 1 ? text.countOne : text.count, {
                    count: formatCount(count, locale),
                  })}
            </Text>
            {toolbar &&
              (action === undefined ? (
                <div className={tools}>{toolbar}</div>
              ) : (
                <form className={tools} action={action}>
                  {toolbar}
                </form>
              ))}
          </div>
        )}
        {chips && <div className={chipRow}>{chips}</div>}
        <div ref={start} className={body}>
          {isList && <h2 className={visuallyHidden}>{text.products}</h2>}
          {inElement(children)}
        </div>
      </Container>
    </div>
  );
}
