import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type OtpDelivery, sendCode } from "../../data/auth";
import { messageOf, retryAfterOf } from "../../data/errors";
import { phoneLength } from "../../session/signInFlow";
import { useTexts } from "../../texts";

/** History entries that a code was sent for: React runs effects twice in development. */
const sentFor = new Set<string>();

interface Refusal {
  /** Seconds until the next try makes sense. */
  wait: number;
  /** How many tries were refused. */
  count: number;
}

/**
 * Sends the code once when the page opens, and again on request by text or voice.
 *
 * @param visit the history entry's key: coming back to the page sends nothing
 */
export function useCodeDelivery(phoneNumber: string, visit: string) {
  const { sendFailed, resendFailed } = useTexts().signIn.code;
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const [error, setError] = useState<string | undefined>(undefined);
  const { mutate } = useMutation({
    mutationFn: (delivery: OtpDelivery) => sendCode(phoneNumber, delivery),
    onMutate: () => setError(undefined),
    onError: (failure, delivery) => {
      const wait = retryAfterOf(failure);
      setRefusal((last) => ({ wait: wait ?? 0, count: (last?.count ?? 0) + 1 }));
      // A page that is loaded again finds its code on the way already.
      if (delivery === "first" && wait !== undefined) return;
      setError(messageOf(failure, delivery === "first" ? sendFailed : resendFailed));
    },
  });
  useEffect(() => {
    const key = `${visit} ${phoneNumber}`;
    if (phoneNumber.length !== phoneLength || sentFor.has(key)) return;
    sentFor.add(key);
    mutate("first");
  }, [mutate, phoneNumber, visit]);
  return { resend: mutate, refusal, error };
}
