import * as v from "valibot";
import { useOfflineCopy } from "../storage/useOfflineCopy";

const draftSchema = v.object({
  name: v.string(),
  phone: v.string(),
  line1: v.string(),
  line2: v.string(),
  pincode: v.string(),
  city: v.string(),
  state: v.string(),
  isDefault: v.boolean(),
});

/** A new address as far as whoever is signed in has written it. */
export const useNewAddressDraft = () => useOfflineCopy("addresses.new", draftSchema);
