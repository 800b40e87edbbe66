import type { Address } from "@taanka/api-client";
import {
  AddressCard,
  Button,
  ButtonLink,
  CheckoutFrame,
  Heading,
  Notice,
  OrderSummary,
  PageLoader,
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
  PriceSummary,
  Stack,
  StepIndicator,
  useActionGuard,
} from "@taanka/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toPostal, useDeliveryAddress } from "../../data/addresses";
import { taxPercent } from "../../data/cart";
import { messageOf } from "../../data/errors";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { type CartSelection, useCartSelection } from "../cart/useCartSelection";
import { useCheckoutSteps } from "../cart/useCheckoutSteps";
import { usePlaceOrder } from "./usePlaceOrder";

type Method = NonNullable<PaymentMethodPickerProps["value"]>;

/** Wait before a purchase without an address goes back to the cart, in ms. */
const missingAddressWait = 1000;
const previewedItems = 2;

/** Places the order and goes where it leads: the payment page, or the confirmation. */
function usePayment(cart: CartSelection, address: Address | undefined, method: Method) {
  const navigate = useNavigate();
  const placing = usePlaceOrder();
  const [run, busy] = useActionGuard();
  const texts = useTexts().payment;
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const pay = () => {
    if (!method) return setMissing(texts.methodMissing);
    if (!address) return setMissing(texts.addressMissing);
    if (!address._id) return setMissing(texts.addressInvalid);
    setMissing(undefined);
    run(() =>
      placing.mutateAsync(
        {
          lines: cart.selected,
          totals: cart.totals,
          addressId: address._id,
          paymentMethod: method,
        },
        {
          onSuccess: ({ checkoutPageUrl, _id, orderId }) => {
            if (checkoutPageUrl) return window.location.assign(checkoutPageUrl);
            return navigate(paths.orderConfirmation, {
              replace: true,
              state: { order: { _id, orderId }, paymentMethod: method },
            });
          },
        },
      ),
    );
    return undefined;
  };
  const failure = placing.error && messageOf(placing.error, texts.failed);
  return { pay, busy, placed: placing.isSuccess, failure: missing ?? failure };
}

/** How to pay, where it goes and what it is: step 2 of 2. */
export default function PaymentScreen() {
  const navigate = useNavigate();
  const steps = useCheckoutSteps();
  const { payment: texts, addresses } = useTexts();
  const cart = useCartSelection();
  const { address, isPending } = useDeliveryAddress();
  const [method, setMethod] = useState<Method>("");
  const { pay, busy, placed, failure } = usePayment(cart, address, method);
  const lost = !placed && !isPending && !cart.loading && (!address || cart.selected.length === 0);

  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => navigate(paths.cart, { replace: true }), missingAddressWait);
    return () => clearTimeout(timer);
  }, [lost, navigate]);

  const meta = <PageMeta title={texts.title} description={texts.description} />;
  if (isPending || cart.loading || placed) {
    return (
      <>
        {meta}
        <PageLoader />
      </>
    );
  }
  return (
    <CheckoutFrame
      step={<StepIndicator steps={steps} current={2} />}
      title={texts.title}
      summary={
        <PriceSummary
          {...cart.totals}
          gstPercent={taxPercent}
          itemCount={cart.pieces}
          action={
            <Stack gap="3">
              {failure && <Notice kind="error">{failure}</Notice>}
              <Button fullWidth loading={busy} onClick={pay} disabled={lost}>
                {texts.payNow}
              </Button>
            </Stack>
          }
        />
      }
    >
      {meta}
      {lost && (
        <Notice kind="warning">{address ? texts.nothingSelected : texts.addressMissing}</Notice>
      )}
      <PaymentMethodPicker value={method} onValueChange={setMethod} notes={texts.notes} />
      {address && (
        <Stack gap="4" as="section">
          <Heading level={2} size="xl">
            {addresses.delivery}
          </Heading>
          <AddressCard
            address={toPostal(address)}
            isDefault={address.isDefault === true}
            actions={
              <ButtonLink href={paths.cart} tone="quiet" size="small">
                {addresses.change}
              </ButtonLink>
            }
          />
        </Stack>
      )}
      <Stack gap="4" as="section">
        <Heading level={2} size="xl">
          {texts.yourOrder}
        </Heading>
        <OrderSummary
          limit={previewedItems}
          lines={cart.selected.map((line) => ({ ...line, id: line.key }))}
        />
      </Stack>
    </CheckoutFrame>
  );
}
