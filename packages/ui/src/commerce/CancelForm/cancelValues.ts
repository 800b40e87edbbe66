import { fill } from "../../utils/fill";
import { type FormErrors, wrongFields } from "../useFormCheck";
import type { CancelReason } from "./cancelReasons";
import type { CancelFormMessages } from "./messages";

/** Where the money goes: to where it came from, or to another bank account. */
export type RefundMode = "source" | "other";

/** All of them, in the order in which they are offered. */
export const everyRefundMode: readonly RefundMode[] = ["source", "other"];

/** What a cancel form hands over; the description is trimmed and not empty. */
export interface CancelValues {
  reason: CancelReason;
  description: string;
  /** Not there where `refundModes` was empty. */
  refundMode?: RefundMode;
}

/** What a cancel form holds while it is filled in. */
export interface CancelDraft {
  reason: CancelReason | "";
  description: string;
  refundMode: RefundMode | "";
  agreed: boolean;
}

/** What stands in the way of cancelling; `order` is about the order itself. */
export type CancelField = "terms" | "reason" | "description" | "refundMode" | "order";

const tooLate = ["Dispatched", "Delivered", "Cancelled"];

/** What of an order says whether it can be cancelled. */
interface CancelledOrder {
  status?: string;
  statusLabel?: string;
  isCancelled?: boolean;
}

/** Why an order can't be cancelled, whatever the form says; undefined where it can. */
export function refusalOf(
  { status = "", statusLabel = status, isCancelled = false }: CancelledOrder,
  text: CancelFormMessages,
): string | undefined {
  if (isCancelled) return text.alreadyCancelled;
  return tooLate.includes(status) ? fill(text.wrongStatus, { status: statusLabel }) : undefined;
}

/** What keeps an order from being cancelled, in the order in which it is told. */
export function findCancelErrors(
  draft: CancelDraft,
  order: CancelledOrder,
  text: CancelFormMessages,
  refundModes: readonly RefundMode[] = everyRefundMode,
): FormErrors<CancelField> {
  return wrongFields<CancelField>({
    terms: !draft.agreed && text.agreeMissing,
    reason: draft.reason === "" && text.reasonMissing,
    description: draft.description.trim() === "" && text.descriptionMissing,
    refundMode: refundModes.length > 0 && draft.refundMode === "" && text.refundModeMissing,
    order: refusalOf(order, text),
  });
}
