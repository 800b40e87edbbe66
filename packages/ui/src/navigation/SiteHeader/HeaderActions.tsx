"use client";

import { IconButton, IconLink } from "../../controls/IconButton";
import { BagIcon, HeartIcon, SearchIcon, UserIcon } from "../../icons";
import { actions, hiddenWhenNarrow } from "./HeaderActions.css";
import type { SiteHeaderMessages } from "./messages";

/** What the icons at the end of the header lead to and count; one without its address is left out. */
export interface HeaderActionsProps {
  /** Opens the search panel. Without it there is no search button. */
  onSearch?: () => void;
  wishlistHref?: string;
  /**
   * Pieces in the wishlist; its badge shows above 0 only.
   * @default 0
   */
  wishlistCount?: number;
  cartHref?: string;
  /** Sum of all quantities in the cart. Left out, there is no badge. */
  cartCount?: number;
  /** The profile when signed in, the sign-in page otherwise. */
  accountHref?: string;
}

/** A count as the badge shows it, and as the name says it, for they have to be the same text. */
function counted(name: string, count: number | undefined) {
  if (count === undefined) return { label: name };
  const badge = count > 99 ? "99+" : String(count);
  return { label: `${name} ${badge}`, badge };
}

export function HeaderActions({
  onSearch,
  wishlistHref,
  wishlistCount = 0,
  cartHref,
  cartCount,
  accountHref,
  text,
}: HeaderActionsProps & { text: SiteHeaderMessages }) {
  return (
    <div className={actions}>
      {onSearch && (
        <IconButton label={text.search} onClick={onSearch}>
          <SearchIcon />
        </IconButton>
      )}
      {wishlistHref && (
        <IconLink href={wishlistHref} {...counted(text.wishlist, wishlistCount || undefined)}>
          <HeartIcon />
        </IconLink>
      )}
      {cartHref && (
        <IconLink href={cartHref} {...counted(text.cart, cartCount)}>
          <BagIcon />
        </IconLink>
      )}
      {accountHref && (
        <IconLink href={accountHref} label={text.account} className={hiddenWhenNarrow}>
          <UserIcon />
        </IconLink>
      )}
    </div>
  );
}
