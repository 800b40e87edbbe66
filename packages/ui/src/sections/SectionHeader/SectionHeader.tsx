"use client";

import type { ComponentProps, ReactNode } from "react";
import { ArrowRightIcon } from "../../icons";
import { useMessages } from "../../theme/context";
import { Eyebrow, Heading, Link, Text } from "../../typography";
import { cx } from "../../utils/cx";
import { type SectionHeaderMessages, sectionHeaderMessages } from "./messages";
import { header, words } from "./SectionHeader.css";

export interface SectionHeaderProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** A short line above the title: a campaign, an occasion. */
  eyebrow?: ReactNode;
  /** The section's heading. */
  title: ReactNode;
  /** For the `aria-labelledby` of the section around it. */
  titleId?: string;
  /** A quiet line below the heading. */
  subtitle?: ReactNode;
  /** Where the whole list is; without it there is no link. */
  viewAllHref?: string;
  /**
   * Depth of the heading in the page's outline.
   * @default 2
   */
  level?: 2 | 3;
  /**
   * Where the words stand across the width.
   * @default "start"
   */
  align?: "start" | "center";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SectionHeaderMessages>;
}

/** Opens a section of a page: what it is, and the way to all of it. It keeps its distance from what follows. */
export function SectionHeader({
  eyebrow,
  title,
  titleId,
  subtitle,
  viewAllHref,
  level = 2,
  align = "start",
  messages,
  className,
  ...rest
}: SectionHeaderProps) {
  const text = useMessages("sectionHeader", sectionHeaderMessages, messages);
  return (
    <div {...rest} className={cx(header, className)} data-align={align}>
      <div className={words}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={level} id={titleId}>
          {title}
        </Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </div>
      {viewAllHref && (
        <Link
          href={viewAllHref}
          standalone
          tone="ink"
          endIcon={<ArrowRightIcon size={16} />}
          aria-label={typeof title === "string" ? `${text.viewAll}: ${title}` : undefined}
        >
          {text.viewAll}
        </Link>
      )}
    </div>
  );
}
