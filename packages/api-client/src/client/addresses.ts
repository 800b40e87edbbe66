import { type Address, addressCalls } from "../contract/address";
import { normalisePhone } from "../contract/phone";
import type { AddressChange, AddressInput } from "../contract/requests/address";
import { ApiError } from "./api-error";
import type { Caller, CallOptions } from "./caller";
import { addressBook } from "./loose";

/** The address book of whoever is signed in. */
export interface AddressesClient {
  /**
   * All saved addresses. A 404 or 'No addresses found' is an empty list, not an error.
   * `GET /user/address/`
   * @throws ApiError 401; else 'Failed to fetch addresses'.
   */
  list(options?: CallOptions): Promise<Address[]>;
  /**
   * Saves an address and gives the whole book. Country is India and type Home unless told
   * otherwise. `POST /user/address/create`
   * @throws ApiError 400 with the field's message, 401 'Please login to save address' (before
   * anything is sent); else 'Failed to save address. Please try again.'
   */
  create(address: AddressInput, options?: CallOptions): Promise<Address[]>;
  /**
   * Changes any fields of an address; `{isDefault: true}` makes it the default.
   * `PUT /user/address/{id}`
   * @throws ApiError 400, 404; else 'Failed to save address. Please try again.'
   */
  update(id: string, change: AddressChange, options?: CallOptions): Promise<void>;
  /**
   * Deletes an address. `DELETE /user/address/{id}`
   * @throws ApiError 404; else 'Failed to delete address. Please try again.'
   */
  remove(id: string, options?: CallOptions): Promise<void>;
}

/** Makes a {@link AddressesClient}. */
export function addressesClient(call: Caller): AddressesClient {
  return {
    async list(options?: CallOptions) {
      try {
        const answer = await call(addressCalls.list, {}, options, addressBook("addresses"));
        return answer.addresses.addressDetail;
      } catch (error) {
        if (error instanceof ApiError && isEmptyBook(error)) return [];
        throw error;
      }
    },
    async create(address: AddressInput, options?: CallOptions) {
      const body = {
        country: "India",
        addressType: "Home",
        ...address,
        phoneNumber: normalisePhone(address.phoneNumber),
      };
      const answer = await call(addressCalls.create, { body }, options, addressBook("address"));
      return answer.address.addressDetail;
    },
    async update(id: string, change: AddressChange, options?: CallOptions) {
      const { phoneNumber } = change;
      const body = phoneNumber ? { ...change, phoneNumber: normalisePhone(phoneNumber) } : change;
      await call(addressCalls.update, { params: { id }, body }, options);
    },
    async remove(id: string, options?: CallOptions) {
      await call(addressCalls.remove, { params: { id } }, options);
    },
  };
}

function isEmptyBook(error: ApiError) {
  return error.status === 404 || error.message.includes("No addresses found");
}
