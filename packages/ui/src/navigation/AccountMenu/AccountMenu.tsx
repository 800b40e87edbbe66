"use client";

import type { ComponentProps, ReactNode } from "react";
import {
  BankIcon,
  HeadsetIcon,
  LogOutIcon,
  PackageIcon,
  PinIcon,
  SettingsIcon,
  ShirtIcon,
  StoreIcon,
  UserIcon,
} from "../../icons";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { entry, list, menu } from "./AccountMenu.css";
import { type AccountMenuMessages, accountMenuMessages } from "./messages";

/** The pages of the account area. */
export type AccountPage = Exclude<keyof AccountMenuMessages, "label" | "logout">;

const pages: Record<AccountPage, { href: string; icon: ReactNode }> = {
  profile: { href: "/profile", icon: <UserIcon /> },
  orders: { href: "/orderhistory", icon: <PackageIcon /> },
  addresses: { href: "/savedaddress", icon: <PinIcon /> },
  bankDetails: { href: "/saved-bank-details", icon: <BankIcon /> },
  tbyb: { href: "/tbyb", icon: <ShirtIcon /> },
  partner: { href: "/partner", icon: <StoreIcon /> },
  settings: { href: "/settings", icon: <SettingsIcon /> },
  help: { href: "/helpcenter", icon: <HeadsetIcon /> },
};

export interface AccountMenuProps extends ComponentProps<"nav"> {
  /** The page that is shown. */
  current?: AccountPage;
  /**
   * The entries, in their order.
   * @default all but "bankDetails"
   */
  entries?: readonly AccountPage[];
  /** Other addresses than the usual ones. */
  hrefs?: Partial<Record<AccountPage, string>>;
  /** Without it there is no Logout. */
  onLogout?: () => void;
  messages?: Partial<AccountMenuMessages>;
}

const usualEntries: readonly AccountPage[] = [
  "profile",
  "orders",
  "addresses",
  "tbyb",
  "partner",
  "settings",
  "help",
];

/** The account area's menu: a list at the side, on narrow screens a row that scrolls sideways. */
export function AccountMenu({
  current,
  entries = usualEntries,
  hrefs,
  onLogout,
  messages,
  className,
  ...rest
}: AccountMenuProps) {
  const text = useMessages("accountMenu", accountMenuMessages, messages);
  const { linkComponent: Anchor } = useTheme();
  return (
    <nav aria-label={text.label} {...rest} className={cx(menu, className)}>
      <ul className={list}>
        {entries.map((page) => (
          <li key={page}>
            <Anchor
              href={hrefs?.[page] ?? pages[page].href}
              className={entry}
              aria-current={page === current ? "page" : undefined}
            >
              {pages[page].icon}
              {text[page]}
            </Anchor>
          </li>
        ))}
        {onLogout && (
          <li>
            <button type="button" className={entry} onClick={onLogout}>
              <LogOutIcon />
              {text.logout}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
