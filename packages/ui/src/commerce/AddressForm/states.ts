/** States and union territories of India, as postal addresses write them. */
export const indianStates = [
  "Andaman and Nicobar Islands",
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chandigarh",
  "Chhattisgarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Delhi",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jammu and Kashmir",
  "Jharkhand",
  "Karnataka",
  "Kerala",
  "Ladakh",
  "Lakshadweep",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Puducherry",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
] as const;

/** A state or union territory of India, by its English name. */
export type IndianState = (typeof indianStates)[number];

/** The state that a text means, however it is capitalised; an empty text for any other. */
export function findState(text: string): IndianState | "" {
  const wanted = text.trim().toLowerCase();
  return indianStates.find((state) => state.toLowerCase() === wanted) ?? "";
}

/** Where nothing is known of a pincode. */
export const noStates: readonly string[] = [];

/**
 * What a form holds, with the only state that its pincode can lie in while none is chosen.
 *
 * @param pincodeStates - states that the pincode lies in, as far as the shop knows
 */
export function withPincodeState<V extends { state: string }>(
  values: V,
  pincodeStates: readonly string[],
): V {
  const [only = "", ...others] = pincodeStates;
  if (values.state !== "" || others.length > 0) return values;
  return { ...values, state: findState(only) };
}
