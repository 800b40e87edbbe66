import { latinDigits } from "../contract/digits";
import { type PincodeCheck, pincodeCalls } from "../contract/pincode";
import type { Caller, CallOptions } from "./caller";
import { invalid } from "./require-value";

/** Where the shop delivers. */
export interface PincodesClient {
  /**
   * Whether the shop delivers to a postal code. `GET /pincode/check`
   * @param pincode six digits.
   * @returns `message` is what the shopper reads, such as 'Delivery available to this pincode (2-5
   * days)'.
   * @throws ApiError 400 'Please enter a valid 6-digit pincode' (before anything is sent).
   */
  check(pincode: string, options?: CallOptions): Promise<PincodeCheck>;
}

/** Makes a {@link PincodesClient}. */
export function pincodesClient(call: Caller): PincodesClient {
  return {
    async check(pincode: string, options?: CallOptions) {
      const digits = latinDigits(pincode).trim();
      if (!/^\d{6}$/.test(digits)) {
        throw invalid(pincodeCalls.check, "Please enter a valid 6-digit pincode");
      }
      return call(pincodeCalls.check, { query: { pincode: digits } }, options);
    },
  };
}
