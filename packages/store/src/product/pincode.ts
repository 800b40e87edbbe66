import { type PincodeCheck, pincodesClient } from "@taanka/api-client";
import { useQuery } from "@tanstack/react-query";
import { apiOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";

/** Whether parcels go to a postal code, and how long they take. */
export const pincodeQuery = (pincode: string): StoreQuery<PincodeCheck> =>
  storeQuery({
    queryKey: ["pincode", pincode],
    staleTime: staleTimes.catalogue,
    queryFn: ({ client, signal }): Promise<PincodeCheck> =>
      apiOf(client)(pincodesClient).check(pincode, { signal }),
  });

/** Whether the shop is known not to deliver to a postal code. */
export function useIsUndeliverable(pincode: string | null | undefined): boolean {
  const { data } = useQuery({ ...pincodeQuery(pincode ?? ""), enabled: Boolean(pincode) });
  return data?.isDeliverable === false;
}
