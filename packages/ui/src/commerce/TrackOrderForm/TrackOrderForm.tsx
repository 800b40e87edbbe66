"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../../controls/Button";
import { DigitsField } from "../../controls/DigitsField/DigitsField";
import { focusField } from "../../controls/ErrorSummary/focusField";
import { TextField } from "../../controls/TextField";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useFormCheck, wrongFields } from "../useFormCheck";
import { type TrackOrderFormMessages, trackOrderFormMessages } from "./messages";
import { form } from "./TrackOrderForm.css";

/** What finds an order without signing in. */
export interface TrackOrderValues {
  /** Trimmed, not empty. */
  orderNumber: string;
  /** Four digits. */
  phoneLastDigits: string;
}

export interface TrackOrderFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** Called with an order number and exactly four digits. */
  onSubmit: (values: TrackOrderValues) => void;
  /** What the form starts with, such as the number from a link. Read once. */
  initialValues?: Partial<TrackOrderValues>;
  /**
   * The order is being looked for.
   * @default false
   */
  busy?: boolean;
  /** Why no order was found. */
  error?: ReactNode;
  messages?: Partial<TrackOrderFormMessages>;
}

const fourDigits = { length: 4, keep: "last" } as const;

/** Finds an order for somebody who is not signed in: by its number and the end of its phone number. */
export function TrackOrderForm({
  onSubmit,
  initialValues,
  busy = false,
  error,
  messages,
  className,
  ...rest
}: TrackOrderFormProps) {
  const text = useMessages("trackOrderForm", trackOrderFormMessages, messages);
  const [orderNumber, setOrderNumber] = useState(initialValues?.orderNumber ?? "");
  const [digits, setDigits] = useState(initialValues?.phoneLastDigits ?? "");
  const id = useId();
  const found = wrongFields<"order" | "phone">({
    order: orderNumber.trim() === "" && text.orderNumberMissing,
    phone: !/^\d{4}$/.test(digits) && text.phoneMissing,
  });
  const { errors, submit } = useFormCheck(found, {
    id,
    busy,
    onInvalid: (field) => focusField(`${id}-${field}`),
    onValid: () => onSubmit({ orderNumber: orderNumber.trim(), phoneLastDigits: digits }),
  });
  return (
    <form {...rest} noValidate className={cx(form, className)} onSubmit={submit}>
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
        dir="ltr"
        value={orderNumber}
        onValueChange={setOrderNumber}
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
        value={digits}
        onValueChange={setDigits}
      />
      {error && <Notice kind="error">{error}</Notice>}
      <Button type="submit" fullWidth loading={busy}>
        {text.submit}
      </Button>
    </form>
  );
}
