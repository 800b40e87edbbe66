"use client";

import { type ComponentProps, type ReactNode, type SubmitEvent, useId, useState } from "react";
import { Button } from "../../controls/Button";
import { Checkbox } from "../../controls/Checkbox";
import { ErrorSummary } from "../../controls/ErrorSummary";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { AddressFields } from "./AddressFields";
import * as css from "./AddressForm.css";
import {
  type AddressValues,
  fieldsWithErrors,
  findErrors,
  hasMissing,
  startValues,
  trimValues,
} from "./addressValues";
import { type AddressFormMessages, addressFormMessages } from "./messages";

export interface AddressFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** Called with a complete, checked address. */
  onSubmit: (values: AddressValues) => void;
  /**
   * What the form starts with, such as the address being edited. Read once: give the form another
   * `key` to start over.
   */
  initialValues?: Partial<AddressValues>;
  /**
   * The address is being saved: the button turns and nothing is sent twice.
   * @default false
   */
  busy?: boolean;
  /** Why saving failed, in the shop's words. */
  error?: ReactNode;
  /** @default "Save address" */
  submitLabel?: ReactNode;
  /** A further action beside the main one, such as a quiet Cancel button. */
  secondaryAction?: ReactNode;
  /**
   * Offers to make this the default address.
   * @default false
   */
  showDefault?: boolean;
  messages?: Partial<AddressFormMessages>;
}

/**
 * Where a parcel goes in India: name, mobile number, address, pincode, city and state. Checks itself
 * when it is sent; a summary takes focus and leads to each field, and from then on errors go as they
 * are mended.
 */
export function AddressForm({
  onSubmit,
  initialValues,
  busy = false,
  error,
  submitLabel,
  secondaryAction,
  showDefault = false,
  messages,
  className,
  ...rest
}: AddressFormProps) {
  const text = useMessages("addressForm", addressFormMessages, messages);
  const [values, setValues] = useState(() => startValues(initialValues));
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  const errors = attempt > 0 ? findErrors(values, text) : {};
  const change = (part: Partial<AddressValues>) =>
    setValues((current) => ({ ...current, ...part }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (fieldsWithErrors(findErrors(values, text)).length > 0) setAttempt(attempt + 1);
    else onSubmit(trimValues(values));
  };
  return (
    <form {...rest} noValidate className={cx(css.form, className)} onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        title={hasMissing(values) ? text.fillRequired : undefined}
        errors={fieldsWithErrors(errors).map((field) => ({
          fieldId: `${id}-${field}`,
          message: errors[field] ?? "",
        }))}
      />
      <AddressFields id={id} values={values} errors={errors} text={text} onChange={change} />
      {showDefault && (
        <Checkbox
          label={text.makeDefault}
          checked={values.isDefault}
          onCheckedChange={(isDefault) => change({ isDefault })}
        />
      )}
      {error && <Notice kind="error">{error}</Notice>}
      <div className={css.actions}>
        <Button type="submit" loading={busy}>
          {submitLabel ?? text.submit}
        </Button>
        {secondaryAction}
      </div>
    </form>
  );
}
