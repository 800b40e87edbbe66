"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../controls/Button";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import type { OrderSummaryLine } from "../OrderSummary";
import { ReasonFields } from "../ReasonFields/ReasonFields";
import type { ReasonOption } from "../types";
import * as css from "./CancelForm.css";
import { Pieces, Refund, RefundModes, Terms } from "./CancelParts";
import { type CancelReason, cancelReasons } from "./cancelReasons";
import type { CancelValues, RefundMode } from "./cancelValues";
import { type CancelFormMessages, cancelFormMessages } from "./messages";
import { useCancel } from "./useCancel";

export interface CancelFormProps<Reason extends string = CancelReason>
  extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** What was ordered. The first piece is shown, the others are counted. */
  lines: readonly OrderSummaryLine[];
  /** A quiet line below the first piece's name, such as that of its collection. */
  caption?: ReactNode;
  /** Where the order stands, as the shop's data names it: “Order Placed”, “Dispatched”. */
  status?: string;
  /** The status as its buyer reads it, in another language for instance; else `status` itself. */
  statusLabel?: string;
  /**
   * The order is cancelled already.
   * @default false
   */
  isCancelled?: boolean;
  /**
   * Values of `status` in which an order can't be cancelled any more.
   * @default ["Dispatched", "Delivered", "Cancelled"]
   */
  closedStatuses?: readonly string[];
  /**
   * Why somebody may cancel, to choose from.
   * @default a change of mind, a better price elsewhere, a long delivery, something else
   */
  reasons?: readonly ReasonOption<Reason>[];
  /**
   * The shopper has to say more than the reason.
   * @default true
   */
  descriptionRequired?: boolean;
  /** Called with a complete answer for an order that can be cancelled. */
  onSubmit: (values: CancelValues<Reason>) => unknown;
  /** Called with the first thing that stands in the way, for a toast. The form shows all of them. */
  onRefuse?: (message: string) => void;
  /** What is paid back, in rupees. Leave it out for an order that was not paid. */
  refundAmount?: number;
  /** When and how the money comes. */
  refundNote?: ReactNode;
  /**
   * Where the shop can pay back to, for the shopper to choose. Empty, nothing is asked, as for a shop
   * that pays back in one way.
   * @default []
   */
  refundModes?: readonly RefundMode[];
  /** Address of the terms. Without it nobody has to agree to any. */
  termsHref?: string;
  /**
   * The order is being cancelled.
   * @default false
   */
  busy?: boolean;
  /** Why the shop could not cancel. */
  error?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<CancelFormMessages>;
}

const noModes: readonly RefundMode[] = [];

/** Cancels a whole order: why, in the shopper's words, where the money goes, and the terms. */
export function CancelForm<Reason extends string = CancelReason>({
  lines,
  caption,
  status,
  statusLabel,
  isCancelled,
  closedStatuses,
  reasons,
  descriptionRequired = true,
  onSubmit,
  onRefuse,
  refundAmount,
  refundNote,
  refundModes = noModes,
  termsHref,
  busy = false,
  error,
  messages,
  className,
  ...rest
}: CancelFormProps<Reason>) {
  const text = useMessages("cancelForm", cancelFormMessages, messages);
  const id = useId();
  const { draft, change, errors, refusal, sending, submit } = useCancel({
    ...{ id, busy, text, onRefuse },
    // What can be chosen are the reasons that are offered.
    onSubmit: (values) => onSubmit(values as CancelValues<Reason>),
    order: { status, statusLabel, isCancelled, closedStatuses },
    asked: { refundModes, description: descriptionRequired, terms: Boolean(termsHref) },
  });
  return (
    <form method="post" {...rest} noValidate className={cx(css.form, className)} onSubmit={submit}>
      <Pieces lines={lines} caption={caption} text={text} />
      {refusal && (
        <Notice id={`${id}-order`} kind="warning" tabIndex={-1}>
          {refusal}
        </Notice>
      )}
      <ReasonFields
        {...{ id, draft, errors, text, descriptionRequired }}
        reasons={reasons ?? cancelReasons.map((value) => ({ value, label: text.reasons[value] }))}
        rows={4}
        onChange={change}
      />
      {refundModes.length > 0 && (
        <RefundModes
          id={`${id}-refundMode`}
          modes={refundModes}
          chosen={draft.refundMode}
          error={errors.refundMode}
          text={text}
          onChoose={(refundMode) => change({ refundMode })}
        />
      )}
      {(refundAmount !== undefined || refundNote) && (
        <Refund amount={refundAmount} note={refundNote} text={text} />
      )}
      {termsHref && (
        <Terms
          id={`${id}-terms`}
          href={termsHref}
          agreed={draft.agreed}
          error={errors.terms}
          text={text}
          onAgree={(agreed) => change({ agreed })}
        />
      )}
      {error && <Notice kind="error">{error}</Notice>}
      {/* Not `disabled`, which would drop the focus of who has just pressed it. */}
      <Button type="submit" className={css.submit} aria-disabled={sending || undefined}>
        {sending ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
