import { Button, Notice, PriceSummary, Stack, Text } from "@taanka/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDeliveryAddress } from "../../data/addresses";
import { isTooMany, taxPercent } from "../../data/cart";
import { paths } from "../../paths";
import { useSession } from "../../session/SessionProvider";
import { useGoSignIn } from "../../session/useGoSignIn";
import { useTexts } from "../../texts";
import type { CartSelection } from "./useCartSelection";

/** What the chosen lines cost, and the way to payment. */
export function CartSummary({ cart }: { cart: CartSelection }) {
  const navigate = useNavigate();
  const { cart: texts, product } = useTexts();
  const { address, isPending } = useDeliveryAddress();
  const { signedIn } = useSession();
  const goSignIn = useGoSignIn();
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const proceed = () => {
    if (cart.selected.length === 0) return setMissing(texts.selectOne);
    if (cart.selected.some(isTooMany)) return setMissing(texts.tooMany);
    if (!signedIn) return goSignIn();
    if (!address) return setMissing(texts.addressMissing);
    navigate(paths.payment);
    return undefined;
  };
  const solved = address && cart.selected.length > 0 && !cart.selected.some(isTooMany);
  return (
    <PriceSummary
      {...cart.totals}
      gstPercent={taxPercent}
      itemCount={cart.pieces}
      {...(cart.coupon && { couponCode: cart.coupon.code })}
      action={
        <Stack gap="3">
          {missing && !solved && <Notice kind="error">{missing}</Notice>}
          <Button fullWidth loading={signedIn && isPending} onClick={proceed}>
            {texts.proceed}
          </Button>
          <Text size="xs" tone="muted" align="center">
            {product.usualReturnPolicy}
          </Text>
        </Stack>
      }
    />
  );
}
