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
} from "@taanka/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toPostal, useDeliveryAddress } from "../../data/addresses";
import { messageOf } from "../../data/errors";
import { PageMeta } from "../../seo/PageMeta";
import { checkoutSteps } from "../cart/checkoutSteps";
import { type CartSelection, useCartSelection } from "../cart/useCartSelection";
import { usePlaceOrder } from "./usePlaceOrder";

type Method = NonNullable<PaymentMethodPickerProps["value"]>;

/** Wait before a purchase without an address goes back to the cart, in ms. */
const missingAddressWait = 1000;
const previewedItems = 2;

/** Places the order and goes where it leads: the payment page, or the confirmation. */
function usePayment(cart: CartSelection, address: Address | undefined, method: Method) {
  const navigate = useNavigate();
  const placing = usePlaceOrder();
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const pay = () => {
    if (!method) return setMissing("Please select a payment method");
    if (!address) return setMissing("Please select a delivery address");
    if (!address._id) return setMissing("Invalid address format. Please select address again.");
    setMissing(undefined);
    placing.mutate(
      { lines: cart.selected, addressId: address._id, paymentMethod: method },
      {
        onSuccess: ({ checkoutPageUrl, _id, orderId }) => {
          if (checkoutPageUrl) return window.location.assign(checkoutPageUrl);
          return navigate("/order-confirmation", {
            replace: true,
            state: { order: { _id, orderId }, paymentMethod: method },
          });
        },
      },
    );
    return undefined;
  };
  const failure =
    placing.error && messageOf(placing.error, "Failed to create order. Please try again.");
  return { pay, busy: placing.isPending, placed: placing.isSuccess, failure: missing ?? failure };
}

/** How to pay, where it goes and what it is: step 2 of 2. */
export default function PaymentScreen() {
  const navigate = useNavigate();
  const cart = useCartSelection();
  const { address, isPending } = useDeliveryAddress();
  const [method, setMethod] = useState<Method>("");
  const { pay, busy, placed, failure } = usePayment(cart, address, method);
  const lost = !placed && !isPending && !cart.loading && (!address || cart.selected.length === 0);

  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => navigate("/cart", { replace: true }), missingAddressWait);
    return () => clearTimeout(timer);
  }, [lost, navigate]);

  const meta = <PageMeta title="Payment" description="Choose how to pay." />;
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
      step={<StepIndicator steps={checkoutSteps} current={2} />}
      title="Payment"
      summary={
        <PriceSummary
          {...cart.totals}
          itemCount={cart.pieces}
          action={
            <Stack gap="3">
              {failure && <Notice kind="error">{failure}</Notice>}
              <Button fullWidth loading={busy} onClick={pay} disabled={lost}>
                Pay now
              </Button>
            </Stack>
          }
        />
      }
    >
      {meta}
      {lost && (
        <Notice kind="warning">
          {address ? "Nothing is selected." : "Please select a delivery address"}
        </Notice>
      )}
      <PaymentMethodPicker value={method} onValueChange={setMethod} />
      {address && (
        <Stack gap="4" as="section">
          <Heading level={2} size="xl">
            Delivery address
          </Heading>
          <AddressCard
            address={toPostal(address)}
            isDefault={address.isDefault === true}
            actions={
              <ButtonLink href="/cart" tone="quiet" size="small">
                Change
              </ButtonLink>
            }
          />
        </Stack>
      )}
      <Stack gap="4" as="section">
        <Heading level={2} size="xl">
          Your order
        </Heading>
        <OrderSummary
          limit={previewedItems}
          lines={cart.selected.map((line) => ({ ...line, id: line.key }))}
        />
      </Stack>
    </CheckoutFrame>
  );
}
