"use client";

import { type ReactNode, useId } from "react";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { inElement } from "../../utils/inElement";
import { useResettable } from "../../utils/useResettable";
import { FieldGroup } from "../Field";
import type { SingleChoiceProps } from "../RadioGroup";
import { segment, track } from "./SegmentedControl.css";

/** One option of a `SegmentedControl`. */
export interface SegmentOption<Value extends string = string> {
  /** What is handed over when it is chosen. */
  value: Value;
  /** What is read. */
  label: ReactNode;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /**
   * It can't be chosen.
   * @default false
   */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string>
  extends SingleChoiceProps<Value> {
  /** Two to four options with a word each. */
  options: readonly SegmentOption<Value>[];
  /**
   * Fills the width of its container.
   * @default false
   */
  fullWidth?: boolean;
  /**
   * Keeps the label for screen readers alone.
   * @default true
   */
  hideLabel?: boolean;
}

/** Switches at once between two to four views of the same thing. */
export function SegmentedControl<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  fullWidth = false,
  hideLabel = true,
  ...rest
}: SegmentedControlProps<Value>) {
  const first = options[0]?.value ?? "";
  const [chosen, choose, group] = useResettable<Value | "">(value, defaultValue ?? first, (next) =>
    onValueChange?.(next as Value),
  );
  const id = useId();
  return (
    <FieldGroup role="radiogroup" hideLabel={hideLabel} {...rest}>
      <div ref={group} className={track} data-full-width={fullWidth || undefined}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              className={visuallyHidden}
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              checked={chosen === option.value}
              onChange={() => choose(option.value)}
            />
            {inElement(option.icon)}
            {inElement(option.label)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
