import { Button, Notice, PriceSummary, Stack, Text } from "@taanka/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDeliveryAddress } from "../../data/addresses";
import type { CartSelection } from "./useCartSelection";

/** What the chosen lines cost, and the way to payment. */
export function CartSummary({ cart }: { cart: CartSelection }) {
  const navigate = useNavigate();
  const { address } = useDeliveryAddress();
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const proceed = () => {
    if (cart.selected.length === 0) return setMissing("Please select at least one item");
    if (!address) return setMissing("Please add a delivery address before proceeding to payment");
    navigate("/payment");
    return undefined;
  };
  const solved = missing !== undefined && address && cart.selected.length > 0;
  return (
    <PriceSummary
      {...cart.totals}
      itemCount={cart.pieces}
      action={
        <Stack gap="3">
          {missing && !solved && <Notice kind="error">{missing}</Notice>}
          <Button fullWidth onClick={proceed}>
            Proceed to payment
          </Button>
          <Text size="xs" tone="muted" align="center">
            Easy 7-day return or exchange
          </Text>
        </Stack>
      }
    />
  );
}
