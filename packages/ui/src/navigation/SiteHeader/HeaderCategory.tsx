"use client";

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useTheme } from "../../theme/context";
import { fill } from "../../utils/fill";
import type { NavigationCategory, NavigationLink } from "../types";
import {
  categoryItem,
  categoryLink,
  disclosure,
  dropdown,
  dropdownLink,
  emptyNote,
  placeholder,
} from "./HeaderNavigation.css";
import type { SiteHeaderMessages } from "./messages";
import type { CategoryDropdown } from "./useCategoryDropdown";

interface HeaderCategoryProps {
  category: NavigationCategory;
  dropdown: CategoryDropdown;
  text: SiteHeaderMessages;
}

/** One category of the header: its link, and a dropdown by the disclosure-navigation pattern. */
export function HeaderCategory({ category, dropdown: menu, text }: HeaderCategoryProps) {
  const { linkComponent: Anchor } = useTheme();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const { id, name, href, subcategories } = category;
  const opens = subcategories === undefined ? menu.loads : subcategories !== null;
  const open = menu.openId === id;

  const links = () => [...(item.current?.querySelectorAll<HTMLElement>("[data-dropdown] a") ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      button.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!opens || !step || (!open && step < 0)) return;
    event.preventDefault();
    if (!open) menu.open(id, "press");
    // The dropdown is in the document one frame later.
    requestAnimationFrame(() => {
      const targets = links();
      const at = targets.indexOf(document.activeElement as HTMLElement);
      const next = at === -1 && step < 0 ? undefined : targets[at + step];
      (next ?? (step < 0 ? button.current : null))?.focus();
    });
  };
  const hover = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };
  const onBlur = (event: FocusEvent) => {
    const leaves = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
    if (open && leaves) menu.close();
  };

  return (
    <li
      ref={item}
      className={categoryItem}
      onPointerEnter={hover(() => opens && menu.open(id, "hover"))}
      onPointerLeave={hover(menu.closeSoon)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Anchor href={href} className={categoryLink} onClick={menu.close}>
        {name}
      </Anchor>
      {opens && (
        <button
          ref={button}
          type="button"
          className={disclosure}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-label={fill(text.showSubcategories, { category: name })}
          onClick={() => menu.toggle(id)}
        />
      )}
      {open && (
        <div id={panelId} className={dropdown} data-dropdown>
          <Subcategories links={subcategories ?? undefined} text={text} onFollow={menu.close} />
        </div>
      )}
    </li>
  );
}

interface SubcategoriesProps {
  links: readonly NavigationLink[] | undefined;
  text: SiteHeaderMessages;
  onFollow: () => void;
}

function Subcategories({ links, text, onFollow }: SubcategoriesProps) {
  const { linkComponent: Anchor } = useTheme();
  if (!links) {
    return (
      <div role="status" className={bare}>
        <span className={visuallyHidden}>{text.loading}</span>
        {["first", "second", "third"].map((bar) => (
          <div key={bar} className={placeholder} data-bar />
        ))}
      </div>
    );
  }
  if (links.length === 0) return <p className={emptyNote}>{text.noSubcategories}</p>;
  return (
    <ul className={bare}>
      {links.map((link) => (
        <li key={link.href}>
          <Anchor href={link.href} className={dropdownLink} onClick={onFollow}>
            {link.label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
