"use client";

import { type ComponentProps, useEffect, useImperativeHandle, useRef } from "react";
import { Button } from "../../controls/Button";
import { Chip } from "../../controls/Chip";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import * as css from "./ActiveFilterChips.css";
import { type ActiveFilterChipsMessages, activeFilterChipsMessages } from "./messages";

/** One value by which a list is filtered. */
export interface ActiveFilter {
  /** What is filtered by, such as `Fabric`. */
  key: string;
  /** The chosen value, such as `Silk`. */
  value: string;
  /** What the chip says; the value itself otherwise. */
  label?: string;
}

export interface ActiveFilterChipsProps extends Omit<ComponentProps<"div">, "children"> {
  /** The filters in force, in the order in which they are shown. */
  filters: readonly ActiveFilter[];
  /** Called with the filter that is to go. */
  onRemove: (filter: ActiveFilter) => void;
  /** Called when all of them are to go. */
  onClearAll: () => void;
  /**
   * How many chips stand on the first row, the rest below it. `Infinity` lets all of them flow.
   * @default 2
   */
  firstRow?: number;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ActiveFilterChipsMessages>;
}

/**
 * Keeps focus near a chip that goes away: on the one that takes its place, or the last, or, when
 * none is left, on the group.
 */
function useFocusAfterRemoval(filters: readonly ActiveFilter[]) {
  const root = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks after each change of the list
  useEffect(() => {
    if (removed.current === null) return;
    const chips = root.current?.querySelectorAll<HTMLElement>("li > button") ?? [];
    const next = chips[Math.min(removed.current, chips.length - 1)] ?? root.current;
    removed.current = null;
    next?.focus();
  }, [filters]);
  const expectRemoval = (place: number) => {
    removed.current = place;
  };
  return [root, expectRemoval] as const;
}

/**
 * The filters of a list, each to be removed by its chip: `firstRow` of them on the first row, the rest below
 * with a button that removes all. Renders an empty group when there are none.
 */
export function ActiveFilterChips({
  filters,
  onRemove,
  onClearAll,
  firstRow = 2,
  messages,
  className,
  ref,
  ...rest
}: ActiveFilterChipsProps) {
  const text = useMessages("activeFilterChips", activeFilterChipsMessages, messages);
  const [root, expectRemoval] = useFocusAfterRemoval(filters);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const chips = filters.map((filter, place) => (
    <li key={`${filter.key}=${filter.value}`} className={css.item}>
      <Chip
        onRemove={() => {
          expectRemoval(place);
          onRemove(filter);
        }}
      >
        {filter.label ?? filter.value}
      </Chip>
    </li>
  ));
  const clearAll = (
    <Button
      tone="quiet"
      size="small"
      onClick={() => {
        expectRemoval(0);
        onClearAll();
      }}
    >
      {text.clearAll}
    </Button>
  );
  const more = chips.length > firstRow;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, not buttons
    <div
      aria-label={text.label}
      tabIndex={-1}
      {...rest}
      ref={root}
      role="group"
      className={cx(css.root, className)}
    >
      {chips.length > 0 && (
        <div className={css.row}>
          <ul className={css.list}>{chips.slice(0, firstRow)}</ul>
          {!more && clearAll}
        </div>
      )}
      {more && (
        <div className={css.row}>
          <ul className={css.list}>{chips.slice(firstRow)}</ul>
          {clearAll}
        </div>
      )}
    </div>
  );
}
