import type { Address, CartLine } from "@taanka/api-client";
import {
  CheckoutFrame,
  ErrorState,
  OrderSummary,
  PageLoader,
  PaymentMethodPicker,
  Stack,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { addressesOf } from "../account";
import { colorToTell, sizeToTell } from "../choice";
import { DeliveryAddress } from "../DeliveryAddress";
import { texts } from "../language";
import { useOffers } from "../offers";
import { usePerson } from "../Personal";
import { PlaceOrder } from "../PlaceOrder";
import { pictureOf } from "../picture";
import { type Goods, usePlace } from "../placing";
import { Summary } from "../Summary";
import { titleOf } from "../title";

const lineOf = ({ itemId: item, skuId, size, color, quantity }: CartLine) => ({
  id: skuId,
  name: item.name,
  picture: pictureOf(item.image, item.imageColor),
  size: sizeToTell(size),
  color: colorToTell(color),
  quantity,
  price: item.discountedPrice ?? item.MRP,
});

interface CheckoutViewProps extends Goods, ReturnType<typeof usePlace> {
  addresses: readonly Address[];
  isSettled: boolean;
}

function CheckoutView(props: CheckoutViewProps) {
  const { sold, prices, isSettled, addresses, place, press, unanswered } = props;
  const [wished, setWished] = useState("");
  const [wasPressed, setWasPressed] = useState(false);
  const address =
    addresses.find(({ _id }) => _id === wished) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0];
  const order = () => {
    setWasPressed(true);
    if (address) press(address._id);
  };
  const summary = (
    <Stack gap="6">
      <OrderSummary lines={sold.map(lineOf)} />
      <Summary lines={prices} />
      <PlaceOrder
        isSettled={isSettled}
        error={place.error}
        unanswered={unanswered}
        addressMissing={wasPressed && !address}
        isPending={place.isPending}
        onPress={order}
      />
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

/** The way from the cart to the order, for whoever is signed in. */
export default function Checkout() {
  const { isEmpty, offers, sold, prices, isSettled, isError, refetch } = useOffers();
  const addresses = useQuery(addressesOf(usePerson()));
  const placing = usePlace({ sold, prices });
  const { isPending, isSuccess } = placing.place;
  // What was bought is out of the cart before the order's page is there.
  if (isEmpty && (isPending || isSuccess)) return <PageLoader />;
  // Nothing is left to buy: the cart says what became of it.
  const hasNothing = offers !== undefined && sold.length === 0 && !isPending;
  if (isEmpty || hasNothing) return <Navigate to="/cart" replace />;
  if (offers && addresses.data) {
    const goods = { sold, prices, isSettled };
    return <CheckoutView {...goods} {...placing} addresses={addresses.data} />;
  }
  if (isError || addresses.isError) {
    const retry = () => void Promise.all([refetch(), addresses.refetch()]);
    return <ErrorState level={1} title={texts.failed} onRetry={retry} />;
  }
  return <PageLoader />;
}
