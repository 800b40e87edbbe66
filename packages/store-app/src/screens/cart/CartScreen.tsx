import {
  awaitsPayment,
  cartQuery,
  isSoldOut,
  reasonBelow,
  useAddresses,
  useCartSelection,
  useCheckoutChoice,
  useFreshOnArrival,
  useSaved,
} from "@taanka/store";
import {
  ButtonLink,
  CheckoutFrame,
  EmptyState,
  ErrorState,
  Inline,
  Notice,
  PageLoader,
  Stack,
  StepIndicator,
} from "@taanka/ui";
import { cartSettings } from "../../data/checkout";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { AwaitedOrder, UnheardOrder, useAwaitedOrder } from "./AwaitedOrder";
import { CartCoupon } from "./CartCoupon";
import { CartLines } from "./CartLines";
import { CartBar, CartSummary, useProceed } from "./CartSummary";
import { DeliveryAddress } from "./DeliveryAddress";
import { GuestPieces, useGuestPiecesToTell } from "./GuestPieces";
import { SavedLines, useHasSaved } from "./SavedLines";
import { useCheckoutSteps } from "./useCheckoutSteps";
import { useLineChanges } from "./useLineChanges";

function EmptyCart() {
  const { cart: texts, common } = useTexts();
  return (
    <EmptyState
      level={2}
      drawing="bag"
      title={texts.empty}
      action={<ButtonLink href={paths.viewAll}>{common.startShopping}</ButtonLink>}
    />
  );
}

/** What stands in place of the lines where nothing is to be bought now. */
function NothingToBuy({ isTold }: { isTold: boolean }) {
  const { common } = useTexts();
  if (!isTold) return <EmptyCart />;
  return (
    <Stack gap="6">
      <GuestPieces />
      <AwaitedOrder hasPieces={false} />
      <UnheardOrder />
      <Inline>
        <ButtonLink tone="secondary" href={paths.viewAll}>
          {common.continueShopping}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function Cart() {
  const cart = useCartSelection(cartSettings);
  const changes = useLineChanges(cart.lines);
  const awaited = useAwaitedOrder();
  const { isPending: savedLoads } = useSaved();
  const hasSaved = useHasSaved();
  const guestPieces = useGuestPiecesToTell();
  const { tried } = useCheckoutChoice();
  const way = useProceed(cart);
  const steps = useCheckoutSteps();
  const { cart: texts, common } = useTexts();
  const { isLoading: addressesLoad } = useAddresses();
  // What is said of an order stands above the cart: it must not push the cart down later, nor must
  // the addresses what stands below them.
  if (cart.loading || awaited.isLoading || addressesLoad || savedLoads) return <PageLoader />;
  const step = <StepIndicator steps={steps} current={1} />;
  if (cart.error) {
    return (
      <CheckoutFrame step={step} title={texts.title}>
        <ErrorState level={2} title={texts.failed} onRetry={cart.retry}>
          {reasonBelow(texts.failed, cart.error, common.unexpectedError)}
        </ErrorState>
      </CheckoutFrame>
    );
  }
  const isAwaited = awaited.order !== undefined && awaitsPayment(awaited.order);
  const isTold = isAwaited || guestPieces || tried !== undefined;
  const hasRows = changes.rows.length > 0;
  const empty = cart.lines.length === 0;
  // One frame for both, so that what is saved stays the same on the page, with whoever's focus is in it.
  return (
    <CheckoutFrame
      step={hasRows && step}
      title={texts.title}
      summary={!empty && <CartSummary cart={cart} way={way} />}
      bottomBar={!empty && <CartBar cart={cart} way={way} />}
      below={hasSaved && <SavedLines />}
    >
      {hasRows ? (
        <Stack gap="12">
          <GuestPieces />
          <AwaitedOrder hasPieces={!empty} />
          {cart.lines.some(isSoldOut) && <Notice kind="warning">{texts.soldOut}</Notice>}
          <CartLines cart={cart} changes={changes} />
          {empty ? (
            <EmptyCart />
          ) : (
            <>
              <CartCoupon cart={cart} />
              <DeliveryAddress missing={way.missingOfAddress} tries={way.tries} />
            </>
          )}
        </Stack>
      ) : (
        <NothingToBuy isTold={isTold} />
      )}
    </CheckoutFrame>
  );
}

/** The cart: step 1 of 2 of the way to an order. */
export default function CartScreen() {
  const { title, description } = useTexts().cart;
  useFreshOnArrival(cartQuery());
  return (
    <>
      <PageMeta title={title} description={description} />
      <Cart />
    </>
  );
}
