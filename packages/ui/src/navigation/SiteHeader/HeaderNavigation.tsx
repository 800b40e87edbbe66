"use client";

import { visuallyHidden } from "../../styles/visuallyHidden.css";
import type { NavigationCategory } from "../types";
import { HeaderCategory } from "./HeaderCategory";
import { categoryList, emptyNote, navigation, placeholder } from "./HeaderNavigation.css";
import type { SiteHeaderMessages } from "./messages";
import type { CategoryDropdown } from "./useCategoryDropdown";

/** Stand for the categories while they load. */
const bars = ["first", "second", "third", "fourth", "fifth"] as const;

interface HeaderNavigationProps {
  categories: readonly NavigationCategory[] | null | undefined;
  maxCategories: number;
  dropdown: CategoryDropdown;
  text: SiteHeaderMessages;
}

export function HeaderNavigation({
  categories,
  maxCategories,
  dropdown,
  text,
}: HeaderNavigationProps) {
  if (categories === null) return <div className={navigation} />;
  return (
    <nav aria-label={text.navigation} className={navigation}>
      {categories?.length === 0 && <p className={emptyNote}>{text.noCategories}</p>}
      {!categories && (
        <div className={categoryList} role="status">
          <span className={visuallyHidden}>{text.loading}</span>
          {bars.slice(0, maxCategories).map((bar) => (
            <span key={bar} className={placeholder} data-bar />
          ))}
        </div>
      )}
      {categories && categories.length > 0 && (
        <ul className={categoryList}>
          {categories.slice(0, maxCategories).map((category) => (
            <HeaderCategory key={category.id} category={category} dropdown={dropdown} text={text} />
          ))}
        </ul>
      )}
    </nav>
  );
}
