"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../controls/Button";
import { digitsFor } from "../../controls/DigitsField/keepDigits";
import { focusField } from "../../controls/ErrorSummary/focusField";
import { PhoneField } from "../../controls/PhoneField";
import { phoneRule } from "../../controls/PhoneField/PhoneField";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { useControlled } from "../../utils/useControlled";
import { useFormCheck } from "../useFormCheck";
import * as css from "./LoginPhoneForm.css";
import { type LoginPhoneFormMessages, loginPhoneFormMessages } from "./messages";

export interface LoginPhoneFormProps
  extends Omit<ComponentProps<"form">, "children" | "onSubmit" | "defaultValue"> {
  /** The number in the field; of a longer one the last ten digits count. */
  value?: string;
  /**
   * The value at the start, where the shop does not hold it itself.
   * @default ""
   */
  defaultValue?: string;
  /** Called with the digits so far. */
  onValueChange?: (phone: string) => void;
  /**
   * Called with exactly ten digits. While a returned promise is pending the form is busy. The same
   * number again within half a second is a second activation and ignored.
   */
  onSubmit?: (phone: string) => unknown;
  /**
   * The code is being sent.
   * @default false
   */
  busy?: boolean;
  /** Why the shop sent no code. It goes when the number is changed. */
  error?: ReactNode;
  /**
   * How many digits the code has, as the words below the field say it.
   * @default 6
   */
  codeLength?: number;
  /** Below the button: where a newcomer goes, with a link. */
  footer?: ReactNode;
  /**
   * Puts the focus into the field as soon as the form is there: where it is what somebody came for, as in
   * a `Dialog`.
   * @default false
   */
  autoFocus?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<LoginPhoneFormMessages>;
}

/**
 * Asks for the mobile number that a one-time code goes to. It goes on with exactly ten digits, and says so
 * where there are fewer; +91 or a 0 before them is taken off while they are typed.
 */
export function LoginPhoneForm({
  value,
  defaultValue = "",
  onValueChange,
  onSubmit,
  busy = false,
  error,
  codeLength = 6,
  footer,
  autoFocus,
  messages,
  className,
  ...rest
}: LoginPhoneFormProps) {
  const text = useMessages("loginPhoneForm", loginPhoneFormMessages, messages);
  const id = useId();
  const [given, setPhone] = useControlled(value, defaultValue, onValueChange);
  const phone = digitsFor(given, phoneRule);
  const complete = phone.length === phoneRule.length;
  const found = complete ? {} : { phone: text.phoneDigits };
  const { errors, sending, submit } = useFormCheck<"phone">(found, {
    id,
    busy,
    values: { phone },
    refused: { phone: error },
    onInvalid: (field) => focusField(`${id}-${field}`),
    onValid: () => onSubmit?.(phone),
  });
  return (
    <form method="post" noValidate {...rest} className={cx(css.root, className)} onSubmit={submit}>
      <PhoneField
        id={`${id}-phone`}
        name="phone"
        autoFocus={autoFocus}
        label={text.label}
        hint={fill(text.hint, { digits: codeLength })}
        error={errors.phone}
        value={phone}
        onValueChange={setPhone}
      />
      <Button
        type="submit"
        fullWidth
        loading={sending}
        // Focus can be on it, and a press says what the number lacks.
        aria-disabled={!complete || sending || undefined}
      >
        {text.submit}
      </Button>
      {footer && <div className={css.footer}>{footer}</div>}
    </form>
  );
}
