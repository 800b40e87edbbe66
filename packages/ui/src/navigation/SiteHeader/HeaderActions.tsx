"use client";

import type { SyntheticEvent } from "react";
import { IconButton, IconLink } from "../../controls/IconButton";
import { BagIcon, HeartIcon, SearchIcon, UserIcon } from "../../icons";
import { bare } from "../../styles/bare.css";
import { actionCount, actions, hiddenWhenNarrow, hiddenWhenTiny } from "./HeaderActions.css";
import type { SiteHeaderMessages } from "./messages";

/** What the icons at the end of the header lead to and count; one without its address is left out. */
export interface HeaderActionsProps {
  /** Opens the search panel. Without it there is no search button. */
  onSearch?: () => void;
  /** Page with a search field: the button leads there until the page's script answers it. */
  searchHref?: string;
  /** Address of the wish list; without it there is no link. */
  wishlistHref?: string;
  /**
   * Pieces in the wishlist; its badge shows above 0 only.
   * @default 0
   */
  wishlistCount?: number;
  /** Address of the cart; without it there is no link. */
  cartHref?: string;
  /**
   * Sum of all quantities in the cart; its badge shows above 0 only.
   * @default 0
   */
  cartCount?: number;
  /** The profile when signed in, the sign-in page otherwise. */
  accountHref?: string;
}

/** A count as the badge shows it, and as the name says it, for they have to be the same text. */
function counted(name: string, count: number) {
  if (count === 0) return { label: name };
  const badge = count > 99 ? "99+" : String(count);
  return { label: `${name} ${badge}`, badge };
}

function SearchAction({
  onSearch,
  href,
  label,
}: {
  onSearch: () => void;
  href: string | undefined;
  label: string;
}) {
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch();
  };
  const button = (
    <IconButton
      type={href ? "submit" : "button"}
      label={label}
      aria-haspopup="dialog"
      onClick={href ? undefined : onSearch}
    >
      <SearchIcon />
    </IconButton>
  );
  return href ? (
    <form className={bare} action={href} onSubmit={open}>
      {button}
    </form>
  ) : (
    button
  );
}

export function HeaderActions({
  onSearch,
  searchHref,
  wishlistHref,
  wishlistCount = 0,
  cartHref,
  cartCount = 0,
  accountHref,
  text,
}: HeaderActionsProps & { text: SiteHeaderMessages }) {
  const shown = [onSearch, wishlistHref, cartHref, accountHref].filter(Boolean);
  const style: Record<string, number> = { [actionCount]: shown.length };
  return (
    <div className={actions} style={style}>
      {onSearch && <SearchAction onSearch={onSearch} href={searchHref} label={text.search} />}
      {wishlistHref && (
        <IconLink
          href={wishlistHref}
          {...counted(text.wishlist, wishlistCount)}
          className={hiddenWhenTiny}
        >
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
