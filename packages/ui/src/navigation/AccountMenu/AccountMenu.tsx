"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { LogOutIcon } from "../../icons";
import { bare } from "../../styles/bare.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { entry, leave, list, menu } from "./AccountMenu.css";
import { type AccountMenuMessages, accountMenuMessages } from "./messages";

/** A page of the account area. */
export interface AccountMenuEntry {
  /** Tells it from the others; the current one is named by it. */
  id: string;
  /** What is read. */
  label: string;
  /** Where it leads. */
  href: string;
  /** Decorative, before the label. */
  icon?: ReactNode;
}

export interface AccountMenuProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The pages, in their order. */
  entries: readonly AccountMenuEntry[];
  /** Id of the entry that is shown. */
  current?: string;
  /** Without it there is no Logout. */
  onLogout?: () => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<AccountMenuMessages>;
}

/** The account area's menu: a list at the side, on narrow screens a row that scrolls sideways. */
export function AccountMenu({
  entries,
  current,
  onLogout,
  messages,
  className,
  ...rest
}: AccountMenuProps) {
  const text = useMessages("accountMenu", accountMenuMessages, messages);
  const { linkComponent: Anchor } = useTheme();
  const row = useRef<HTMLUListElement>(null);
  // On narrow screens the entry of this page may lie beyond the edge.
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !shown) return;
    const edge = getComputedStyle(row.current);
    const [frame, place] = [row.current, shown].map((element) => element.getBoundingClientRect());
    const padding = Number.parseFloat(edge.paddingInlineStart);
    row.current.scrollLeft +=
      edge.direction === "rtl"
        ? (place?.right ?? 0) - (frame?.right ?? 0) + padding
        : (place?.left ?? 0) - (frame?.left ?? 0) - padding;
  }, []);
  return (
    <nav aria-label={text.label} {...rest} className={cx(menu, className)}>
      <ul className={list} ref={row}>
        {entries.map(({ id, label, href, icon }) => (
          <li key={id}>
            <Anchor
              href={href}
              className={entry}
              aria-current={id === current ? "page" : undefined}
            >
              {inElement(icon)}
              <span className={bare}>{label}</span>
            </Anchor>
          </li>
        ))}
        {onLogout && (
          <li className={leave}>
            <button type="button" className={entry} onClick={onLogout}>
              <LogOutIcon />
              <span className={bare}>{text.logout}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
