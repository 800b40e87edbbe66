import { useQueryClient } from "@tanstack/react-query";
import { addressesQuery } from "../account/addresses";
import { cartQuery } from "../cart/cart";
import { cartLines, chosenLines, type ProductHref, type ShopCartLine } from "../cart/cartLines";
import { readCheckoutChoice } from "./checkout";

/** What the page shows of what is about to be bought. */
interface Shown {
  lines: readonly ShopCartLine[];
  addressId: string;
}

/** What a line costs, and how many pieces it has. */
const contentsOf = (lines: readonly ShopCartLine[]) =>
  JSON.stringify(lines.map(({ key, quantity, price, mrp }) => [key, quantity, price, mrp]));

/** What is about to be bought is not what the page shows: another tab has bought or changed it. */
export class CheckoutChanged extends Error {
  override readonly name = "CheckoutChanged";

  /** @param code what has changed: the cart's lines, all of them gone, or the address */
  constructor(readonly code: "cart_differs" | "cart_empty" | "address_gone") {
    super();
  }
}

/**
 * Asks the shop before an order whether the cart still holds what the page shows, and the book its
 * address. The page shows the answer in any case.
 *
 * @returns throws CheckoutChanged where something has changed
 */
export function useCartConsistencyCheck(productHref: ProductHref) {
  const queryClient = useQueryClient();
  return async ({ lines, addressId }: Shown): Promise<void> => {
    const [cart, book] = await Promise.all([
      queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }),
      queryClient.fetchQuery({ ...addressesQuery(), staleTime: 0 }),
    ]);
    const { unselected } = readCheckoutChoice();
    const now = chosenLines(cartLines(cart, productHref), unselected);
    if (contentsOf(now) !== contentsOf(lines)) {
      throw new CheckoutChanged(now.length === 0 ? "cart_empty" : "cart_differs");
    }
    if (!book.some(({ _id }) => _id === addressId)) throw new CheckoutChanged("address_gone");
  };
}
