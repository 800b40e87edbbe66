import * as v from "valibot";
import { offlineCopy } from "./offlineCopy";

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

/** A new address as far as it is written. @param owner ten digits of whoever writes it */
export const newAddressDraft = (owner: string) => offlineCopy("addresses.new", owner, draftSchema);
