"use client";

import { useState } from "react";
import { Button } from "../../controls/Button";
import { useActionGuard } from "../../controls/useActionGuard";
import { Countdown } from "../../feedback/Countdown";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import type { OtpFormMessages } from "./messages";
import * as css from "./OtpForm.css";

/** How another code is sent. */
export type OtpChannel = "text" | "voice";

interface ResendCodeProps {
  channels: readonly OtpChannel[];
  onResend: (channel: OtpChannel) => unknown;
  waitUntil: number | null | undefined;
  resendAfter: number;
  text: OtpFormMessages;
}

/** The ways to another code, once the wait is over. */
export function ResendCode({ channels, onResend, waitUntil, resendAfter, text }: ResendCodeProps) {
  const nextCodeAt = () => Date.now() + resendAfter * 1000;
  const [ownUntil, setOwnUntil] = useState<number | null>(nextCodeAt);
  const [ended, setEnded] = useState<number | null>(null);
  const [run, pending] = useActionGuard();
  const until = waitUntil === undefined ? ownUntil : waitUntil;
  const waiting = until !== null && ended !== until;
  const resend = async (channel: OtpChannel) => {
    setOwnUntil(nextCodeAt());
    try {
      await onResend(channel);
    } catch (error) {
      setOwnUntil(null);
      throw error;
    }
  };
  return (
    <div className={css.resend}>
      <p className={bare}>
        <span className={bare}>
          {waiting ? `${text.notReceived} ${text.wait}` : text.notReceived}
        </span>{" "}
        {until !== null && (
          <Countdown
            until={until}
            // Kept in the page when over, since it announces that.
            className={waiting ? undefined : visuallyHidden}
            onEnd={() => setEnded(until)}
            messages={{ ended: text.canResend }}
          />
        )}
      </p>
      <div className={css.ways}>
        {channels.map((channel) => (
          <Button
            key={channel}
            tone="quiet"
            size="small"
            // Not `disabled`, which would drop the focus of who has just pressed it.
            aria-disabled={waiting || pending || undefined}
            onClick={() => !waiting && run(() => resend(channel), channel)}
          >
            {text[channel]}
          </Button>
        ))}
      </div>
    </div>
  );
}
