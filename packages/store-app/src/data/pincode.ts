import type { PincodeCheck } from "@taanka/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { freshness } from "./queryClient";

/** Whether parcels go to a postal code, and how long they take. */
export const pincodeQuery = (pincode: string) =>
  queryOptions({
    queryKey: ["pincode", pincode],
    staleTime: freshness.catalogue,
    queryFn: ({ signal }): Promise<PincodeCheck> => api().pincodes.check(pincode, { signal }),
  });
