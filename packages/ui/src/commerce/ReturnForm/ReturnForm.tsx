"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../controls/Button";
import { ErrorSummary } from "../../controls/ErrorSummary";
import { RadioCards } from "../../controls/RadioCards";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { submit as submitLook } from "../CancelForm/CancelForm.css";
import { largestPicture } from "../pictureRules";
import type { ReasonOption } from "../types";
import { type ReturnFormMessages, returnFormMessages } from "./messages";
import * as css from "./ReturnForm.css";
import { ReturnLines } from "./ReturnLines";
import { ReturnSummary } from "./ReturnSummary";
import { ReturnWords } from "./ReturnWords";
import type { ReturnReason } from "./returnReasons";
import type { ReturnableLine, ReturnedLine, ReturnKind, ReturnValues } from "./returnValues";
import { useReturn } from "./useReturn";

export interface ReturnFormProps<Reason extends string = ReturnReason>
  extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** What was delivered. */
  lines: readonly ReturnableLine[];
  /** Called with a complete request. A shop's API may want one call for each line. */
  onSubmit: (values: ReturnValues<Reason>) => unknown;
  /**
   * What is offered; with one kind there is nothing to choose.
   * @default a refund, and an exchange where one of the lines has `variants`
   */
  kinds?: readonly ReturnKind[];
  /** Kind that is chosen at the start. @default the first of `kinds` */
  defaultKind?: ReturnKind;
  /** What a kind means for the shopper, in the shop's words. */
  kindNotes?: Partial<Record<ReturnKind, ReactNode>>;
  /**
   * Why a piece may go back, to choose from.
   * @default a wrong size, damage, not as described, a wrong item, quality, something else
   */
  reasons?: readonly ReasonOption<Reason>[];
  /** Where the courier comes to: an `AddressCard`, or an `AddressChoice` to choose. */
  pickup?: ReactNode;
  /** What the shop pays back, in rupees, where it is not price times quantity. */
  getRefund?: (lines: ReturnedLine[]) => number;
  /** When and how the money or the pieces come. */
  note?: ReactNode;
  /**
   * Most bytes of one picture.
   * @default 5 MiB
   */
  maxPictureSize?: number;
  /**
   * Most pictures; with 0 none are asked for.
   * @default 4
   */
  maxPictures?: number;
  /**
   * The request is being sent.
   * @default false
   */
  busy?: boolean;
  /** Why the shop could not take the request. */
  error?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ReturnFormMessages>;
}

const kindsOf = (lines: readonly ReturnableLine[]): readonly ReturnKind[] =>
  lines.some(({ variants }) => variants?.length) ? ["refund", "exchange"] : ["refund"];

/**
 * Asks to send delivered pieces back, for the money or for another size or colour: which ones, why,
 * with pictures, and from where they are fetched.
 */
export function ReturnForm<Reason extends string = ReturnReason>({
  lines,
  onSubmit,
  kinds = kindsOf(lines),
  defaultKind,
  kindNotes,
  reasons,
  pickup,
  getRefund,
  note,
  maxPictureSize = largestPicture,
  maxPictures = 4,
  busy = false,
  error,
  messages,
  className,
  ...rest
}: ReturnFormProps<Reason>) {
  const text = useMessages("returnForm", returnFormMessages, messages);
  const id = useId();
  const kind = defaultKind ?? kinds[0] ?? "refund";
  const sent = useReturn({
    ...{ id, lines, kind, busy, text },
    // What can be chosen are the reasons that are offered.
    onSubmit: (values) => onSubmit(values as ReturnValues<Reason>),
  });
  const { draft, change, errors } = sent;
  return (
    <form
      method="post"
      {...rest}
      noValidate
      className={cx(css.form, className)}
      onSubmit={sent.submit}
    >
      <ErrorSummary attempt={sent.attempt} errors={sent.summary} />
      {kinds.length > 1 && (
        <RadioCards
          label={text.kind}
          columns={2}
          options={kinds.map((value) => ({
            value,
            label: text[value],
            description: kindNotes?.[value],
          }))}
          value={draft.kind}
          onValueChange={(chosen) => change({ kind: chosen as ReturnKind })}
        />
      )}
      <ReturnLines
        {...{ id, lines, draft, errors, text }}
        onChange={(chosen) => change({ lines: chosen })}
      />
      <ReturnWords
        {...{ id, reasons, maxPictures, maxPictureSize, draft, errors, text }}
        onChange={change}
      />
      {pickup && (
        <section className={css.pickup} aria-labelledby={`${id}-pickup`}>
          <h2 id={`${id}-pickup`} className={css.heading}>
            {text.pickup}
          </h2>
          {inElement(pickup)}
        </section>
      )}
      <ReturnSummary lines={lines} draft={draft} getRefund={getRefund} note={note} text={text} />
      {error && <Notice kind="error">{error}</Notice>}
      <Button type="submit" className={submitLook} loading={sent.sending}>
        {draft.kind === "refund" ? text.submitRefund : text.submitExchange}
      </Button>
    </form>
  );
}
