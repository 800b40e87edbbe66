import { type PincodeCheck, pincodeCalls } from "../contract/pincode";
import { ApiError } from "./api-error";
import type { Caller, CallOptions } from "./caller";

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
      const digits = pincode.trim();
      if (!/^\d{6}$/.test(digits)) {
        throw new ApiError("Please enter a valid 6-digit pincode", {
          status: 400,
          code: "validation_failed",
        });
      }
      return call(pincodeCalls.check, { query: { pincode: digits } }, options);
    },
  };
}
