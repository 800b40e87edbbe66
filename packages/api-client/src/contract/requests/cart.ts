import * as v from "valibot";
import { MAX_GUEST_LINES, MAX_LINE_QUANTITY, MAX_SIZE_LENGTH } from "../constants";
import type { ReadonlyDeep, RequestSchemas } from "../endpoint";
import { amountSchema, idSchema, requiredId, requiredText, text, whole } from "./common";

const lineKey = {
  itemId: requiredId("Product ID is required"),
  size: requiredText(MAX_SIZE_LENGTH, "Please select a size"),
  color: v.optional(requiredText(60), "default"),
  skuId: requiredId("Unable to find product variant. Please try again."),
};

/** Body of the add call. */
export const cartAddBodySchema = v.object({
  ...lineKey,
  quantity: v.optional(whole(1, MAX_LINE_QUANTITY), 1),
  couponCode: v.nullish(text(40)),
  couponDiscount: v.nullish(amountSchema),
});
/** What a caller gives to add to the cart. */
export type CartAddInput = v.InferInput<typeof cartAddBodySchema>;

/** Body of the remove call. */
export const cartRemoveBodySchema = v.object(lineKey);
/** What names a line of the cart. */
export type CartLineKey = v.InferInput<typeof cartRemoveBodySchema>;

/** Body of the quantity call; each call changes the quantity by one. */
export const cartQuantityBodySchema = v.object({
  ...lineKey,
  action: v.picklist(["increase", "decrease"]),
});
/** What a caller gives to change a quantity by one. */
export type CartQuantityInput = v.InferInput<typeof cartQuantityBodySchema>;

/** Body of the calls for a cart that is kept on a visitor's device. */
export const guestCartBodySchema = v.object({
  lines: v.pipe(
    v.array(v.object({ ...lineKey, quantity: whole(1, MAX_LINE_QUANTITY) })),
    v.maxLength(MAX_GUEST_LINES),
  ),
});
/** The lines of a visitor's cart. */
export type GuestCartInput = ReadonlyDeep<v.InferInput<typeof guestCartBodySchema>>;

/** What the cart calls are sent. */
export const cartRequests = {
  add: { body: cartAddBodySchema },
  remove: { body: cartRemoveBodySchema },
  updateQuantity: { body: cartQuantityBodySchema },
  preview: { body: guestCartBodySchema },
  merge: { body: guestCartBodySchema },
  saveForLater: { body: cartRemoveBodySchema },
  moveToCart: { body: cartRemoveBodySchema },
  removeSaved: { body: cartRemoveBodySchema },
  mergeSaved: { body: guestCartBodySchema },
  ofUser: { params: v.object({ userId: idSchema }) },
} as const satisfies Record<string, RequestSchemas>;
