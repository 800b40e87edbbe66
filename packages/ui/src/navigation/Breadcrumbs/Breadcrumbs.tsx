"use client";

import type { ComponentProps } from "react";
import { bare } from "../../styles/bare.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { breadcrumbs, crumb, list } from "./Breadcrumbs.css";
import { type BreadcrumbsMessages, breadcrumbsMessages } from "./messages";

/** One step of the way to a page. */
export interface Breadcrumb {
  /** What is read. */
  label: string;
  /** Left out for the page itself. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** From the home page to this page; the last one is this page. */
  items: readonly Breadcrumb[];
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<BreadcrumbsMessages>;
}

/** Where this page stands in the shop: "Home / Sarees / Silk Sarees". */
export function Breadcrumbs({ items, messages, className, ...rest }: BreadcrumbsProps) {
  const text = useMessages("breadcrumbs", breadcrumbsMessages, messages);
  const { linkComponent: Anchor } = useTheme();
  return (
    <nav aria-label={text.label} {...rest} className={cx(breadcrumbs, className)}>
      <ol className={list}>
        {items.map(({ label, href }, index) => {
          const current = index === items.length - 1;
          return (
            <li key={`${label} ${href}`} className={crumb}>
              {href && !current ? (
                <Anchor className={bare} href={href}>
                  {label}
                </Anchor>
              ) : (
                <span aria-current={current ? "page" : undefined} className={bare}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
