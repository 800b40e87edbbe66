import * as v from "valibot";
import { looseText, moneySchema } from "./common";

/** Pieces of an order that go back, to be paid back or exchanged. */
export const orderReturnSchema = v.object({
  _id: v.string(),
  /** `refund` or `exchange`. */
  kind: looseText,
  /** The variant that goes back. */
  skuId: looseText,
  /** The variant that is sent instead, for an exchange. */
  newSkuId: v.nullish(v.string()),
  /** Size and colour of that variant, as far as the catalogue still has it. */
  newSize: v.nullish(v.string()),
  newColor: v.nullish(v.string()),
  quantity: v.nullish(v.number(), 1),
  /** A key of the return reasons. */
  reason: looseText,
  description: looseText,
  /** `Requested`, `Completed` or `Rejected`. */
  status: v.nullish(v.string(), "Requested"),
  /** Rupees that are paid back; 0 for an exchange. */
  refundAmount: v.nullish(moneySchema, 0),
  createdAt: v.nullish(v.string()),
});

/** See {@link orderReturnSchema}. */
export type OrderReturn = v.InferOutput<typeof orderReturnSchema>;
