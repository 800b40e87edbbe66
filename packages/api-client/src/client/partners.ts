import { type PartnerApplication, partnerCalls } from "../contract/partner";
import { normalisePhone } from "../contract/phone";
import type { PartnerInput } from "../contract/requests/partner";
import type { Caller, CallOptions } from "./caller";
import { oneUnder } from "./loose";

/** Applying to sell through the shop. */
export interface PartnersClient {
  /**
   * Sends an application with a picture of the shop, as `multipart/form-data`. Another one takes
   * the place of the one before. `POST /partner/apply`
   * @param input the form; `shopImage` is a JPEG, PNG, WebP or AVIF of at most 5 MiB. A file's name
   * does not matter, its content does.
   * @throws ApiError 400 with the field's message, 401, 413 and 415 for the picture, 429.
   */
  apply(input: PartnerInput, options?: CallOptions): Promise<PartnerApplication>;
  /**
   * The application of whoever is signed in. `GET /partner/application`
   * @throws ApiError 401, 404 when there is none.
   */
  read(options?: CallOptions): Promise<PartnerApplication>;
}

/** Makes a {@link PartnersClient}. */
export function partnersClient(call: Caller): PartnersClient {
  return {
    apply(input: PartnerInput, options?: CallOptions) {
      const form = new FormData();
      for (const [name, value] of Object.entries(input)) {
        if (value === undefined || value === "") continue;
        form.append(name, name === "mobile" ? normalisePhone(input.mobile) : value);
      }
      return call(partnerCalls.apply, { body: form }, options, oneUnder("application"));
    },
    read(options?: CallOptions) {
      return call(partnerCalls.read, {}, options, oneUnder("application"));
    },
  };
}
