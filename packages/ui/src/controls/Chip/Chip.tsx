"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { CloseIcon } from "../../icons/actions";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { useControlled } from "../../utils/useControlled";
import { chip, label } from "./Chip.css";
import { type ChipMessages, chipMessages } from "./messages";

export interface ChipProps extends ComponentProps<"button"> {
  /** One or two words. */
  children: ReactNode;
  /** Decorative icon or swatch before the text. */
  icon?: ReactNode;
  /** On or off, when the parent decides. */
  selected?: boolean;
  /**
   * Whether it is chosen at the start, where the shop does not hold it itself.
   * @default false
   */
  defaultSelected?: boolean;
  /** Called with whether it is chosen, when that changes. */
  onSelectedChange?: (selected: boolean) => void;
  /** Makes the whole chip a button that removes what it names, instead of one that selects it. */
  onRemove?: () => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ChipMessages>;
}

/** A small fact to switch on and off (a filter), or with `onRemove` to take away (an applied one). */
export function Chip({ onRemove, ...rest }: ChipProps) {
  return onRemove ? <RemovableChip {...rest} onRemove={onRemove} /> : <ToggleChip {...rest} />;
}

function ToggleChip({
  icon,
  selected,
  defaultSelected = false,
  onSelectedChange,
  messages: _messages,
  className,
  children,
  onClick,
  ...rest
}: Omit<ChipProps, "onRemove">) {
  const [on, setOn] = useControlled(selected, defaultSelected, onSelectedChange);
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setOn(!on);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={on}
      className={cx(chip, className)}
      onClick={toggle}
    >
      {inElement(icon)}
      <span className={label}>{children}</span>
    </button>
  );
}

function RemovableChip({
  icon,
  selected: _selected,
  defaultSelected: _defaultSelected,
  onSelectedChange: _onSelectedChange,
  onRemove,
  messages,
  className,
  children,
  onClick,
  ...rest
}: ChipProps) {
  const text = useMessages("chip", chipMessages, messages);
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) onRemove?.();
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(chip, className)}
      onClick={remove}
      data-removable=""
    >
      {inElement(icon)}
      <span className={visuallyHidden}>{`${text.remove} `}</span>
      <span className={label}>{children}</span>
      <CloseIcon size={16} />
    </button>
  );
}
