"use client";

import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from "react";
import { cx } from "../../utils/cx";
import { Choice } from "../Choice/Choice";
import { FieldNotes, useFieldIds } from "../Field/Field";
import { field } from "../Field/Field.css";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children" | "size"> {
  /** What is ticked, beside the box. */
  label: ReactNode;
  /** A quieter line below the label. */
  description?: ReactNode;
  /** What is wrong; marks the box invalid. */
  error?: ReactNode;
  /** Called with whether it is on, when that changes. */
  onCheckedChange?: (checked: boolean) => void;
  /**
   * Neither on nor off: some of the things it stands for are chosen.
   * @default false
   */
  indeterminate?: boolean;
}

/**
 * A native checkbox for a choice that takes effect with the form. Native props and the ref go to the
 * `input`; `className` and `style` to the outer element.
 */
export function Checkbox({
  label,
  description,
  error,
  onCheckedChange,
  onChange,
  indeterminate = false,
  className,
  style,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const control = useFieldIds({ error }, id, rest["aria-describedby"]);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={cx(field, className)} style={style}>
      <Choice
        {...rest}
        {...control}
        required={rest.required}
        ref={input}
        type="checkbox"
        label={label}
        description={description}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      <FieldNotes id={control.id} error={error} />
    </div>
  );
}
