import { authClient } from "@taanka/api-client";
import { useToast } from "@taanka/ui";
import { useCallback } from "react";
import { briefly } from "../components/toasts";
import { api } from "../data/api";
import { forgetCheckout } from "../data/checkout";
import { messageOf } from "../data/errors";
import { useTexts } from "../texts";

/** Signs out here at once and tells the server; that it could not be told is said, not hidden. */
export function useLogout(): () => Promise<void> {
  const toast = useToast();
  const { logoutFailed } = useTexts().profile;
  return useCallback(async () => {
    forgetCheckout();
    try {
      await api(authClient).logout();
    } catch (error) {
      toast.error(messageOf(error, logoutFailed), { ...briefly, acrossPages: true });
    }
  }, [toast, logoutFailed]);
}
