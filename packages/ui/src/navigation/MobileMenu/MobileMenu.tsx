"use client";

import { useId, useState } from "react";
import { Skeleton } from "../../feedback/Skeleton";
import { ChevronDownIcon } from "../../icons";
import { Drawer, type DrawerProps } from "../../overlays/Drawer";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages, useTheme } from "../../theme/context";
import { fill } from "../../utils/fill";
import type { NavigationCategory, NavigationLink } from "../types";
import {
  accountLink,
  accountList,
  category,
  categoryLink,
  disclosure,
  note,
  subcategories,
  subcategoryLink,
} from "./MobileMenu.css";
import { type MobileMenuMessages, mobileMenuMessages } from "./messages";

export interface MobileMenuProps
  extends Omit<DrawerProps, "title" | "side" | "size" | "messages" | "children"> {
  /** All categories. Left out while they are being loaded; null for a shop that has none. */
  categories?: readonly NavigationCategory[] | null;
  /** A category opens: load its subcategories now if they are not there. */
  onCategoryOpen?: (id: string) => void;
  /** Below the categories: account, orders, wishlist, help. */
  accountLinks?: readonly NavigationLink[];
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<MobileMenuMessages>;
}

/** The menu of narrow screens: a drawer with every category, its subcategories and account links. */
export function MobileMenu({
  categories,
  onCategoryOpen,
  accountLinks,
  onOpenChange,
  messages,
  ...rest
}: MobileMenuProps) {
  const text = useMessages("mobileMenu", mobileMenuMessages, messages);
  const { linkComponent: Anchor } = useTheme();
  const close = () => onOpenChange?.(false);
  return (
    <Drawer {...rest} onOpenChange={onOpenChange} side="start" size="small" title={text.title}>
      {categories !== null && (
        <nav className={bare} aria-label={text.categories}>
          {!categories && <Bars label={text.loading} lines={5} />}
          {categories?.length === 0 && <p className={note}>{text.noCategories}</p>}
          <ul className={bare}>
            {categories?.map((one) => (
              <MenuCategory
                key={one.id}
                category={one}
                text={text}
                onOpen={onCategoryOpen}
                onFollow={close}
              />
            ))}
          </ul>
        </nav>
      )}
      {accountLinks && accountLinks.length > 0 && (
        <nav aria-label={text.account} className={accountList}>
          <ul className={bare}>
            {accountLinks.map(({ id, label, href }) => (
              <li key={id ?? href}>
                <Anchor href={href} className={accountLink} onClick={close}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Drawer>
  );
}

function Bars({ label, lines }: { label: string; lines: 3 | 5 }) {
  return (
    <div role="status" className={note}>
      <span className={visuallyHidden}>{label}</span>
      <Skeleton lines={lines} textSize="xl" />
    </div>
  );
}

interface MenuCategoryProps {
  category: NavigationCategory;
  text: MobileMenuMessages;
  onOpen: ((id: string) => void) | undefined;
  onFollow: () => void;
}

function MenuCategory({ category: one, text, onOpen, onFollow }: MenuCategoryProps) {
  const { linkComponent: Anchor } = useTheme();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const opens = one.subcategories === undefined ? onOpen !== undefined : one.subcategories !== null;
  const toggle = () => {
    if (!open) onOpen?.(one.id);
    setOpen(!open);
  };
  return (
    <li>
      <div className={category}>
        <Anchor href={one.href} className={categoryLink} onClick={onFollow}>
          {one.name}
        </Anchor>
        {opens && (
          <button
            type="button"
            className={disclosure}
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            aria-label={fill(text.showSubcategories, { category: one.name })}
            onClick={toggle}
          >
            <ChevronDownIcon />
          </button>
        )}
      </div>
      {open && (
        <div id={panelId} className={subcategories}>
          {!one.subcategories && <Bars label={text.loading} lines={3} />}
          {one.subcategories?.length === 0 && <p className={note}>{text.noSubcategories}</p>}
          <ul className={bare}>
            {one.subcategories?.map(({ label, href }) => (
              <li key={href}>
                <Anchor href={href} className={subcategoryLink} onClick={onFollow}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
