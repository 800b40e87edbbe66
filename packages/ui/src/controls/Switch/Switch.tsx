"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { bare } from "../../styles/bare.css";
import { cx } from "../../utils/cx";
import { description as descriptionStyle } from "../Choice/Choice.css";
import { control, row } from "./Switch.css";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "children" | "size"> {
  /** What is turned on, beside the switch. */
  label: ReactNode;
  /** A quieter line below the label. */
  description?: ReactNode;
  /** Called with whether it is on, when that changes. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * Turns something on or off at once, with no form to send. Native props and the ref go to the
 * `input`; `className` and `style` to the outer element.
 */
export function Switch({
  label,
  description,
  onCheckedChange,
  onChange,
  className,
  style,
  id,
  ...rest
}: SwitchProps) {
  const generated = useId();
  const ownId = id ?? generated;
  const descriptionId = `${ownId}-description`;
  return (
    <label htmlFor={ownId} className={cx(row, className)} style={style}>
      <span className={bare}>
        <span id={`${ownId}-label`} className={bare}>
          {label}
        </span>
        {description && (
          <span id={descriptionId} className={descriptionStyle}>
            {description}
          </span>
        )}
      </span>
      <input
        {...rest}
        id={ownId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own checked state
        role="switch"
        className={control}
        aria-labelledby={`${ownId}-label`}
        aria-describedby={
          cx(description ? descriptionId : null, rest["aria-describedby"]) || undefined
        }
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
