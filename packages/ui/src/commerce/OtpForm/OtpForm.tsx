"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../controls/Button";
import { OtpField } from "../../controls/OtpField";
import { Countdown } from "../../feedback/Countdown";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { useControlled } from "../../utils/useControlled";
import { type OtpFormMessages, otpFormMessages } from "./messages";
import * as css from "./OtpForm.css";

/** How another code is sent. */
export type OtpChannel = "text" | "voice";

const channels: OtpChannel[] = ["text", "voice"];

export interface OtpFormProps
  extends Omit<ComponentProps<"form">, "children" | "onSubmit" | "defaultValue"> {
  /** Where the code went, as a shopper reads it: “+91 98765 43210”. */
  destination?: string;
  /** Digits of the code so far. */
  value?: string;
  /** @default "" */
  defaultValue?: string;
  onValueChange?: (code: string) => void;
  /** Called with exactly six digits. */
  onSubmit?: (code: string) => void;
  /** Another code is asked for. The wait starts again at once. */
  onResend?: (channel: OtpChannel) => void;
  /**
   * Seconds until another code may be asked for.
   * @default 60
   */
  resendAfter?: number;
  /**
   * The code is being verified.
   * @default false
   */
  busy?: boolean;
  /** Why the code was refused, or no other sent. */
  error?: ReactNode;
  messages?: Partial<OtpFormMessages>;
}

/**
 * Takes the six digits of a one-time code. Another code can be asked for, by text message or by a
 * call, when the wait is over.
 */
export function OtpForm({
  destination,
  value,
  defaultValue = "",
  onValueChange,
  onSubmit,
  onResend,
  resendAfter = 60,
  busy = false,
  error,
  messages,
  className,
  ...rest
}: OtpFormProps) {
  const text = useMessages("otpForm", otpFormMessages, messages);
  const [code, setCode] = useControlled(value, defaultValue, onValueChange);
  const nextCodeAt = () => Date.now() + resendAfter * 1000;
  const [until, setUntil] = useState(nextCodeAt);
  const [waiting, setWaiting] = useState(true);
  const complete = /^\d{6}$/.test(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete && !busy) onSubmit?.(code);
  };
  const resend = (channel: OtpChannel) => {
    if (waiting) return;
    setUntil(nextCodeAt());
    setWaiting(true);
    onResend?.(channel);
  };
  return (
    <form noValidate {...rest} className={cx(css.root, className)} onSubmit={submit}>
      <OtpField
        name="otp"
        label={text.label}
        hint={destination && fill(text.sentTo, { destination })}
        error={error}
        value={code}
        onValueChange={setCode}
      />
      <Button type="submit" fullWidth loading={busy} disabled={!complete}>
        {text.submit}
      </Button>
      <div className={css.resend}>
        <p>
          {text.notReceived} {waiting && text.wait}{" "}
          <Countdown
            until={until}
            // Kept in the page when over, since it announces that.
            className={waiting ? undefined : visuallyHidden}
            onEnd={() => setWaiting(false)}
            messages={{ ended: text.canResend }}
          />
        </p>
        <div className={css.ways}>
          {channels.map((channel) => (
            <Button
              key={channel}
              tone="quiet"
              size="small"
              // Not `disabled`, which would drop the focus of who has just pressed it.
              aria-disabled={waiting || undefined}
              onClick={() => resend(channel)}
            >
              {text[channel]}
            </Button>
          ))}
        </div>
      </div>
    </form>
  );
}
