import {
  type Address,
  type AddressChange,
  type AddressInput,
  addressesClient,
} from "@taanka/api-client";
import { addressSchema, cleanText } from "@taanka/api-client/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { chooseForCheckout, useCheckoutChoice } from "../checkout/checkout";
import { refusalOf, screenMessageOf } from "../errors";
import type { AddressFormValues, PostalAddress } from "../kitProps";
import { apiOf } from "../queries/api";
import { accountKey, keepAnswer, readAgain, staleTimes } from "../queries/queryClient";
import type { QueryState } from "../queries/queryState";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { useAccountQuery } from "../session/useAccountQuery";
import { useDataOrCopy, useOfflineCopy } from "../storage/useOfflineCopy";

export const addressesQuery = (): StoreQuery<Address[]> =>
  storeQuery({
    queryKey: [accountKey, "addresses"],
    staleTime: staleTimes.account,
    queryFn: ({ client, signal }): Promise<Address[]> =>
      apiOf(client)(addressesClient).list({ signal }),
  });

const addressesSchema = v.array(addressSchema);

/** The address book of whoever is signed in; as it was seen before when it can't be fetched now. */
export function useAddresses(): QueryState<Address[]> {
  const query = useAccountQuery(addressesQuery());
  return { ...query, data: useDataOrCopy(query, useOfflineCopy("addresses", addressesSchema)) };
}

/** The address that an order would go to: the chosen one, else the default, else the first. */
export function useDeliveryAddress(): Omit<
  QueryState<Address[]>,
  "data" | "isFetching" | "isLoading"
> & {
  address: Address | undefined;
  addresses: Address[];
} {
  const { addressId } = useCheckoutChoice();
  const { data, isPending, error, refetch } = useAddresses();
  const address =
    data?.find(({ _id }) => _id === addressId) ??
    data?.find(({ isDefault }) => isDefault) ??
    data?.[0];
  return { address, addresses: data ?? [], isPending, error, refetch };
}

/**
 * Saves an address.
 * @param choose whether the order at hand goes there
 */
export function useSaveAddress({ choose = false } = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: AddressInput, { client }): Promise<Address[]> =>
      apiOf(client)(addressesClient).create(input),
    onSuccess: async (book, input) => {
      await keepAnswer(queryClient, addressesQuery().queryKey, book);
      const isSaved = ({ addressLine1, pincode }: Address) =>
        addressLine1 === cleanText(input.addressLine1).trim() && pincode === input.pincode;
      const chosen = choose ? book.findLast(isSaved) : undefined;
      if (chosen || input.isDefault) chooseForCheckout({ addressId: chosen?._id });
    },
  });
}

/** A change of the address book, followed by a fresh list. */
function useAddressChange<Input = string>(
  change: (client: QueryClient, input: Input) => Promise<unknown>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(queryClient, input),
    onSettled: () => readAgain(queryClient, addressesQuery().queryKey),
  });
}

export const useRemoveAddress = () =>
  useAddressChange((client, id) => apiOf(client)(addressesClient).remove(id));

/** Makes an address the default, which orders go to from now on. */
export const useMakeDefaultAddress = () =>
  useAddressChange(async (client, id) => {
    await apiOf(client)(addressesClient).update(id, { isDefault: true });
    chooseForCheckout({ addressId: undefined });
  });

/** Changes an address that is saved; orders go to one that becomes the default. */
export function useEditAddress() {
  return useAddressChange(async (client, { id, ...change }: AddressChange & { id: string }) => {
    const book = client.getQueryData(addressesQuery().queryKey);
    const wasDefault = book?.find(({ _id }) => _id === id)?.isDefault;
    await apiOf(client)(addressesClient).update(id, change);
    if (change.isDefault && !wasDefault) chooseForCheckout({ addressId: undefined });
  });
}

type AnyAddress = Pick<
  Address,
  "name" | "phoneNumber" | "addressLine1" | "addressLine2" | "cityTown" | "state" | "pincode"
>;

/** An address of the API as the kit shows it. */
export function toPostal(address: AnyAddress): PostalAddress {
  return {
    name: address.name,
    phone: address.phoneNumber,
    line1: address.addressLine1,
    ...(address.addressLine2 && { line2: address.addressLine2 }),
    city: address.cityTown,
    state: address.state,
    pincode: address.pincode ?? "",
  };
}

/**
 * What the form holds, as the API takes it: a home.
 * @param country where the shop delivers, such as `India`
 */
export function toAddressInput(
  { line1, line2, city, phone, ...rest }: AddressFormValues,
  country: string,
): AddressInput {
  return {
    ...rest,
    phoneNumber: phone,
    addressLine1: line1,
    ...(line2 && { addressLine2: line2 }),
    cityTown: city,
    country,
    addressType: "Home",
  };
}

/** What the edit form holds: what it does not show stays as it is. */
export function toAddressChange(values: AddressFormValues): AddressChange {
  const { country: _country, addressType: _type, ...fields } = toAddressInput(values, "");
  return { ...fields, addressLine2: values.line2 };
}

const formFields = {
  name: "name",
  phoneNumber: "phone",
  addressLine1: "line1",
  addressLine2: "line2",
  pincode: "pincode",
  cityTown: "city",
  state: "state",
} as const;

/** Why an address was not saved, as the form shows it; without a reason of its own, the fallback. */
export function addressRefusal(error: Error | null, fallback: string) {
  const refusal = refusalOf(error, formFields, fallback);
  return refusal.error === undefined
    ? refusal
    : { ...refusal, error: screenMessageOf(error, fallback) };
}
