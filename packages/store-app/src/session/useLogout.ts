import { authClient } from "@taanka/api-client";
import { apiOf, forgetCheckout, messageOf } from "@taanka/store";
import { useToast } from "@taanka/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { briefly } from "../components/toasts";
import { useTexts } from "../texts";

/** Signs out here at once and tells the server; that it could not be told is said, not hidden. */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { logoutFailed } = useTexts().profile;
  return useCallback(async () => {
    forgetCheckout();
    try {
      await apiOf(queryClient)(authClient).logout();
    } catch (error) {
      toast.error(messageOf(error, logoutFailed), { ...briefly, acrossPages: true });
    }
  }, [queryClient, toast, logoutFailed]);
}
