"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { ErrorIcon } from "../../icons/status";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import * as styles from "./Field.css";
import { fieldMessages } from "./messages";

/** What every field of a form takes. */
export interface FieldLookProps {
  /** Names the field; stands above it. */
  label: ReactNode;
  /**
   * Keeps the label for screen readers only, where the place says what is wanted.
   * @default false
   */
  hideLabel?: boolean;
  /** Help that stays: a format, where to find a number. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Marks the field invalid. */
  error?: ReactNode;
  /**
   * Must be filled in; marked with an asterisk.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Says "(optional)" after the label. Use it in forms where most fields are required.
   * @default false
   */
  optional?: boolean;
}

/** What the control inside a field must carry. */
export interface FieldControlProps {
  /** Ties the label to the control. */
  id: string;
  /** Something has to be given. */
  required: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Attributes that tie a control, or a group of them, to its label, hint and error. */
export function useFieldIds(
  { hint, error, required }: Pick<FieldLookProps, "hint" | "error" | "required">,
  ownId?: string,
  describedBy?: string,
): FieldControlProps {
  const generated = useId();
  const id = ownId ?? generated;
  const ids = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean);
  return {
    id,
    required: required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}

/** The label's text with its mark. */
export function FieldLabelText({ label, required, optional }: FieldLookProps) {
  const text = useMessages("field", fieldMessages);
  return (
    <>
      {inElement(label)}
      {required && (
        <span className={styles.mark} aria-hidden="true">
          {" *"}
        </span>
      )}
      {optional && <span className={styles.mark}>{` ${text.optional}`}</span>}
    </>
  );
}

/** Error and hint below a control. The error's place is always there, so that it is announced. */
export function FieldNotes({
  id,
  hint,
  error,
}: Pick<FieldLookProps, "hint" | "error"> & { id: string }) {
  return (
    <>
      <div id={`${id}-error`} aria-live="polite" className={bare}>
        {error && (
          <p className={styles.error}>
            <ErrorIcon size={16} />
            {/* Of several nodes each would else be a column of its own. */}
            <span className={bare}>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

export interface FieldProps extends Omit<ComponentProps<"div">, "children">, FieldLookProps {
  /** Renders the control with the attributes that tie it to the label, hint and error. */
  children: (control: FieldControlProps) => ReactNode;
  /** Id of the control; generated otherwise. */
  controlId?: string;
  /** Ids of further descriptions of the control. */
  describedBy?: string;
}

/**
 * Label, hint and error around any control, wired for assistive technology. The kit's own fields are
 * built on it; use it to bring a control of your own into a form.
 */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required,
  optional,
  controlId,
  describedBy,
  children,
  className,
  ...rest
}: FieldProps) {
  const control = useFieldIds({ hint, error, required }, controlId, describedBy);
  return (
    <div {...rest} className={cx(styles.field, className)}>
      <label htmlFor={control.id} className={hideLabel ? visuallyHidden : styles.label}>
        <FieldLabelText label={label} required={required} optional={optional} />
      </label>
      {inElement(children(control))}
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
}
