import {
  addressesQuery,
  cartLines,
  cartQuery,
  chosenLines,
  readCheckoutChoice,
  type ShopCartLine,
} from "@taanka/store";
import { useQueryClient } from "@tanstack/react-query";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

/** What the page shows of what is about to be bought. */
interface Shown {
  lines: readonly ShopCartLine[];
  addressId: string;
}

/** What a line costs, and how many pieces it has. */
const contentsOf = (lines: readonly ShopCartLine[]) =>
  JSON.stringify(lines.map(({ key, quantity, price, mrp }) => [key, quantity, price, mrp]));

/**
 * Asks the shop before an order whether the cart still holds what the page shows, and the book its
 * address: another tab may have bought it or changed it. The page shows the answer in any case.
 *
 * @returns fails with the reason where something has changed
 */
export function useStillAsShown() {
  const queryClient = useQueryClient();
  const { cartChanged, cartGone, addressGone } = useTexts().payment;
  return async ({ lines, addressId }: Shown): Promise<void> => {
    const [cart, book] = await Promise.all([
      queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }),
      queryClient.fetchQuery({ ...addressesQuery(), staleTime: 0 }),
    ]);
    const { unselected } = readCheckoutChoice();
    const now = chosenLines(cartLines(cart, paths.product), unselected);
    if (contentsOf(now) !== contentsOf(lines)) {
      throw new Error(now.length === 0 ? cartGone : cartChanged);
    }
    if (!book.some(({ _id }) => _id === addressId)) throw new Error(addressGone);
  };
}
