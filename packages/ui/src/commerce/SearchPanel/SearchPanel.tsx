"use client";

import { useRef } from "react";
import { Panel } from "../../overlays/Panel";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import { searchPanelMessages } from "./messages";
import { panel } from "./SearchPanel.css";
import { SearchPanelBody } from "./SearchPanelBody";
import type { SearchPanelProps } from "./types";

const none: readonly string[] = [];

/**
 * Search over the whole screen: a field with suggestions, and lists of terms to choose from or take
 * away. It knows no shop: terms and suggestions come by props and what was chosen goes out.
 */
export function SearchPanel({
  onSearch,
  value,
  defaultValue,
  onValueChange,
  placeholders = none,
  suggestions,
  correction,
  categories,
  products,
  busy,
  recent = none,
  trending = none,
  topViewed = none,
  onRemove,
  open,
  defaultOpen = false,
  onOpenChange,
  messages,
  className,
  ...rest
}: SearchPanelProps) {
  const text = useMessages("searchPanel", searchPanelMessages, messages);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const field = useRef<HTMLInputElement>(null);
  const search = (term: string) => {
    onSearch(term);
    setOpen(false);
  };
  return (
    <Panel
      aria-describedby={undefined}
      {...rest}
      title={text.title}
      closeLabel={text.close}
      initialFocus={field}
      open={isOpen}
      onOpenChange={setOpen}
      className={cx(panel, className)}
    >
      <SearchPanelBody
        {...{ value, defaultValue, onValueChange, busy, onRemove, placeholders }}
        found={{ correction, suggestions, categories, products }}
        lists={[
          { list: "recent", terms: recent },
          { list: "trending", terms: trending },
          { list: "topViewed", terms: topViewed },
        ]}
        onSearch={search}
        onFollow={() => setOpen(false)}
        field={field}
        text={text}
      />
    </Panel>
  );
}
