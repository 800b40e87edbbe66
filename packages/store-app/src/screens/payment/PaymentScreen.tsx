import {
  type CartSelection,
  type CheckoutItems,
  reasonBelow,
  useCartSelection,
  useCheckoutItems,
  useDeliveryAddress,
  usePaymentMethod,
} from "@taanka/store";
import {
  Button,
  BuyBar,
  CheckoutFrame,
  type CheckoutFrameProps,
  ErrorState,
  Heading,
  OrderSummary,
  PageLoader,
  PriceSummary,
  Stack,
  StepIndicator,
  Text,
  Visible,
} from "@taanka/ui";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { shop, taxPercent } from "../../config";
import { cartSettings } from "../../data/checkout";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { useCheckoutSteps } from "../cart/useCheckoutSteps";
import { PaymentAddress } from "./PaymentAddress";
import { PaymentFailure } from "./PaymentFailure";
import { PaymentMethod } from "./PaymentMethod";
import { PaymentNotices } from "./PaymentNotices";
import { usePayment } from "./usePayment";

/** Wait before a purchase without an address goes back to the cart, in ms. */
const missingAddressWait = 1000;
const previewedItems = 2;

type Delivery = ReturnType<typeof useDeliveryAddress>;

interface PayingProps {
  cart: CartSelection;
  goods: CheckoutItems;
  delivery: Delivery;
}

/** Leads back to the cart where something is missing that is chosen there. */
function useWayBack(lost: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => navigate(paths.cart, { replace: true }), missingAddressWait);
    return () => clearTimeout(timer);
  }, [lost, navigate]);
}

/** Step 2 of 2: what stands on it, and beside and below that. */
function PaymentFrame(content: Pick<CheckoutFrameProps, "summary" | "bottomBar" | "children">) {
  const steps = useCheckoutSteps();
  const { title } = useTexts().payment;
  return (
    <CheckoutFrame step={<StepIndicator steps={steps} current={2} />} title={title} {...content} />
  );
}

function PaymentLoader() {
  return (
    <PaymentFrame>
      <PageLoader />
    </PaymentFrame>
  );
}

function Paying({ cart, goods, delivery }: PayingProps) {
  const { payment: texts } = useTexts();
  const { method, setMethod, methods, tooMuchForCash } = usePaymentMethod(cart, goods);
  const sentTo = delivery.addresses.find(({ _id }) => _id === goods.unheard?.addressId);
  const address = sentTo ?? delivery.address;
  const picker = useRef<HTMLDivElement>(null);
  const { pay, busy, placed, failure, unheard } = usePayment(goods, address, method);
  const lost = !placed && !busy && (!address || goods.lines.length === 0);
  // What was said of an order stays to be read.
  useWayBack(lost && !(failure && address));
  if (placed) return <PaymentLoader />;
  const methodMissing = method === "";
  const payOrAsk = () => {
    pay();
    // The ways to pay may be far above the button.
    if (methodMissing) picker.current?.querySelector("input")?.focus();
  };
  const button = (
    <Button fullWidth loading={busy || cart.counting} onClick={payOrAsk} disabled={lost}>
      {method === "COD" ? texts.placeOrder : texts.payNow}
    </Button>
  );
  const { totals, pieces, coupon, lines } = goods;
  const problem = <PaymentFailure reason={failure} isGone={lines.length === 0} />;
  const missing = address ? texts.nothingSelected : texts.addressMissing;
  return (
    <PaymentFrame
      summary={
        <PriceSummary
          {...totals}
          taxName={shop.tax.name}
          gstPercent={taxPercent}
          itemCount={pieces}
          busy={cart.counting}
          {...(coupon && { couponCode: coupon.code })}
          action={
            <Stack gap="3">
              <Text size="sm" tone="muted">
                {texts.allTaxes}
              </Text>
              {!methodMissing && problem}
              <Visible above="lg">{button}</Visible>
            </Stack>
          }
        />
      }
      bottomBar={
        <BuyBar caption={texts.total} price={totals.total} paise="always" action={button} />
      }
    >
      <PaymentNotices
        cart={cart}
        total={lines.length > 0 && !cart.counting ? totals.total : undefined}
        unheard={unheard}
        missing={lost && !failure ? missing : undefined}
      />
      {!goods.unheard && (
        <PaymentMethod
          ref={picker}
          value={method}
          onValueChange={setMethod}
          methods={methods}
          tooMuchForCash={tooMuchForCash}
          problem={methodMissing && problem}
        />
      )}
      {address && <PaymentAddress address={address} />}
      <Stack gap="4" as="section">
        <Heading level={2} size="xl">
          {texts.yourOrder}
        </Heading>
        <OrderSummary
          limit={previewedItems}
          lines={lines.map((line) => ({ ...line, id: line.key }))}
        />
      </Stack>
    </PaymentFrame>
  );
}

/** What can't be paid for because it could not be loaded. */
function NotLoaded({ cart, delivery }: Omit<PayingProps, "goods">) {
  const { cart: texts, addresses, common } = useTexts();
  const [title, error, retry] = cart.error
    ? [texts.failed, cart.error, cart.retry]
    : [addresses.failed, delivery.error, () => void delivery.refetch()];
  return (
    <PaymentFrame>
      <ErrorState level={2} title={title} onRetry={retry}>
        {reasonBelow(title, error, common.unexpectedError)}
      </ErrorState>
    </PaymentFrame>
  );
}

function Payment() {
  const cart = useCartSelection(cartSettings);
  const goods = useCheckoutItems(cart, cartSettings);
  const delivery = useDeliveryAddress();
  const loading = delivery.isPending || cart.loading || cart.counting;
  // Later a coupon is asked for in place: what was said on the page stays.
  const [begun, setBegun] = useState(false);
  if (!begun && !loading) setBegun(true);
  if (!begun) return <PaymentLoader />;
  const cartFailed = cart.error && !goods.unheard;
  if (cartFailed || (delivery.error && !delivery.address)) {
    return <NotLoaded cart={cart} delivery={delivery} />;
  }
  return <Paying cart={cart} goods={goods} delivery={delivery} />;
}

/** How to pay, where it goes and what it is: step 2 of 2. */
export default function PaymentScreen() {
  const { title, description } = useTexts().payment;
  return (
    <>
      <PageMeta title={title} description={description} />
      <Payment />
    </>
  );
}
