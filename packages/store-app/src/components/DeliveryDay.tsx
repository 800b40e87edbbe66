import { pincodeQuery } from "@taanka/store";
import { formatDay, Notice, Text } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../config";
import { useTexts } from "../texts";

const dayLength = 24 * 60 * 60 * 1000;

/** When an order comes to an address, or that it does not; its line is kept free until that is known. */
export function DeliveryDay({ pincode }: { pincode: string }) {
  const { data, dataUpdatedAt } = useQuery(pincodeQuery(pincode));
  const { addresses, payment } = useTexts();
  const { locale } = useLanguage();
  if (data?.isDeliverable === false) {
    return <Notice kind="warning">{addresses.undeliverable(pincode)}</Notice>;
  }
  const days = data?.deliveryDays?.to;
  return (
    <Text size="sm">
      {days === undefined
        ? "\u00a0"
        : payment.confirmed.expected(formatDay(dataUpdatedAt + days * dayLength, locale))}
    </Text>
  );
}
