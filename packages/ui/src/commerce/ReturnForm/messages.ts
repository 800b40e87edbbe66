import type { ReturnReason } from "./returnReasons";

export interface ReturnFormMessages {
  kind: string;
  refund: string;
  exchange: string;
  lines: string;
  /** Names the count of pieces that go back; `{product}` is the piece. */
  quantity: string;
  newColor: string;
  newSize: string;
  /** Why a piece can't be exchanged. */
  nothingInstead: string;
  reason: string;
  reasonPlaceholder: string;
  /** What the reasons are called. */
  reasons: Record<ReturnReason, string>;
  description: string;
  descriptionHint: string;
  pictures: string;
  picturesHint: string;
  pickup: string;
  /** Before the amount that is paid back. */
  refundTotal: string;
  /** Before what is sent instead. */
  exchangeTotal: string;
  /** One piece that is sent instead: `{product}`, `{variant}` and `{quantity}`. */
  exchanged: string;
  submitRefund: string;
  submitExchange: string;
  linesMissing: string;
  variantMissing: string;
  colorMissing: string;
  reasonMissing: string;
  descriptionMissing: string;
}

export const returnFormMessages: ReturnFormMessages = {
  kind: "What would you like?",
  refund: "Return for a refund",
  exchange: "Exchange",
  lines: "What goes back?",
  quantity: "How many of {product}",
  newColor: "Colour you want instead",
  newSize: "Size you want instead",
  nothingInstead: "There is no other size or colour of it left",
  reason: "Reason",
  reasonPlaceholder: "Select a reason",
  reasons: {
    size: "Size does not fit",
    damaged: "Damaged or defective",
    not_as_described: "Not as described",
    wrong_item: "Wrong item delivered",
    quality: "Quality not as expected",
    other: "Other",
  },
  description: "Description",
  descriptionHint: "What is wrong, and where on the piece",
  pictures: "Pictures",
  picturesHint: "The label and, if there is one, the flaw",
  pickup: "Pickup from",
  refundTotal: "Refund",
  exchangeTotal: "You get instead",
  exchanged: "{product}: {variant} ×\u00a0{quantity}",
  submitRefund: "Request return",
  submitExchange: "Request exchange",
  linesMissing: "Please select the item to return",
  variantMissing: "Please select the size you want instead",
  colorMissing: "Please select the colour you want instead",
  reasonMissing: "Please select a reason",
  descriptionMissing: "Please describe what is wrong",
};
