import { Button, BuyBar, Notice, PriceSummary, Stack, Text, Visible } from "@taanka/ui";
import { useEffect, useRef, useState } from "react";
import { shop } from "../../config";
import { useDeliveryAddress } from "../../data/addresses";
import { isTooMany, taxPercent } from "../../data/cart";
import { chooseForCheckout } from "../../data/checkout";
import { useIsUndeliverable } from "../../data/pincode";
import { paths } from "../../paths";
import { useNavigation } from "../../routing/navigation";
import { useSession } from "../../session/SessionProvider";
import { useGoSignIn } from "../../session/useGoSignIn";
import { useTexts } from "../../texts";
import type { CartSelection } from "./useCartSelection";

/** The way to payment, and what still stands in it. */
export function useProceed(cart: CartSelection) {
  const { open } = useNavigation();
  const { cart: texts, addresses } = useTexts();
  const { address, isPending } = useDeliveryAddress();
  const pincode = address?.pincode ?? "";
  const undeliverable = useIsUndeliverable(pincode);
  const { signedIn } = useSession();
  const goSignIn = useGoSignIn();
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const proceed = () => {
    if (cart.selected.length === 0) return setMissing(texts.selectOne);
    if (cart.selected.some(isTooMany)) return setMissing(texts.tooMany);
    if (!signedIn) return goSignIn();
    if (!address) return setMissing(texts.addressMissing);
    if (undeliverable) return setMissing(addresses.undeliverable(pincode));
    chooseForCheckout({ seen: cart.totals.total });
    open(paths.payment);
    return undefined;
  };
  const solved =
    address && !undeliverable && cart.selected.length > 0 && !cart.selected.some(isTooMany);
  return {
    missing: solved ? undefined : missing,
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
export function CartSummary({ cart, way: { missing, button } }: CartSummaryProps) {
  const { product, payment } = useTexts();
  const notice = useRef<HTMLDivElement>(null);
  // Its button may be at the foot of the screen, far from here.
  useEffect(() => {
    if (missing) notice.current?.scrollIntoView({ block: "center" });
  }, [missing]);
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
          {missing && (
            <Notice kind="error" ref={notice}>
              {missing}
            </Notice>
          )}
          <Visible above="lg">{button}</Visible>
          <Text size="xs" tone="muted" align="center">
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
