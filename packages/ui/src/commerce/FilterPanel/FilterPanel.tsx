"use client";

import { useState } from "react";
import { Button } from "../../controls/Button";
import { Dialog, type DialogProps } from "../../overlays/Dialog";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import { FilterButton } from "./FilterButton";
import { FilterGroups } from "./FilterGroups";
import * as css from "./FilterPanel.css";
import { type FilterPanelMessages, filterPanelMessages } from "./messages";
import { countChosen, type FilterGroup, type FilterSelection, withoutEmpty } from "./selection";

export interface FilterPanelProps
  extends Omit<
    DialogProps,
    | "title"
    | "description"
    | "hideTitle"
    | "footer"
    | "size"
    | "children"
    | "messages"
    | "defaultValue"
  > {
  /** What the list can be filtered by; groups without values are left out. */
  groups: readonly FilterGroup[];
  /** The filters in force, by the key of their group. */
  value?: FilterSelection;
  /**
   * The value at the start, where the shop does not hold it itself.
   * @default {}
   */
  defaultValue?: FilterSelection;
  /** Called with the staged choices on APPLY FILTERS. */
  onValueChange?: (value: FilterSelection) => void;
  /** Called with each change of the choices before they come into force: to count anew what is left. */
  onStagedChange?: (staged: FilterSelection) => void;
  /**
   * Renders the FILTER button that opens the panel; a `trigger` takes its place.
   * @default true
   */
  showButton?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<FilterPanelMessages>;
}

const nothing: FilterSelection = {};

/** Choices made in the panel since it opened; they go when it closes. */
function useStaged(isOpen: boolean) {
  const [staged, setStaged] = useState<FilterSelection | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setStaged(null);
  }
  return [staged, setStaged] as const;
}

/**
 * Narrows a list: groups of checkboxes in a dialog, or in a sheet on phones. Choices are staged and
 * come into force together, on APPLY FILTERS; closing the panel otherwise drops them.
 */
export function FilterPanel({
  groups,
  value,
  defaultValue = nothing,
  onValueChange,
  onStagedChange,
  showButton = true,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  messages,
  className,
  ...rest
}: FilterPanelProps) {
  const text = useMessages("filterPanel", filterPanelMessages, messages);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [applied, setApplied] = useControlled(value, defaultValue, onValueChange);
  const [staged, setStaged] = useStaged(isOpen);
  const stage = (next: FilterSelection) => {
    setStaged(next);
    onStagedChange?.(withoutEmpty(next));
  };
  const selection = staged ?? applied;
  const filled = groups.filter(({ options }) => options.length > 0);
  // What is chosen can be given up, also where nothing else is to be chosen.
  const hasActions = filled.length > 0 || countChosen(applied) > 0;
  const apply = () => {
    setApplied(withoutEmpty(selection));
    setOpen(false);
  };
  const button = showButton ? <FilterButton value={applied} messages={messages} /> : undefined;
  return (
    <Dialog
      aria-describedby={undefined}
      {...rest}
      title={text.title}
      trigger={trigger ?? button}
      open={isOpen}
      onOpenChange={setOpen}
      className={cx(css.panel, className)}
      footer={
        hasActions && (
          <>
            <Button tone="secondary" onClick={() => stage(nothing)}>
              {text.clearAll}
            </Button>
            <Button onClick={apply}>{text.apply}</Button>
          </>
        )
      }
    >
      {filled.length > 0 ? (
        <FilterGroups groups={filled} selection={selection} onChange={stage} text={text} />
      ) : (
        <p className={css.empty}>{text.empty}</p>
      )}
    </Dialog>
  );
}
