import { paths } from "../../paths";
import { useTexts } from "../../texts";

/** The way to an order. */
export function useCheckoutSteps() {
  const { cart, payment } = useTexts().cart.steps;
  return [{ label: cart, href: paths.cart }, { label: payment }];
}
