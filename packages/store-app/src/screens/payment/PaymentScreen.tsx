import {
  AddressCard,
  Button,
  ButtonLink,
  BuyBar,
  CheckoutFrame,
  Heading,
  Notice,
  OrderSummary,
  PageLoader,
  PaymentMethodPicker,
  PriceSummary,
  Stack,
  StepIndicator,
  Visible,
} from "@taanka/ui";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toPostal, useDeliveryAddress } from "../../data/addresses";
import { taxPercent } from "../../data/cart";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { useCartSelection } from "../cart/useCartSelection";
import { useCheckoutSteps } from "../cart/useCheckoutSteps";
import { type Method, usePayment } from "./usePayment";

/** Wait before a purchase without an address goes back to the cart, in ms. */
const missingAddressWait = 1000;
const previewedItems = 2;

/** How to pay, where it goes and what it is: step 2 of 2. */
export default function PaymentScreen() {
  const navigate = useNavigate();
  const steps = useCheckoutSteps();
  const { payment: texts, addresses } = useTexts();
  const cart = useCartSelection();
  const { address, isPending } = useDeliveryAddress();
  const [method, setMethod] = useState<Method>("");
  const { pay, busy, placed, failure } = usePayment(cart, address, method);
  const notice = useRef<HTMLDivElement>(null);
  const lost = !placed && !isPending && !cart.loading && (!address || cart.selected.length === 0);

  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => navigate(paths.cart, { replace: true }), missingAddressWait);
    return () => clearTimeout(timer);
  }, [lost, navigate]);

  const button = (
    <Button fullWidth loading={busy} onClick={pay} disabled={lost}>
      {method === "COD" ? texts.placeOrder : texts.payNow}
    </Button>
  );
  // Its button may be at the foot of the screen, far from here.
  useEffect(() => {
    if (failure) notice.current?.scrollIntoView({ block: "center" });
  }, [failure]);

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
          {...(cart.coupon && { couponCode: cart.coupon.code })}
          action={
            <Stack gap="3">
              {failure && (
                <Notice kind="error" ref={notice}>
                  {failure}
                </Notice>
              )}
              <Visible above="lg">{button}</Visible>
            </Stack>
          }
        />
      }
      bottomBar={
        <BuyBar caption={texts.total} price={cart.totals.total} paise="always" action={button} />
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
