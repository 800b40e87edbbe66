import type { CancelReason } from "./cancelReasons";

export interface CancelFormMessages {
  /** When an order has more pieces than the one shown; `{count}` of them. */
  more: string;
  reason: string;
  reasonPlaceholder: string;
  /** What the reasons are called. */
  reasons: Record<CancelReason, string>;
  description: string;
  descriptionHint: string;
  refundMode: string;
  source: string;
  sourceNote: string;
  other: string;
  otherNote: string;
  /** Before the amount that is paid back. */
  refund: string;
  agree: string;
  /** The link to the terms. */
  readTerms: string;
  submit: string;
  /** On the button while the order is being cancelled. */
  submitting: string;
  agreeMissing: string;
  reasonMissing: string;
  descriptionMissing: string;
  refundModeMissing: string;
  alreadyCancelled: string;
  /** `{status}` is the order's. */
  wrongStatus: string;
}

export const cancelFormMessages: CancelFormMessages = {
  more: "and {count} more in this order",
  reason: "Reason for cancellation",
  reasonPlaceholder: "Select a reason",
  reasons: {
    changed_mind: "I changed my mind",
    found_cheaper: "Found a better price elsewhere",
    delay: "Delivery taking too long",
    other: "Other",
  },
  description: "Description",
  descriptionHint: "(max. 500 words)",
  refundMode: "Refund mode",
  source: "Back to source",
  sourceNote: "Credits the original payment method",
  other: "Other Bank Account",
  otherNote: "Pays a different bank account",
  refund: "Refund",
  agree: "I agree to the terms and conditions",
  readTerms: "Read the terms",
  submit: "CANCEL ORDER",
  submitting: "CANCELLING...",
  agreeMissing: "Please agree to the terms and conditions",
  reasonMissing: "Please select a reason for cancellation",
  descriptionMissing: "Please provide a description for cancellation",
  refundModeMissing: "Please select a refund mode",
  alreadyCancelled: "Order is already cancelled",
  wrongStatus: "Order cannot be cancelled in {status} status",
};
