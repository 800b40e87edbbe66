"use client";

import type { ComponentProps, FormEvent, ReactNode } from "react";
import { Button } from "../../controls/Button";
import { PhoneField } from "../../controls/PhoneField";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import { root } from "./LoginPhoneForm.css";
import { type LoginPhoneFormMessages, loginPhoneFormMessages } from "./messages";

export interface LoginPhoneFormProps
  extends Omit<ComponentProps<"form">, "children" | "onSubmit" | "defaultValue"> {
  /** The digits in the field, without +91. */
  value?: string;
  /** @default "" */
  defaultValue?: string;
  onValueChange?: (phone: string) => void;
  /** Called with exactly ten digits. */
  onSubmit?: (phone: string) => void;
  /**
   * The code is being sent.
   * @default false
   */
  busy?: boolean;
  /** Why no code was sent. */
  error?: ReactNode;
  messages?: Partial<LoginPhoneFormMessages>;
}

/** Asks for the mobile number that a one-time code goes to. It goes on with exactly ten digits. */
export function LoginPhoneForm({
  value,
  defaultValue = "",
  onValueChange,
  onSubmit,
  busy = false,
  error,
  messages,
  className,
  ...rest
}: LoginPhoneFormProps) {
  const text = useMessages("loginPhoneForm", loginPhoneFormMessages, messages);
  const [phone, setPhone] = useControlled(value, defaultValue, onValueChange);
  const complete = /^\d{10}$/.test(phone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete && !busy) onSubmit?.(phone);
  };
  return (
    <form noValidate {...rest} className={cx(root, className)} onSubmit={submit}>
      <PhoneField
        name="phone"
        label={text.label}
        hint={text.hint}
        error={error}
        value={phone}
        onValueChange={setPhone}
      />
      <Button type="submit" fullWidth loading={busy} disabled={!complete}>
        {text.submit}
      </Button>
    </form>
  );
}
