import { useMutation } from "@tanstack/react-query";
import type { SignInFlow } from "../session/signInFlow";
import { api } from "./api";

/** How a one-time code is sent: for the first time, or again by text message or voice call. */
export type OtpDelivery = "first" | "text" | "voice";

/** Sends a one-time code. */
export async function sendCode(phoneNumber: string, delivery: OtpDelivery): Promise<void> {
  const { auth } = api();
  if (delivery === "first") return auth.sendOtp({ phoneNumber });
  return delivery === "text" ? auth.resendText({ phoneNumber }) : auth.resendVoice({ phoneNumber });
}

/** Proves the code, then signs in or registers. */
export function useSignIn({ phoneNumber, registration }: SignInFlow) {
  return useMutation({
    mutationFn: async (otp: string) => {
      const { auth } = api();
      await auth.verifyOtp({ phoneNumber, otp });
      return registration
        ? auth.signup({ ...registration, phoneNumber, otp })
        : auth.login({ phoneNumber, otp });
    },
  });
}

/** Changes name and e-mail of whoever is signed in. */
export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (input: { name: string; email: string }) => api().auth.updateProfile(input),
  });
