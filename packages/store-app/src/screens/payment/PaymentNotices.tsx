import { type CartSelection, messageOf, useTotalSeen } from "@taanka/store";
import { formatRupees, Notice } from "@taanka/ui";
import { useLanguage } from "../../config";
import { useTexts } from "../../texts";

export interface PaymentNoticesProps {
  cart: CartSelection;
  /** Rupees; undefined where nothing is bought. */
  total: number | undefined;
  /** The purchase was sent, and nobody has heard what came of it. */
  unheard: boolean;
  /** Why nothing can be bought. */
  missing: string | undefined;
}

/** What a shopper has to know before they pay: that something is missing or not what it was. */
export function PaymentNotices({ cart, total, unheard, missing }: PaymentNoticesProps) {
  const { payment: texts, cart: cartTexts } = useTexts();
  const { locale } = useLanguage();
  const { before, accept } = useTotalSeen(total);
  const money = (amount: number) => formatRupees(amount, { paise: "always", locale });
  return (
    <>
      {missing && <Notice kind="warning">{missing}</Notice>}
      {unheard && <Notice kind="info">{texts.unheard}</Notice>}
      {cart.couponError && !unheard && (
        <Notice kind="warning">{messageOf(cart.couponError, cartTexts.couponInvalid)}</Notice>
      )}
      {before !== undefined && total !== undefined && (
        <Notice kind="warning" onDismiss={accept}>
          {texts.totalChanged(money(before), money(total))}
        </Notice>
      )}
    </>
  );
}
