import type { Address } from "@taanka/api-client";
import {
  type CartSelection,
  chooseForCheckout,
  isTooMany,
  useDeliveryAddress,
  useIsUndeliverable,
  useSession,
} from "@taanka/store";
import { useGoSignIn, usePreloadedNavigate } from "@taanka/store/react-router";
import { Button, BuyBar, PriceSummary, Stack, Text, Visible } from "@taanka/ui";
import { useState } from "react";
import { shop, taxPercent } from "../../config";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import { Obstacle } from "./Obstacle";

interface Missing {
  text: string;
  /** Where on the page it is mended. */
  of: "cart" | "address";
}

/** What stands in the way to payment, the first of it. */
function useMissing(
  { selected }: CartSelection,
  address: Address | undefined,
): Missing | undefined {
  const { cart: texts, addresses } = useTexts();
  const { signedIn } = useSession();
  const pincode = address?.pincode ?? "";
  const undeliverable = useIsUndeliverable(pincode);
  if (selected.length === 0) return { text: texts.selectOne, of: "cart" };
  if (selected.some(isTooMany)) return { text: texts.tooMany, of: "cart" };
  // Who has not signed in yet is asked for an address afterwards.
  if (!signedIn) return undefined;
  if (!address) return { text: texts.addressMissing, of: "address" };
  return undeliverable ? { text: addresses.undeliverable(pincode), of: "address" } : undefined;
}

/** The way to payment, and what still stands in it. */
export function useProceed(cart: CartSelection) {
  const { open } = usePreloadedNavigate();
  const texts = useTexts().cart;
  const { address, isPending } = useDeliveryAddress();
  const { signedIn } = useSession();
  const goSignIn = useGoSignIn();
  const found = useMissing(cart, address);
  const [told, setTold] = useState<string | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const proceed = () => {
    setTold(found?.text);
    setTries(tries + 1);
    if (found) return;
    if (!signedIn) return goSignIn();
    chooseForCheckout({ seen: cart.totals.total });
    open(paths.payment);
  };
  // Gone as soon as it is mended; what else there is, the next try tells.
  const missing = told === found?.text ? found : undefined;
  const textOf = (part: Missing["of"]) => (missing?.of === part ? missing.text : undefined);
  return {
    /** What has to be mended of the cart, and what of the address: each is said where it stands. */
    missing: textOf("cart"),
    missingOfAddress: textOf("address"),
    /** How often the way was tried: what is missing is said anew each time. */
    tries,
    button: (
      <Button fullWidth loading={(signedIn && isPending) || cart.counting} onClick={proceed}>
        {texts.proceed}
      </Button>
    ),
  };
}

export interface CartSummaryProps {
  cart: CartSelection;
  way: ReturnType<typeof useProceed>;
}

/** What the chosen lines cost, and what stands in the way to payment. */
export function CartSummary({ cart, way: { missing, tries, button } }: CartSummaryProps) {
  const { product, payment } = useTexts();
  return (
    <PriceSummary
      {...cart.totals}
      taxName={shop.tax.name}
      gstPercent={taxPercent}
      itemCount={cart.pieces}
      busy={cart.counting}
      {...(cart.coupon && { couponCode: cart.coupon.code })}
      action={
        <Stack gap="3">
          <Text size="sm" tone="muted">
            {payment.allTaxes}
          </Text>
          {missing && <Obstacle key={tries}>{missing}</Obstacle>}
          <Visible above="lg">{button}</Visible>
          <Text size="sm" tone="muted">
            {product.usualReturnPolicy}
          </Text>
        </Stack>
      }
    />
  );
}

/** Total and way to payment at the foot of narrow screens. */
export function CartBar({ cart, way }: CartSummaryProps) {
  const { total } = useTexts().payment;
  return <BuyBar caption={total} price={cart.totals.total} paise="always" action={way.button} />;
}
