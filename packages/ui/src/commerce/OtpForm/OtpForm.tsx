"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../controls/Button";
import { OtpField } from "../../controls/OtpField";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { inElement } from "../../utils/inElement";
import { useControlled } from "../../utils/useControlled";
import { footer as footerLook, root } from "../LoginPhoneForm/LoginPhoneForm.css";
import { useFormCheck } from "../useFormCheck";
import { type OtpFormMessages, otpFormMessages } from "./messages";
import { type OtpChannel, ResendCode } from "./ResendCode";

export interface OtpFormProps
  extends Omit<ComponentProps<"form">, "children" | "onSubmit" | "defaultValue"> {
  /** Where the code went, as a shopper reads it: “+91 98765 43210”. */
  destination?: string;
  /** Digits of the code so far. */
  value?: string;
  /**
   * The value at the start, where the shop does not hold it itself.
   * @default ""
   */
  defaultValue?: string;
  /** Called with the digits so far. */
  onValueChange?: (code: string) => void;
  /**
   * Called with the whole code. While a returned promise is pending the form is busy. The same
   * code again within half a second is a second activation and ignored; another code is sent at once.
   */
  onSubmit?: (code: string) => unknown;
  /**
   * Number of digits of the code.
   * @default 6
   */
  length?: number;
  /**
   * Sends the form by itself when the last digit arrives, or another code takes its place at once.
   * @default false
   */
  autoSubmit?: boolean;
  /**
   * Another code is asked for; without it there are no such buttons. The wait starts again at once,
   * and ends where a returned promise is rejected.
   */
  onResend?: (channel: OtpChannel) => unknown;
  /**
   * How the shop can send another code: by a text message, by a voice call.
   * @default ["text"]
   */
  channels?: readonly OtpChannel[];
  /**
   * Seconds until another code may be asked for, counted from when the form appears.
   * @default 60
   */
  resendAfter?: number;
  /**
   * When another code may be asked for, in epoch milliseconds, where the parent decides; null for
   * right now.
   */
  waitUntil?: number | null;
  /**
   * The code is being verified.
   * @default false
   */
  busy?: boolean;
  /** Why the code was refused. It goes when the code is changed. */
  error?: ReactNode;
  /** Why no code could be sent. */
  resendError?: ReactNode;
  /** Below the field: what else there is to say, such as a `Notice` with a link to register. */
  notice?: ReactNode;
  /** At the end: a way back to mend the number. */
  footer?: ReactNode;
  /**
   * Puts the focus into the field as soon as the form is there: where it is what somebody came for, as in
   * a `Dialog`.
   * @default false
   */
  autoFocus?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<OtpFormMessages>;
}

const textAlone: readonly OtpChannel[] = ["text"];

/**
 * Takes the digits of a one-time code. Another code can be asked for when the wait is over, by text
 * message or by a call.
 */
export function OtpForm({
  destination,
  value,
  defaultValue = "",
  onValueChange,
  onSubmit,
  length = 6,
  autoSubmit = false,
  onResend,
  channels = textAlone,
  resendAfter = 60,
  waitUntil,
  busy = false,
  error,
  resendError,
  notice,
  footer,
  autoFocus,
  messages,
  className,
  ...rest
}: OtpFormProps) {
  const text = useMessages("otpForm", otpFormMessages, messages);
  const id = useId();
  const [code, setCode] = useControlled(value, defaultValue, onValueChange);
  const complete = code.length === length;
  const { errors, sending, submit } = useFormCheck<"code">(complete ? {} : { code: "" }, {
    id,
    busy,
    values: { code },
    refused: { code: error },
    onValid: () => onSubmit?.(code),
  });
  const sendByItself = () => {
    const field = document.getElementById(`${id}-code`);
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  };
  return (
    <form method="post" noValidate {...rest} className={cx(root, className)} onSubmit={submit}>
      <OtpField
        id={`${id}-code`}
        name="otp"
        autoFocus={autoFocus}
        label={text.label}
        hint={destination && fill(text.sentTo, { destination, length })}
        error={errors.code}
        length={length}
        value={code}
        onValueChange={setCode}
        onComplete={autoSubmit ? sendByItself : undefined}
      />
      {inElement(notice)}
      {resendError && <Notice kind="error">{resendError}</Notice>}
      <Button type="submit" fullWidth loading={sending} disabled={!complete}>
        {text.submit}
      </Button>
      {onResend && <ResendCode {...{ channels, onResend, waitUntil, resendAfter, text }} />}
      {footer && <div className={footerLook}>{footer}</div>}
    </form>
  );
}
