"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../controls/Button";
import { Checkbox } from "../../controls/Checkbox";
import { ErrorSummary } from "../../controls/ErrorSummary";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { type ShownErrors, useFormCheck } from "../useFormCheck";
import { useFormValues } from "../useFormValues";
import { AddressFields } from "./AddressFields";
import * as css from "./AddressForm.css";
import {
  type AddressValues,
  findErrors,
  hasMissing,
  type RequiredAddressField,
  startValues,
  trimValues,
} from "./addressValues";
import { type AddressFormMessages, addressFormMessages } from "./messages";
import { noStates, withPincodeState } from "./states";

export interface AddressFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /**
   * Called with a complete, checked address. While a returned promise is pending the form is busy. The
   * same address again within half a second is a second activation and ignored.
   */
  onSubmit: (values: AddressValues) => unknown;
  /** What the fields hold, when the parent decides. */
  values?: Partial<AddressValues>;
  /**
   * What the form starts with, such as the address being edited. Read once: give the form another
   * `key` to start over.
   */
  defaultValues?: Partial<AddressValues>;
  /** Called with all values when one of them changes. */
  onValuesChange?: (values: AddressValues) => void;
  /**
   * The address is being saved: the button turns and nothing is sent twice.
   * @default false
   */
  busy?: boolean;
  /** Why saving failed, in the shop's words. */
  error?: ReactNode;
  /** What the shop refused at a field; it goes when the field is changed. */
  fieldErrors?: ShownErrors<RequiredAddressField>;
  /**
   * Words of the button that sends the form.
   * @default "Save address"
   */
  submitLabel?: ReactNode;
  /**
   * Secondary where another button of the page leads on.
   * @default "primary"
   */
  submitTone?: "primary" | "secondary";
  /**
   * States that the pincode in the form lies in, by their English names, where the shop knows them. The
   * only one is chosen until the shopper chooses; another than these is asked about and may be sent.
   * @default []
   */
  pincodeStates?: readonly string[];
  /** A further action beside the main one, such as a quiet Cancel button. */
  secondaryAction?: ReactNode;
  /**
   * Offers to make this the default address.
   * @default false
   */
  showDefault?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<AddressFormMessages>;
}

/**
 * Where a parcel goes in India: name, mobile number, address, pincode, city and state. Checks itself
 * when it is sent; a summary takes focus and leads to each field, and from then on errors go as they
 * are mended.
 */
export function AddressForm({
  onSubmit,
  values: valuesProp,
  defaultValues,
  onValuesChange,
  busy = false,
  error,
  fieldErrors,
  submitLabel,
  submitTone = "primary",
  secondaryAction,
  showDefault = false,
  pincodeStates = noStates,
  messages,
  className,
  ...rest
}: AddressFormProps) {
  const text = useMessages("addressForm", addressFormMessages, messages);
  const id = useId();
  const [held, change] = useFormValues(
    valuesProp && startValues(valuesProp),
    () => startValues(defaultValues),
    onValuesChange,
  );
  const values = withPincodeState(held, pincodeStates);
  const { errors, summary, attempt, sending, submit } = useFormCheck(findErrors(values, text), {
    id,
    busy,
    values,
    refused: fieldErrors,
    onValid: () => onSubmit(trimValues(values)),
  });
  return (
    <form method="post" {...rest} noValidate className={cx(css.form, className)} onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        title={hasMissing(values) ? text.fillRequired : undefined}
        errors={summary}
      />
      <AddressFields {...{ id, values, errors, text, pincodeStates }} onChange={change} />
      {showDefault && (
        <Checkbox
          label={text.makeDefault}
          checked={values.isDefault}
          onCheckedChange={(isDefault) => change({ isDefault })}
        />
      )}
      {error && <Notice kind="error">{error}</Notice>}
      <div className={css.actions}>
        <Button type="submit" tone={submitTone} loading={sending}>
          {submitLabel ?? text.submit}
        </Button>
        {inElement(secondaryAction)}
      </div>
    </form>
  );
}
