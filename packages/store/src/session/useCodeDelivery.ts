import { OTP_RESEND_SECONDS } from "@taanka/api-client/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { retryAfterOf } from "../errors";
import { type OtpDelivery, sendCode } from "./auth";
import { codeSentTo, noteCode } from "./sentCode";

/** When the next code may be asked for, counted from an earlier one, in epoch milliseconds. */
const nextAfter = (sentAt: number) => sentAt + OTP_RESEND_SECONDS * 1000;

/**
 * Sends a code when the page opens, unless a fresh one is on its way already, and again on request
 * by text or voice.
 *
 * @param visit the history entry's key: coming back to the page sends nothing
 */
export function useCodeDelivery(phoneNumber: string, visit: string) {
  const [waitUntil, setWaitUntil] = useState<number | null>(() =>
    nextAfter(codeSentTo(phoneNumber)?.at ?? Date.now()),
  );
  const { mutate, mutateAsync, error, variables } = useMutation({
    mutationFn: (delivery: OtpDelivery, { client }) => sendCode(client, phoneNumber, delivery),
    onMutate: () => {
      const before = codeSentTo(phoneNumber);
      const now = Date.now();
      noteCode({ phoneNumber, visit, at: now });
      setWaitUntil(nextAfter(now));
      return before;
    },
    onError: (failure, _, before) => {
      noteCode(before ?? null);
      const seconds = retryAfterOf(failure);
      setWaitUntil(seconds === undefined ? null : Date.now() + seconds * 1000);
    },
  });
  useEffect(() => {
    const sent = codeSentTo(phoneNumber);
    const fresh = sent && (sent.visit === visit || Date.now() < nextAfter(sent.at));
    if (!fresh) mutate("first");
  }, [mutate, phoneNumber, visit]);
  return {
    resend: mutateAsync,
    waitUntil,
    /** Whether there is a code to type: none was sent where the very first was refused. */
    sent: !error || codeSentTo(phoneNumber) !== undefined,
    /** Why the last code was not sent. */
    error,
    /** Whether that was the first one, or one that was asked for again. */
    delivery: variables,
  };
}
