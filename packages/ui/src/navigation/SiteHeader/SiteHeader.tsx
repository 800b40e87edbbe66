"use client";

import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../../controls/IconButton";
import { MenuIcon } from "../../icons";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { BrandMark } from "../BrandMark";
import type { NavigationCategory } from "../types";
import { HeaderActions, type HeaderActionsProps } from "./HeaderActions";
import { menuAction } from "./HeaderActions.css";
import { HeaderNavigation } from "./HeaderNavigation";
import { type SiteHeaderMessages, siteHeaderMessages } from "./messages";
import { bar, brandSlot, header } from "./SiteHeader.css";
import { useCategoryDropdown } from "./useCategoryDropdown";
import { useHeaderVisibility } from "./useHeaderVisibility";

export interface SiteHeaderProps
  extends Omit<ComponentProps<"header">, "children">,
    HeaderActionsProps {
  /**
   * All categories, of which the first ones are shown. Left out while they are being loaded; null for a
   * shop that has none.
   */
  categories?: readonly NavigationCategory[] | null;
  /**
   * How many categories are shown at most. More than five need short names.
   * @default 5
   */
  maxCategories?: number;
  /** A category's dropdown opens: load its subcategories now if they are not there. */
  onCategoryOpen?: (id: string) => void;
  /**
   * `transparent` over a full-screen picture at the top of the page; it takes its ground once the
   * page is scrolled past the first screen, or while a dropdown is open.
   * @default "solid"
   */
  appearance?: "solid" | "transparent";
  /**
   * Hides on the way down past 100 px and returns on the way up, or within 10 px of the top.
   * @default true
   */
  hideOnScroll?: boolean;
  /**
   * Opens the `MobileMenu`. Without it there is no menu button. Wide screens show the button where
   * there are more categories than the header shows.
   */
  onMenu?: () => void;
  /** Whether the mobile menu is open. */
  menuOpen?: boolean;
  /** Stands in the place of the word mark. */
  brand?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SiteHeaderMessages>;
}

/**
 * The shop's header, fixed to the top of the page: word mark, categories with dropdowns, search,
 * wishlist, cart and account. `PageShell` gives the content the offset that it needs. In a frame of your
 * own, below a strip of news for one, give it `style={{ position: "sticky" }}`, and it takes its place.
 */
export function SiteHeader({
  categories,
  maxCategories = 5,
  onCategoryOpen,
  appearance = "solid",
  hideOnScroll = true,
  onMenu,
  menuOpen = false,
  brand,
  onSearch,
  searchHref,
  wishlistHref,
  wishlistCount,
  cartHref,
  cartCount,
  accountHref,
  messages,
  className,
  ...rest
}: SiteHeaderProps) {
  const text = useMessages("siteHeader", siteHeaderMessages, messages);
  const { hidden, pastFirstScreen } = useHeaderVisibility(hideOnScroll);
  const dropdown = useCategoryDropdown(onCategoryOpen);
  const open = dropdown.openId !== null || menuOpen;
  const clear = appearance === "transparent" && !pastFirstScreen && dropdown.openId === null;
  return (
    <header
      {...rest}
      className={cx(header, className)}
      data-appearance={clear ? "transparent" : "solid"}
      data-hidden={(hidden && !open) || undefined}
    >
      <div className={bar}>
        <div className={brandSlot}>
          {onMenu && (
            <IconButton
              className={menuAction}
              data-everywhere={(categories && categories.length > maxCategories) || undefined}
              label={text.menu}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={onMenu}
            >
              <MenuIcon />
            </IconButton>
          )}
          {inElement(brand) ?? <BrandMark />}
        </div>
        <HeaderNavigation {...{ categories, maxCategories, dropdown, text }} />
        <HeaderActions
          {...{ onSearch, searchHref, wishlistHref, wishlistCount }}
          {...{ cartHref, cartCount, accountHref, text }}
        />
      </div>
    </header>
  );
}
