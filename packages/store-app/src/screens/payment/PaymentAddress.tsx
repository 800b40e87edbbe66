import type { Address } from "@taanka/api-client";
import { toPostal } from "@taanka/store";
import { AddressCard, ButtonLink, Heading, Stack } from "@taanka/ui";
import { DeliveryDay } from "../../components/DeliveryDay";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

/** Where the order goes and when it comes, with the way to choose another address. */
export function PaymentAddress({ address }: { address: Address }) {
  const { addresses } = useTexts();
  return (
    <Stack gap="4" as="section">
      <Heading level={2} size="xl">
        {addresses.delivery}
      </Heading>
      <AddressCard
        address={toPostal(address)}
        isDefault={address.isDefault === true}
        actions={
          <ButtonLink href={paths.cart} tone="quiet" size="small">
            {addresses.change}
          </ButtonLink>
        }
      />
      {address.pincode && <DeliveryDay pincode={address.pincode} />}
    </Stack>
  );
}
