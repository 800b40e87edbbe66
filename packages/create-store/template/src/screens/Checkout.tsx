import { type Address, type CartLine, invoiceRows, type PricedLine } from "@taanka/api-client";
import {
  Button,
  CheckoutFrame,
  ErrorState,
  Notice,
  OrderSummary,
  PageLoader,
  PaymentMethodPicker,
  Stack,
} from "@taanka/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { addressesKey, orderKey, ordersKey } from "../account";
import { colorToTell, sizeToTell } from "../choice";
import { DeliveryAddress } from "../DeliveryAddress";
import { messageOf } from "../errors";
import { texts } from "../language";
import { useOffers } from "../offers";
import { placeOrder } from "../purchase";
import { Summary, totalsOf } from "../Summary";
import { useUser } from "../session";
import { pictureAddress, store } from "../store";
import { titleOf } from "../title";

interface Goods {
  sold: readonly CartLine[];
  prices: readonly PricedLine[];
}

const lineOf = ({ itemId: item, skuId, size, color, quantity }: CartLine) => ({
  id: skuId,
  name: item.name,
  picture: { src: pictureAddress(item.image), alt: "", color: item.imageColor ?? undefined },
  size: sizeToTell(size),
  color: colorToTell(color),
  quantity,
  price: item.discountedPrice ?? item.MRP,
});

/** Places the order, paid in cash when it arrives, and goes to its page. */
function usePlace({ sold, prices }: Goods) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shippingAddressId: string) => {
      const totals = totalsOf(prices);
      return placeOrder({
        orderDetails: sold.map(({ itemId, skuId, size, color, quantity }) => ({
          ...{ itemId: itemId._id, skuId, size, quantity },
          color: color ?? undefined,
        })),
        invoice: invoiceRows(totals),
        totalAmount: totals.total,
        shippingAddressId,
        paymentMethod: "COD",
      });
    },
    onSuccess: (order) => {
      queries.setQueryData(orderKey(order._id), order);
      void queries.invalidateQueries({ queryKey: ordersKey });
      navigate(`/order/${order._id}`, { replace: true, state: { isNew: true } });
    },
  });
}

interface CheckoutViewProps extends Goods {
  addresses: readonly Address[];
  place: ReturnType<typeof usePlace>;
}

function CheckoutView({ sold, prices, addresses, place }: CheckoutViewProps) {
  const [wished, setWished] = useState("");
  const [wasPressed, setWasPressed] = useState(false);
  const address =
    addresses.find(({ _id }) => _id === wished) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0];
  const press = () => {
    setWasPressed(true);
    if (address) place.mutate(address._id);
  };
  const missing = wasPressed && !address && texts.addressMissing;
  const problem = missing || (place.error && messageOf(place.error));
  const summary = (
    <Stack gap="6">
      <OrderSummary lines={sold.map(lineOf)} />
      <Summary lines={prices} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button fullWidth loading={place.isPending} onClick={press}>
        {texts.placeOrder}
      </Button>
    </Stack>
  );
  return (
    <CheckoutFrame title={texts.checkout} summary={summary}>
      <title>{titleOf(texts.checkout)}</title>
      <Stack gap="8">
        <DeliveryAddress
          addresses={addresses}
          chosen={address?._id ?? ""}
          onChoose={(id) => setWished(id)}
        />
        <PaymentMethodPicker headingLevel={2} methods={["COD"]} value="COD" />
      </Stack>
    </CheckoutFrame>
  );
}

function Checking() {
  const { isEmpty, offers, sold, prices, isError, refetch } = useOffers();
  const addresses = useQuery({
    queryKey: addressesKey,
    queryFn: ({ signal }) => store.addresses.list({ signal }),
  });
  const place = usePlace({ sold, prices });
  // What was bought is out of the cart before the order's page is there.
  if (isEmpty && (place.isPending || place.isSuccess)) return <PageLoader />;
  if (isEmpty) return <Navigate to="/cart" replace />;
  if (offers && addresses.data) {
    return <CheckoutView {...{ sold, prices, place }} addresses={addresses.data} />;
  }
  if (isError || addresses.isError) {
    const retry = () => void Promise.all([refetch(), addresses.refetch()]);
    return <ErrorState level={1} title={texts.failed} onRetry={retry} />;
  }
  return <PageLoader />;
}

/** The way from the cart to the order, for whoever is signed in. */
export function Checkout() {
  if (useUser()) return <Checking />;
  return <Navigate to="/sign-in" state={{ from: "/checkout" }} replace />;
}
