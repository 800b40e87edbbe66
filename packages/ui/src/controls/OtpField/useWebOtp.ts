"use client";

import { useEffect, useRef } from "react";

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ["sms"] };
}

/**
 * Where the browser has WebOTP, asks it for the code of the text message that names this site
 * (`@example.in #123456`), and gives it up when the field goes away.
 */
export function useWebOtp(enabled: boolean, onCode: (code: string) => void): void {
  // `useEffectEvent` would do, but came only with React 19.2.
  const receive = useRef(onCode);
  useEffect(() => {
    receive.current = onCode;
  });
  useEffect(() => {
    if (!enabled || !("OTPCredential" in window)) return;
    const abort = new AbortController();
    const request: OtpRequest = { otp: { transport: ["sms"] }, signal: abort.signal };
    // Not at once: StrictMode takes its first effects back, and Chromium does not survive two fields
    // that ask, give up and ask again in one go.
    const start = setTimeout(() => {
      navigator.credentials.get(request).then(
        (credential) => {
          if (credential && "code" in credential) receive.current(String(credential.code));
        },
        () => {
          // Declined or given up: the person types the code.
        },
      );
    });
    return () => {
      clearTimeout(start);
      abort.abort();
    };
  }, [enabled]);
}
