"use client";

import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { SearchField } from "../../controls/SearchField";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { fill } from "../../utils/fill";
import { trimText } from "../../utils/trimText";
import { useControlled } from "../../utils/useControlled";
import type { SearchPanelMessages } from "./messages";
import * as css from "./SearchPanel.css";
import { choicesOf, type Found, SearchSuggestions } from "./SearchSuggestions";
import { SearchTerms } from "./SearchTerms";
import type { SearchPanelProps, SearchTermList } from "./types";
import { useTurningWords } from "./useTurningWords";

interface SearchPanelBodyProps
  extends Pick<SearchPanelProps, "value" | "defaultValue" | "onValueChange" | "busy" | "onRemove"> {
  found: Found;
  lists: readonly { list: SearchTermList; terms: readonly string[] }[];
  placeholders: readonly string[];
  onSearch: (term: string) => void;
  onFollow: () => void;
  field: RefObject<HTMLInputElement | null>;
  text: SearchPanelMessages;
}

const none: readonly string[] = [];

const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The open panel: its field, the suggestions below it and the lists of terms. */
export function SearchPanelBody({
  value,
  defaultValue = "",
  onValueChange,
  found,
  busy,
  onRemove,
  lists,
  placeholders,
  onSearch,
  onFollow,
  field,
  text,
}: SearchPanelBodyProps) {
  const [typed, setTyped] = useControlled(value, defaultValue, onValueChange);
  const [active, setActive] = useState<string>();
  const [touched, setTouched] = useState(false);
  const id = useId();
  const word = useTurningWords(placeholders, !touched && typed === "");
  const list = useRef<HTMLDivElement>(null);
  const choices = choicesOf(found);
  const count = choices.length;
  const asked = trimText(typed);
  const nothing = count === 0 && asked !== "" && !busy && found.suggestions !== undefined;
  // Where another list has come meanwhile, its place is another, or it is gone.
  const current = active === undefined ? -1 : choices.indexOf(active);

  const search = (term: string) => {
    const trimmed = trimText(term);
    if (trimmed) onSearch(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    setTouched(true);
    if (event.nativeEvent.isComposing) return;
    const by = step[event.key];
    if (by && count > 0) {
      event.preventDefault();
      // Beyond either end it is what was typed that Enter takes.
      const next = ((current + 1 + by + count + 1) % (count + 1)) - 1;
      setActive(choices[next]);
      const options = list.current?.querySelectorAll("[role='option']");
      options?.[next]?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && current >= 0) {
      event.preventDefault();
      list.current?.querySelectorAll<HTMLElement>("[role='option']")[current]?.click();
    }
  };
  return (
    <div className={css.body} onPointerDown={() => setTouched(true)}>
      <SearchField
        className={css.field}
        ref={field}
        label={text.label}
        placeholder={word}
        value={typed}
        maxLength={100}
        busy={busy}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? id : undefined}
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        onKeyDown={onKeyDown}
        onSearch={search}
        onValueChange={(next) => {
          setActive(undefined);
          setTyped(next);
        }}
      />
      <p role="status" className={nothing ? css.nothing : visuallyHidden}>
        {nothing
          ? fill(text.nothing, { term: asked })
          : typed !== "" && count > 0 && fill(text.suggestionCount, { count })}
      </p>
      {count > 0 && (
        <SearchSuggestions
          id={id}
          found={found}
          typed={asked}
          active={current}
          onChoose={search}
          onFollow={onFollow}
          list={list}
          text={text}
        />
      )}
      <div className={css.lists}>
        {/* What was typed is answered alone: the lists are for who has no word yet. */}
        {lists.map(({ list: name, terms }) => (
          <SearchTerms
            key={name}
            list={name}
            terms={asked !== "" && count > 0 ? none : terms}
            onSearch={search}
            onRemove={onRemove}
            field={field}
            text={text}
          />
        ))}
      </div>
    </div>
  );
}
