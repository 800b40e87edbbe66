"use client";

import { SearchIcon } from "../../icons/frame";
import * as css from "./SearchPanel.css";

interface SearchSuggestionsProps {
  id: string;
  suggestions: readonly string[];
  /** What was typed; set off within each suggestion. */
  typed: string;
  /** Index of the one that Enter takes, -1 for none. */
  active: number;
  onChoose: (term: string) => void;
  label: string;
}

/** A suggestion with what was typed in it set back, so that the eye finds what it adds. */
function Marked({ children, typed }: { children: string; typed: string }) {
  const start = typed ? children.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (start < 0) return children;
  const end = start + typed.length;
  return (
    <>
      {children.slice(0, start)}
      <span className={css.typed}>{children.slice(start, end)}</span>
      {children.slice(end)}
    </>
  );
}

/** The list of a combobox; its field keeps the focus. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, suggestions, typed, active, onChoose, label } = props;
  return (
    <div id={id} role="listbox" aria-label={label} className={css.suggestions}>
      {suggestions.map((term, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the combobox has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field of the combobox has the focus
        <div
          key={term}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={css.suggestion}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(term)}
        >
          <SearchIcon size={16} className={css.glass} />
          <span>
            <Marked typed={typed}>{term}</Marked>
          </span>
        </div>
      ))}
    </div>
  );
}
