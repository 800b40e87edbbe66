import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pincodeQuery } from "./pincode";

/**
 * What a form with an address asks and is told of its pincode: the states that it lies in.
 *
 * @param start - the pincode that the form begins with
 */
export function usePincodeStates(start = "") {
  const [pincode, setPincode] = useState(start);
  const enabled = /^\d{6}$/.test(pincode);
  const { data } = useQuery({ ...pincodeQuery(pincode), enabled });
  return {
    pincodeStates: (enabled && data?.states) || [],
    onValuesChange: (values: { pincode: string }) => setPincode(values.pincode),
  };
}
