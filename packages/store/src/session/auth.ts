import { authClient, type User } from "@taanka/api-client";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { apiOf } from "../queries/api";
import { accountKey, keepAnswer, staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { useSession } from "./SessionProvider";
import { noteCode } from "./sentCode";
import { useAccountQuery } from "./useAccountQuery";

/** How a one-time code is sent: for the first time, or again by text message or voice call. */
export type OtpDelivery = "first" | "text" | "voice";

/** Sends a one-time code. */
export async function sendCode(
  client: QueryClient,
  phoneNumber: string,
  delivery: OtpDelivery,
): Promise<void> {
  const auth = apiOf(client)(authClient);
  if (delivery === "first") return auth.sendOtp({ phoneNumber });
  return delivery === "text" ? auth.resendText({ phoneNumber }) : auth.resendVoice({ phoneNumber });
}

/** Who signs in. */
export interface SignInDetails {
  /** Ten digits. */
  phoneNumber: string;
  /** What a newcomer registers with; without it the number has an account already. */
  registration?: { name: string; email: string } | undefined;
}

/** Proves the code, then signs in or registers. */
export function useSignIn({ phoneNumber, registration }: SignInDetails) {
  return useMutation({
    mutationFn: async (otp: string, { client }) => {
      const auth = apiOf(client)(authClient);
      await auth.verifyOtp({ phoneNumber, otp });
      return registration
        ? auth.signup({ ...registration, phoneNumber, otp })
        : auth.login({ phoneNumber, otp });
    },
    onSuccess: () => noteCode(null),
  });
}

/**
 * What a proved code says of its number's account, when that stands in the way: it was to be signed
 * in to and there is none, or to be made and there is one.
 */
export function accountProblem(error: Error | null): "missing" | "exists" | undefined {
  if (!error || !("code" in error)) return undefined;
  if (error.code === "account_not_found") return "missing";
  return error.code === "account_exists" ? "exists" : undefined;
}

const profileQuery = (): StoreQuery<User> =>
  storeQuery({
    queryKey: [accountKey, "profile"],
    staleTime: staleTimes.account,
    queryFn: ({ client, signal }): Promise<User> => apiOf(client)(authClient).profile({ signal }),
  });

/** The profile as the API has it; when that can't be asked, as the session has it. */
export function useProfile() {
  const { user } = useSession();
  const { data, error, isPending } = useAccountQuery(profileQuery());
  return { profile: data ?? user, error, isPending };
}

/** What of a profile can be changed. */
export interface ProfileChange {
  name: string;
  email: string;
}

/** Changes name and e-mail of whoever is signed in. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: ProfileChange, { client }) =>
      apiOf(client)(authClient).updateProfile(input),
    onSuccess: (saved) =>
      keepAnswer(queryClient, profileQuery().queryKey, (known) => ({ ...known, ...saved })),
  });
}
