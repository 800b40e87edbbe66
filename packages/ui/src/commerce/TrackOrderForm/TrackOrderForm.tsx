"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../controls/Button";
import { DigitsField } from "../../controls/DigitsField/DigitsField";
import { digitsFor } from "../../controls/DigitsField/keepDigits";
import { focusField } from "../../controls/ErrorSummary/focusField";
import { TextField } from "../../controls/TextField";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { trimText } from "../../utils/trimText";
import { useFormCheck, wrongFields } from "../useFormCheck";
import { useFormValues } from "../useFormValues";
import { type TrackOrderFormMessages, trackOrderFormMessages } from "./messages";
import { form } from "./TrackOrderForm.css";

/** What finds an order without signing in. */
export interface TrackOrderValues {
  /** Trimmed, not empty; the field takes 60 characters. */
  orderNumber: string;
  /** Four digits. */
  phoneLastDigits: string;
}

export interface TrackOrderFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /**
   * Called with an order number and exactly four digits. While a returned promise is pending the form
   * is busy. The same two again within half a second are a second activation and ignored.
   */
  onSubmit: (values: TrackOrderValues) => unknown;
  /** What the fields hold, when the parent decides. */
  values?: Partial<TrackOrderValues>;
  /** What the form starts with, such as the number from a link. Read once. */
  defaultValues?: Partial<TrackOrderValues>;
  /** Called with all values when one of them changes. */
  onValuesChange?: (values: TrackOrderValues) => void;
  /**
   * The order is being looked for.
   * @default false
   */
  busy?: boolean;
  /** Why no order was found. */
  error?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<TrackOrderFormMessages>;
}

const fourDigits = { length: 4, keep: "last" } as const;

const complete = (values: Partial<TrackOrderValues> = {}): TrackOrderValues => ({
  orderNumber: values.orderNumber ?? "",
  phoneLastDigits: digitsFor(values.phoneLastDigits ?? "", fourDigits),
});

/** Finds an order for somebody who is not signed in: by its number and the end of its phone number. */
export function TrackOrderForm({
  onSubmit,
  values,
  defaultValues,
  onValuesChange,
  busy = false,
  error,
  messages,
  className,
  ...rest
}: TrackOrderFormProps) {
  const text = useMessages("trackOrderForm", trackOrderFormMessages, messages);
  const [{ orderNumber, phoneLastDigits }, change] = useFormValues(
    values && complete(values),
    () => complete(defaultValues),
    onValuesChange,
  );
  const id = useId();
  const found = wrongFields<"order" | "phone">({
    order: trimText(orderNumber) === "" && text.orderNumberMissing,
    phone: !/^\d{4}$/.test(phoneLastDigits) && text.phoneMissing,
  });
  const { errors, sending, submit } = useFormCheck(found, {
    id,
    busy,
    values: { order: orderNumber, phone: phoneLastDigits },
    onInvalid: (field) => focusField(`${id}-${field}`),
    onValid: () => onSubmit({ orderNumber: trimText(orderNumber), phoneLastDigits }),
  });
  return (
    <form method="post" {...rest} noValidate className={cx(form, className)} onSubmit={submit}>
      <TextField
        id={`${id}-order`}
        name="orderNumber"
        label={text.orderNumber}
        hint={text.orderNumberHint}
        error={errors.order}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        dir="ltr"
        value={orderNumber}
        onValueChange={(next) => change({ orderNumber: next })}
      />
      <DigitsField
        id={`${id}-phone`}
        name="phoneLastDigits"
        label={text.phone}
        hint={text.phoneHint}
        error={errors.phone}
        required
        autoComplete="off"
        rule={fourDigits}
        value={phoneLastDigits}
        onValueChange={(next) => change({ phoneLastDigits: next })}
      />
      {error && <Notice kind="error">{error}</Notice>}
      <Button type="submit" fullWidth loading={sending}>
        {text.submit}
      </Button>
    </form>
  );
}
