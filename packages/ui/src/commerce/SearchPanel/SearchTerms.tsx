"use client";

import { type MouseEvent, type RefObject, useId } from "react";
import { CloseIcon } from "../../icons/actions";
import { bare } from "../../styles/bare.css";
import { fill } from "../../utils/fill";
import type { SearchPanelMessages } from "./messages";
import * as css from "./SearchPanel.css";
import type { SearchTermList } from "./types";

interface SearchTermsProps {
  list: SearchTermList;
  terms: readonly string[];
  onSearch: (term: string) => void;
  onRemove: ((term: string, list: SearchTermList) => void) | undefined;
  /** Gets focus when the last chip is taken away. */
  field: RefObject<HTMLInputElement | null>;
  text: SearchPanelMessages;
}

/** The button that takes the focus of a removed chip's: the next one's, or the one's before. */
function heirOf(button: HTMLElement): HTMLElement | null {
  const chip = button.closest("li");
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>("button:last-of-type") ?? null;
}

/** Chips of one list: the word searches for it, the cross takes it away. */
export function SearchTerms({ list, terms, onSearch, onRemove, field, text }: SearchTermsProps) {
  const titleId = useId();
  if (terms.length === 0) return null;
  const remove = (event: MouseEvent<HTMLElement>, term: string) => {
    (heirOf(event.currentTarget) ?? field.current)?.focus();
    onRemove?.(term, list);
  };
  return (
    <section className={bare} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.termsTitle}>
        {text[list]}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are removed */}
      <ul role="list" className={css.terms} aria-labelledby={titleId}>
        {terms.map((term) => (
          <li key={term} className={css.term}>
            <button type="button" className={css.word} onClick={() => onSearch(term)}>
              {term}
            </button>
            {onRemove && (
              <button
                type="button"
                className={css.cross}
                aria-label={fill(text.remove, { term })}
                onClick={(event) => remove(event, term)}
              >
                <CloseIcon size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
