"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../controls/Button";
import { digitsFor } from "../../controls/DigitsField/keepDigits";
import { focusField } from "../../controls/ErrorSummary/focusField";
import { PhoneField } from "../../controls/PhoneField";
import { phoneRule } from "../../controls/PhoneField/PhoneField";
import { TextField } from "../../controls/TextField";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { trimText } from "../../utils/trimText";
import { cleanEmail, isEmail } from "../isEmail";
import { footer as footerLook, root } from "../LoginPhoneForm/LoginPhoneForm.css";
import { type ShownErrors, useFormCheck, wrongFields } from "../useFormCheck";
import { useFormValues } from "../useFormValues";
import { type RegisterFormMessages, registerFormMessages } from "./messages";

/** What a newcomer tells about themselves; name and e-mail are trimmed when handed over. */
export interface RegisterValues {
  /** The full name. */
  name: string;
  /** Ten digits. */
  phone: string;
  /** The e-mail address. */
  email: string;
}

export interface RegisterFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** What the fields hold, when the parent decides. */
  values?: Partial<RegisterValues>;
  /** What the form starts with, such as the number from the login page. */
  defaultValues?: Partial<RegisterValues>;
  /** Called with all values when one of them changes. */
  onValuesChange?: (values: RegisterValues) => void;
  /**
   * Called with complete, checked values. While a returned promise is pending the form is busy. The
   * same values again within half a second are a second activation and ignored.
   */
  onSubmit: (values: RegisterValues) => unknown;
  /**
   * The account is being made.
   * @default false
   */
  busy?: boolean;
  /** Why the shop made no account. */
  error?: ReactNode;
  /** What the shop refused at a field; it goes when the field is changed. */
  fieldErrors?: ShownErrors<keyof RegisterValues>;
  /** Below the button: where somebody goes who is known already, with a link. */
  footer?: ReactNode;
  /**
   * Puts the focus into the field as soon as the form is there: where it is what somebody came for, as in
   * a `Dialog`.
   * @default false
   */
  autoFocus?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<RegisterFormMessages>;
}

const complete = ({ name = "", phone = "", email = "" }: Partial<RegisterValues> = {}) => ({
  name,
  phone: digitsFor(phone, phoneRule),
  email,
});

/**
 * Makes an account: name, mobile number and e-mail; a code for the number comes next.
 */
export function RegisterForm({
  values: valuesProp,
  defaultValues,
  onValuesChange,
  onSubmit,
  busy = false,
  error,
  fieldErrors,
  footer,
  autoFocus,
  messages,
  className,
  ...rest
}: RegisterFormProps) {
  const text = useMessages("registerForm", registerFormMessages, messages);
  const id = useId();
  const [values, change] = useFormValues(
    valuesProp && complete(valuesProp),
    () => complete(defaultValues),
    onValuesChange,
  );
  const { name, phone, email } = values;
  const found = wrongFields<keyof RegisterValues>({
    name: trimText(name) === "" && text.nameMissing,
    phone: phone.length !== phoneRule.length && text.phoneDigits,
    email: trimText(email) === "" ? text.emailMissing : !isEmail(email) && text.emailWrong,
  });
  const { errors, sending, submit } = useFormCheck(found, {
    id,
    busy,
    values: { name, phone, email },
    refused: fieldErrors,
    onInvalid: (field) => focusField(`${id}-${field}`),
    onValid: () => onSubmit({ name: trimText(name), phone, email: cleanEmail(email) }),
  });
  const field = (key: keyof RegisterValues) => ({
    id: `${id}-${key}`,
    name: key,
    label: text[key],
    required: true,
    error: errors[key],
    value: values[key],
    onValueChange: (value: string) => change({ [key]: value }),
  });
  return (
    <form method="post" {...rest} noValidate className={cx(root, className)} onSubmit={submit}>
      <TextField {...field("name")} autoComplete="name" maxLength={100} autoFocus={autoFocus} />
      <PhoneField {...field("phone")} />
      <TextField {...field("email")} type="email" autoComplete="email" maxLength={254} />
      {error && <Notice kind="error">{error}</Notice>}
      <Button type="submit" fullWidth loading={sending}>
        {text.submit}
      </Button>
      {footer && <div className={footerLook}>{footer}</div>}
    </form>
  );
}
