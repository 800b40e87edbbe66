import { useToast } from "@taanka/ui";
import { useCallback } from "react";
import { api } from "../data/api";
import { messageOf } from "../data/failure";

/** Signs out here at once and tells the server; that it could not be told is said, not hidden. */
export function useLogout(): () => Promise<void> {
  const toast = useToast();
  return useCallback(async () => {
    try {
      await (await api()).auth.logout();
    } catch (error) {
      toast.error(messageOf(error, "Failed to logout"), { duration: 2000 });
    }
  }, [toast]);
}
