import { type CartSelection, messageOf, useCartCoupon, useCouponOffers } from "@taanka/store";
import { CouponBox } from "@taanka/ui";
import { useState } from "react";
import { useTexts } from "../../texts";

/** The panel in which a coupon is entered; a coupon in force stays in sight when it is folded. */
export function CartCoupon({ cart }: { cart: CartSelection }) {
  const [open, setOpen] = useState(false);
  const { applied, error, busy, enter, drop } = useCartCoupon(cart.totals.discountedTotal);
  const offers = useCouponOffers(open);
  const { cart: texts, catalogue } = useTexts();
  return (
    <CouponBox
      collapsible
      open={open}
      onOpenChange={setOpen}
      {...(applied && { applied: { code: applied.code, amount: applied.discount } })}
      {...(error && { error: messageOf(error, texts.couponInvalid) })}
      offers={offers.map(({ code, description }) => ({
        code,
        description: catalogue(description),
      }))}
      busy={busy}
      onApply={enter}
      onRemove={drop}
    />
  );
}
