"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../../controls/Button";
import { Checkbox } from "../../controls/Checkbox";
import { CheckboxGroup } from "../../controls/CheckboxGroup";
import { focusField } from "../../controls/ErrorSummary/focusField";
import { Select } from "../../controls/Select";
import { TextArea } from "../../controls/TextArea";
import { Notice } from "../../feedback/Notice";
import { bare } from "../../styles/bare.css";
import { useMessages, useTheme } from "../../theme/context";
import { Link } from "../../typography/Link";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { formatRupees } from "../money";
import { OrderPiece } from "../OrderPiece/OrderPiece";
import type { OrderSummaryLine } from "../OrderSummary";
import { useFormCheck } from "../useFormCheck";
import * as css from "./CancelForm.css";
import { type CancelReason, cancelReasons } from "./cancelReasons";
import {
  type CancelDraft,
  type CancelValues,
  everyRefundMode,
  findCancelErrors,
  type RefundMode,
  refusalOf,
} from "./cancelValues";
import { type CancelFormMessages, cancelFormMessages } from "./messages";

export interface CancelFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** What was ordered. The first piece is shown, the others are counted. */
  lines: readonly OrderSummaryLine[];
  /** A quiet line below the first piece's name, such as that of its collection. */
  caption?: ReactNode;
  /** Where the order stands, such as “Order Placed”. A dispatched one can't be cancelled. */
  status?: string;
  /** The status as its buyer reads it, in another language for instance; else `status` itself. */
  statusLabel?: string;
  /**
   * The order is cancelled already.
   * @default false
   */
  isCancelled?: boolean;
  /** Called with a complete answer for an order that can be cancelled. */
  onSubmit: (values: CancelValues) => unknown;
  /** Called with the first thing that stands in the way, for a toast. The form shows all of them. */
  onRefuse?: (message: string) => void;
  /** What is paid back, in rupees. Leave it out for an order that was not paid. */
  refundAmount?: number;
  /** When and how the money comes. */
  refundNote?: ReactNode;
  /**
   * Where the shop can pay back to, for the shopper to choose. Empty, nothing is asked: for an order
   * that was not paid, and for a shop that pays back in one way.
   * @default ["source", "other"]
   */
  refundModes?: readonly RefundMode[];
  /** Address of the terms. */
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

const start: CancelDraft = { reason: "", description: "", refundMode: "", agreed: false };

/** What is handed over of a form without errors. */
function valuesOf({ reason, description, refundMode }: CancelDraft): CancelValues | undefined {
  if (reason === "") return undefined;
  return { reason, description: description.trim(), ...(refundMode && { refundMode }) };
}

/** Cancels a whole order: why, in the shopper's words, where the money goes, and the terms. */
export function CancelForm({
  lines,
  caption,
  status,
  statusLabel,
  isCancelled,
  onSubmit,
  onRefuse,
  refundAmount,
  refundNote,
  refundModes = everyRefundMode,
  termsHref,
  busy = false,
  error,
  messages,
  className,
  ...rest
}: CancelFormProps) {
  const text = useMessages("cancelForm", cancelFormMessages, messages);
  const [draft, setDraft] = useState(start);
  const [sent, setSent] = useState(false);
  const id = useId();
  const order = { status, statusLabel, isCancelled };
  const refusal = refusalOf(order, text);
  const send = async (values: CancelValues) => {
    setSent(true);
    try {
      await onSubmit(values);
    } catch (error) {
      setSent(false);
      throw error;
    }
  };
  const change = (part: Partial<CancelDraft>) => setDraft((current) => ({ ...current, ...part }));
  const { errors, sending, submit } = useFormCheck(
    findCancelErrors(draft, order, text, refundModes),
    {
      id,
      busy,
      values: draft,
      onInvalid: (field, message) => {
        onRefuse?.(message);
        focusField(`${id}-${field}`);
      },
      onValid: () => {
        const values = valuesOf(draft);
        return values && send(values);
      },
    },
  );
  return (
    <form method="post" {...rest} noValidate className={cx(css.form, className)} onSubmit={submit}>
      <Pieces lines={lines} caption={caption} text={text} />
      {/* An order that this form cancelled is no news to whoever sent it. */}
      {refusal && !sent && (
        <Notice id={`${id}-order`} kind="warning" tabIndex={-1}>
          {refusal}
        </Notice>
      )}
      <Select
        id={`${id}-reason`}
        name="reason"
        label={text.reason}
        required
        error={errors.reason}
        placeholder={text.reasonPlaceholder}
        options={cancelReasons.map((value) => ({ value, label: text.reasons[value] }))}
        value={draft.reason}
        onValueChange={(reason) => change({ reason: reason as CancelReason })}
      />
      <TextArea
        id={`${id}-description`}
        name="description"
        label={text.description}
        hint={text.descriptionHint}
        required
        rows={4}
        error={errors.description}
        value={draft.description}
        onValueChange={(description) => change({ description })}
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
      <Checkbox
        id={`${id}-terms`}
        label={text.agree}
        // Beside the form: what was filled in is not lost by reading them.
        description={
          termsHref && (
            <Link href={termsHref} target="_blank">
              {text.readTerms}
            </Link>
          )
        }
        required
        error={errors.terms}
        checked={draft.agreed}
        onCheckedChange={(agreed) => change({ agreed })}
      />
      {error && <Notice kind="error">{error}</Notice>}
      <Button type="submit" className={css.submit} disabled={sending}>
        {sending ? text.submitting : text.submit}
      </Button>
    </form>
  );
}

interface PiecesProps extends Pick<CancelFormProps, "lines" | "caption"> {
  text: CancelFormMessages;
}

function Pieces({ lines: [first, ...others], caption, text }: PiecesProps) {
  if (!first) return null;
  return (
    <div className={css.pieces}>
      <OrderPiece line={first} caption={caption} />
      {others.length > 0 && <p className={css.more}>{fill(text.more, { count: others.length })}</p>}
    </div>
  );
}

interface RefundModesProps {
  id: string;
  modes: readonly RefundMode[];
  chosen: RefundMode | "";
  error: ReactNode;
  text: CancelFormMessages;
  onChoose: (mode: RefundMode | "") => void;
}

function RefundModes({ id, modes, chosen, error, text, onChoose }: RefundModesProps) {
  const words = {
    source: { label: text.source, description: text.sourceNote },
    other: { label: text.other, description: text.otherNote },
  };
  return (
    <CheckboxGroup
      id={id}
      name="refundMode"
      label={text.refundMode}
      required
      error={error}
      options={modes.map((value) => ({ value, ...words[value] }))}
      value={chosen === "" ? [] : [chosen]}
      // Boxes of which one can be ticked: the newest tick wins.
      onValueChange={(ticked) => onChoose((ticked.at(-1) ?? "") as RefundMode | "")}
    />
  );
}

interface RefundProps {
  amount: number | undefined;
  note: ReactNode;
  text: CancelFormMessages;
}

function Refund({ amount, note, text }: RefundProps) {
  const { locale } = useTheme();
  return (
    <div className={css.refund}>
      {amount !== undefined && (
        <>
          <span className={bare}>{text.refund}</span>
          <span className={css.amount}>{formatRupees(amount, { paise: "always", locale })}</span>
        </>
      )}
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
