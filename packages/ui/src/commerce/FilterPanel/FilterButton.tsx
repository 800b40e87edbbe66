"use client";

import { Button, type ButtonProps } from "../../controls/Button";
import { FilterIcon } from "../../icons/actions";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { button } from "./FilterFields.css";
import { type FilterPanelMessages, filterPanelMessages } from "./messages";
import { countChosen, type FilterSelection } from "./selection";

export interface FilterButtonProps extends Omit<ButtonProps, "children" | "messages" | "value"> {
  /** The filters in force; their number stands on the button. */
  value: FilterSelection;
  /**
   * `secondary` beside a list's other controls.
   * @default "secondary"
   */
  tone?: ButtonProps["tone"];
  /**
   * `small` in a bar above a list; on touch it is as high as `medium`.
   * @default "small"
   */
  size?: ButtonProps["size"];
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<FilterPanelMessages>;
}

/**
 * The FILTER button by itself, for pages that load the `FilterPanel` when it is first opened: give
 * that one `showButton={false}` and both the same `value`. Where no script runs it is not shown:
 * `FilterFields` stand in its place.
 */
export function FilterButton({
  value,
  tone = "secondary",
  size = "small",
  messages,
  className,
  ...rest
}: FilterButtonProps) {
  const text = useMessages("filterPanel", filterPanelMessages, messages);
  const count = countChosen(value);
  return (
    <Button
      tone={tone}
      size={size}
      startIcon={<FilterIcon size={20} />}
      {...rest}
      className={cx(button, className)}
    >
      {count > 0 ? fill(text.openWithCount, { count }) : text.open}
    </Button>
  );
}
