import { ButtonLink, Notice } from "@taanka/ui";
import { useEffect, useRef } from "react";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

export interface PaymentFailureProps {
  /** Undefined as long as nothing failed. */
  reason: string | undefined;
  /** Nothing is left to be bought: it may have been ordered elsewhere. */
  isGone: boolean;
}

/** Why nothing was ordered. */
export function PaymentFailure({ reason, isGone }: PaymentFailureProps) {
  const { toOrders } = useTexts().payment;
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be at the foot of the screen, far from here.
  useEffect(() => {
    if (reason) notice.current?.scrollIntoView({ block: "center" });
  }, [reason]);
  if (!reason) return null;
  const orders = (
    <ButtonLink size="small" href={paths.orderHistory}>
      {toOrders}
    </ButtonLink>
  );
  return (
    <Notice kind="error" ref={notice} action={isGone && orders}>
      {reason}
    </Notice>
  );
}
