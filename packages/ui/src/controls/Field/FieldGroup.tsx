"use client";

import type { ComponentProps } from "react";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { FieldLabelText, type FieldLookProps, FieldNotes, useFieldIds } from "./Field";
import * as styles from "./Field.css";

export interface FieldGroupProps extends ComponentProps<"fieldset">, FieldLookProps {}

/**
 * A `fieldset` whose legend, hint and error belong to several controls at once. `disabled` disables
 * all of them. With `role="radiogroup"` it also carries the invalid and required states.
 */
export function FieldGroup({
  label,
  hideLabel = false,
  hint,
  error,
  required,
  optional,
  className,
  children,
  id,
  role,
  ...rest
}: FieldGroupProps) {
  const control = useFieldIds({ hint, error, required }, id, rest["aria-describedby"]);
  const states =
    role === "radiogroup"
      ? { "aria-invalid": control["aria-invalid"], "aria-required": control.required }
      : undefined;
  return (
    <fieldset
      {...rest}
      {...states}
      id={control.id}
      role={role}
      aria-describedby={control["aria-describedby"]}
      className={cx(styles.field, className)}
      data-invalid={error ? "" : undefined}
    >
      <legend className={hideLabel ? visuallyHidden : styles.label}>
        <FieldLabelText label={label} required={required} optional={optional} />
      </legend>
      {inElement(children)}
      <FieldNotes id={control.id} hint={hint} error={error} />
    </fieldset>
  );
}
