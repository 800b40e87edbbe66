import {
  ButtonLink,
  CheckoutFrame,
  EmptyState,
  ErrorState,
  PageLoader,
  Stack,
  StepIndicator,
} from "@taanka/ui";
import { messageOf } from "../../data/errors";
import { PageMeta } from "../../seo/PageMeta";
import { CartLines } from "./CartLines";
import { CartSummary } from "./CartSummary";
import { checkoutSteps } from "./checkoutSteps";
import { DeliveryAddress } from "./DeliveryAddress";
import { useCartSelection } from "./useCartSelection";

/** The cart: step 1 of 2 of the way to an order. */
export default function CartScreen() {
  const cart = useCartSelection();
  const meta = <PageMeta title="Cart" description="The pieces you are about to buy." />;
  if (cart.loading) {
    return (
      <>
        {meta}
        <PageLoader />
      </>
    );
  }
  if (cart.error) {
    return (
      <>
        {meta}
        <ErrorState level={1} title="Failed to load cart" onRetry={cart.retry}>
          {messageOf(cart.error, "An unexpected error occurred")}
        </ErrorState>
      </>
    );
  }
  if (cart.lines.length === 0) {
    return (
      <>
        {meta}
        <EmptyState
          level={1}
          drawing="bag"
          title="Your cart is empty."
          action={<ButtonLink href="/view-all">Start shopping</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      {meta}
      <CheckoutFrame
        step={<StepIndicator steps={checkoutSteps} current={1} />}
        title="Cart"
        summary={<CartSummary cart={cart} />}
      >
        <Stack gap="12">
          <CartLines cart={cart} />
          <DeliveryAddress />
        </Stack>
      </CheckoutFrame>
    </>
  );
}
