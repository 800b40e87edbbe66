import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../data/api";
import { messageOf, retryAfterOf } from "../../data/errors";
import type { SignInFlow } from "../../session/signInFlow";

/** Seconds before a code may be sent again. */
const resendWait = 60;

type Channel = "first" | "text" | "voice";

/** History entries that a code was sent for: React runs effects twice in development. */
const sentFor = new Set<string>();

const secondsFromNow = (seconds: number) => Date.now() + seconds * 1000;

async function deliver(phoneNumber: string, channel: Channel): Promise<void> {
  const { auth } = api();
  if (channel === "first") return auth.sendOtp({ phoneNumber });
  return channel === "text" ? auth.resendText({ phoneNumber }) : auth.resendVoice({ phoneNumber });
}

/**
 * Sends the code once when the page opens, and again on request by text or voice.
 *
 * @param visit the history entry's key: coming back to the page sends nothing
 */
export function useOtpDelivery(phoneNumber: string, visit: string) {
  const [waitUntil, setWaitUntil] = useState<number | undefined>(undefined);
  const [error, setError] = useState<string | undefined>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: (channel: Channel) => deliver(phoneNumber, channel),
    onMutate: () => {
      setError(undefined);
      setWaitUntil(secondsFromNow(resendWait));
    },
    onError: (failure, channel) => {
      const wait = retryAfterOf(failure);
      setWaitUntil(wait === undefined ? undefined : secondsFromNow(wait));
      // A page that is loaded again finds its code on the way already.
      if (channel === "first" && wait !== undefined) return;
      setError(
        messageOf(failure, channel === "first" ? "Failed to send OTP" : "Failed to resend OTP"),
      );
    },
  });
  useEffect(() => {
    const key = `${visit} ${phoneNumber}`;
    if (phoneNumber.length !== 10 || sentFor.has(key)) return;
    sentFor.add(key);
    mutate("first");
  }, [mutate, phoneNumber, visit]);
  return { resend: mutate, sending: isPending, waitUntil, error };
}

/** Proves the code, then signs in or registers. */
export function useSignIn(flow: SignInFlow) {
  return useMutation({
    mutationFn: async (otp: string) => {
      const { auth } = api();
      const { phoneNumber, registration } = flow;
      await auth.verifyOtp({ phoneNumber, otp });
      return registration
        ? auth.signup({ ...registration, phoneNumber, otp })
        : auth.login({ phoneNumber, otp });
    },
  });
}
