import { messageOf, orderQuery } from "@taanka/store";
import { usePreloadedNavigate } from "@taanka/store/react-router";
import { useActionGuard, useToast } from "@taanka/ui";
import { useQueryClient } from "@tanstack/react-query";
import { briefly } from "../../components/toasts";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

/**
 * Goes on to the page on which an order that waits is paid; to the order itself when that is
 * settled meanwhile.
 */
export function usePayLater() {
  const queryClient = useQueryClient();
  const { open } = usePreloadedNavigate();
  const toast = useToast();
  const { failed } = useTexts().orders;
  const [run, pending] = useActionGuard();
  const pay = (id: string) =>
    run(async () => {
      try {
        const { checkoutPageUrl } = await queryClient.fetchQuery(orderQuery(id));
        if (checkoutPageUrl) window.location.assign(checkoutPageUrl);
        else open(paths.order(id));
      } catch (error) {
        toast.error(messageOf(error, failed), briefly);
      }
    }, id);
  return [pay, pending] as const;
}
