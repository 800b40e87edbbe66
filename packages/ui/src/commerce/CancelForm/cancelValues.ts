import { fill } from "../../utils/fill";
import { trimText } from "../../utils/trimText";
import { type FormErrors, wrongFields } from "../useFormCheck";
import type { CancelReason } from "./cancelReasons";
import type { CancelFormMessages } from "./messages";

/** Where the money goes: to where it came from, or to another bank account. */
export type RefundMode = "source" | "other";

/** What a cancel form hands over. `Reason` names the reasons of a shop that has its own. */
export interface CancelValues<Reason extends string = CancelReason> {
  /** Key of the chosen reason. */
  reason: Reason;
  /** Trimmed; empty only where it may be left out. */
  description: string;
  /** Not there where no refund mode was asked for. */
  refundMode?: RefundMode;
}

/** What a cancel form holds while it is filled in. */
export interface CancelDraft {
  reason: string;
  description: string;
  refundMode: RefundMode | "";
  agreed: boolean;
}

/** What stands in the way of cancelling; `order` is about the order itself. */
export type CancelField = "terms" | "reason" | "description" | "refundMode" | "order";

const tooLate: readonly string[] = ["Dispatched", "Delivered", "Cancelled"];

/** What of an order says whether it can be cancelled. */
export interface CancelledOrder {
  status?: string | undefined;
  statusLabel?: string | undefined;
  isCancelled?: boolean | undefined;
  closedStatuses?: readonly string[] | undefined;
}

/** What a form asks for beside the reason. */
export interface CancelQuestions {
  refundModes: readonly RefundMode[];
  description: boolean;
  terms: boolean;
}

/** Why an order can't be cancelled, whatever the form says; undefined where it can. */
export function refusalOf(
  {
    status = "",
    statusLabel = status,
    isCancelled = false,
    closedStatuses = tooLate,
  }: CancelledOrder,
  text: CancelFormMessages,
): string | undefined {
  if (isCancelled) return text.alreadyCancelled;
  if (!closedStatuses.includes(status)) return undefined;
  return fill(text.wrongStatus, { status: statusLabel });
}

/** What keeps an order from being cancelled, in the order in which it is told. */
export function findCancelErrors(
  draft: CancelDraft,
  order: CancelledOrder,
  asked: CancelQuestions,
  text: CancelFormMessages,
): FormErrors<CancelField> {
  return wrongFields<CancelField>({
    terms: asked.terms && !draft.agreed && text.agreeMissing,
    reason: draft.reason === "" && text.reasonMissing,
    description: asked.description && trimText(draft.description) === "" && text.descriptionMissing,
    refundMode: asked.refundModes.length > 0 && draft.refundMode === "" && text.refundModeMissing,
    order: refusalOf(order, text),
  });
}

/** What is handed over of a form without errors. */
export function cancelValuesOf({
  reason,
  description,
  refundMode,
}: CancelDraft): CancelValues<string> {
  return { reason, description: trimText(description), ...(refundMode && { refundMode }) };
}
