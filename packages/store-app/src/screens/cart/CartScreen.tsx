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
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { CartLines } from "./CartLines";
import { CartSummary } from "./CartSummary";
import { DeliveryAddress } from "./DeliveryAddress";
import { useCartSelection } from "./useCartSelection";
import { useCheckoutSteps } from "./useCheckoutSteps";

/** The cart: step 1 of 2 of the way to an order. */
export default function CartScreen() {
  const cart = useCartSelection();
  const steps = useCheckoutSteps();
  const { cart: texts, common } = useTexts();
  const meta = <PageMeta title={texts.title} description={texts.description} />;
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
        <ErrorState level={1} title={texts.failed} onRetry={cart.retry}>
          {messageOf(cart.error, common.unexpectedError)}
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
          title={texts.empty}
          action={<ButtonLink href={paths.viewAll}>{common.startShopping}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      {meta}
      <CheckoutFrame
        step={<StepIndicator steps={steps} current={1} />}
        title={texts.title}
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
