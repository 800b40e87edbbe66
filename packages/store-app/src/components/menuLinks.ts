import type { MenuEntry } from "@taanka/shop-config";
import { useWords } from "../config";
import { paths } from "../paths";
import { useTexts } from "../texts";

/** A link of a menu as the kit's menus take it. */
export interface MenuLink {
  /** The entry's key. */
  id: string;
  label: string;
  href: string;
}

/** Reads entries of the shop's menus: their own words, else the storefront's for their key. */
export function useMenuLinks(): (entries: readonly MenuEntry[]) => MenuLink[] {
  const { menus } = useTexts();
  const words = useWords();
  return (entries) =>
    entries.map(({ key, path, label }) => ({
      id: key,
      label: label === undefined ? (menus[key] ?? key) : words(label),
      href: path,
    }));
}

/** The menu of an order's pages: the account's, with the bank details after the addresses. */
export function useOrderMenu(): (links: MenuLink[]) => MenuLink[] {
  const { menus } = useTexts();
  const bank = { id: "bank", label: menus.bank ?? "", href: paths.bankDetails };
  return (links) => {
    const place = links.findIndex(({ id }) => id === "addresses") + 1 || links.length;
    return [...links.slice(0, place), bank, ...links.slice(place)];
  };
}
