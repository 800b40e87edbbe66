import { type ShopCartLine, useIsChanging } from "@taanka/store";
import { useToast } from "@taanka/ui";
import { besideFocus } from "../../components/besideFocus";
import { rescueFocus } from "../../components/rescueFocus";
import { briefly } from "../../components/toasts";
import { cartProblem } from "../../data/cartProblem";
import { useTexts } from "../../texts";

/**
 * Carries out what takes a line off its list, once: the focus goes on at the line beside it. A failure
 * is said, with `failed` where it says nothing itself.
 */
export function useTakeAway() {
  const toast = useToast();
  const { cart: texts } = useTexts();
  const isBusy = useIsChanging();
  return async (line: ShopCartLine, change: () => Promise<void>, failed: string): Promise<void> => {
    if (isBusy(line)) return;
    const beside = besideFocus();
    try {
      await change();
      rescueFocus(beside);
    } catch (error) {
      toast.error(cartProblem(error, texts, failed), briefly);
    }
  };
}
