"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../../controls/Button";
import { ErrorSummary } from "../../controls/ErrorSummary";
import { FileDrop } from "../../controls/FileDrop";
import { RadioCards } from "../../controls/RadioCards";
import { Select } from "../../controls/Select";
import { TextArea } from "../../controls/TextArea";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { submit as submitLook } from "../CancelForm/CancelForm.css";
import { largestPicture, pictureTypes } from "../pictureRules";
import { useFormCheck } from "../useFormCheck";
import { type ReturnFormMessages, returnFormMessages } from "./messages";
import * as css from "./ReturnForm.css";
import { ReturnLines } from "./ReturnLines";
import { ReturnSummary } from "./ReturnSummary";
import { type ReturnReason, returnReasons } from "./returnReasons";
import {
  findReturnErrors,
  type ReturnableLine,
  type ReturnDraft,
  type ReturnedLine,
  type ReturnKind,
  type ReturnValues,
  returnedLines,
} from "./returnValues";

export interface ReturnFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** What was delivered. */
  lines: readonly ReturnableLine[];
  /** Called with a complete request. A shop's API may want one call for each line. */
  onSubmit: (values: ReturnValues) => unknown;
  /**
   * What is offered; with one kind there is nothing to choose.
   * @default ["refund", "exchange"]
   */
  kinds?: readonly ReturnKind[];
  /** Kind that is chosen at the start. @default the first of `kinds` */
  defaultKind?: ReturnKind;
  /** What a kind means for the shopper, in the shop's words. */
  kindNotes?: Partial<Record<ReturnKind, ReactNode>>;
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

const everyKind: readonly ReturnKind[] = ["refund", "exchange"];

/**
 * Asks to send delivered pieces back, for the money or for another size or colour: which ones, why,
 * with pictures, and from where they are fetched.
 */
export function ReturnForm({
  lines,
  onSubmit,
  kinds = everyKind,
  defaultKind,
  kindNotes,
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
}: ReturnFormProps) {
  const text = useMessages("returnForm", returnFormMessages, messages);
  const [draft, setDraft] = useState<ReturnDraft>({
    kind: defaultKind ?? kinds[0] ?? "refund",
    lines: {},
    reason: "",
    description: "",
    pictures: [],
  });
  const id = useId();
  const change = (part: Partial<ReturnDraft>) => setDraft((current) => ({ ...current, ...part }));
  const { errors, summary, attempt, sending, submit } = useFormCheck(
    findReturnErrors(lines, draft, text),
    {
      id,
      busy,
      values: { ...draft },
      onValid: () => {
        const { kind, reason, description, pictures } = draft;
        if (reason === "") return undefined;
        const returned = returnedLines(lines, draft);
        return onSubmit({
          kind,
          lines: returned,
          reason,
          description: description.trim(),
          pictures,
        });
      },
    },
  );
  return (
    <form method="post" {...rest} noValidate className={cx(css.form, className)} onSubmit={submit}>
      <ErrorSummary attempt={attempt} errors={summary} />
      {kinds.length > 1 && (
        <RadioCards
          label={text.kind}
          columns={2}
          options={kinds.map((kind) => ({
            value: kind,
            label: text[kind],
            description: kindNotes?.[kind],
          }))}
          value={draft.kind}
          onValueChange={(kind) => change({ kind: kind as ReturnKind })}
        />
      )}
      <ReturnLines
        id={id}
        lines={lines}
        draft={draft}
        errors={errors}
        text={text}
        onChange={(chosen) => change({ lines: chosen })}
      />
      <div className={css.group}>
        <Select
          id={`${id}-reason`}
          name="reason"
          label={text.reason}
          required
          error={errors.reason}
          placeholder={text.reasonPlaceholder}
          options={returnReasons.map((value) => ({ value, label: text.reasons[value] }))}
          value={draft.reason}
          onValueChange={(reason) => change({ reason: reason as ReturnReason })}
        />
        <TextArea
          id={`${id}-description`}
          name="description"
          label={text.description}
          hint={text.descriptionHint}
          required
          error={errors.description}
          value={draft.description}
          onValueChange={(description) => change({ description })}
        />
        {maxPictures > 0 && (
          <FileDrop
            name="pictures"
            label={text.pictures}
            hint={text.picturesHint}
            optional
            multiple
            accept={pictureTypes}
            maxSize={maxPictureSize}
            maxFiles={maxPictures}
            value={draft.pictures}
            onValueChange={(pictures) => change({ pictures })}
          />
        )}
      </div>
      {pickup && (
        <section className={css.pickup} aria-labelledby={`${id}-pickup`}>
          <h2 id={`${id}-pickup`} className={css.heading}>
            {text.pickup}
          </h2>
          {pickup}
        </section>
      )}
      <ReturnSummary lines={lines} draft={draft} getRefund={getRefund} note={note} text={text} />
      {error && <Notice kind="error">{error}</Notice>}
      <Button type="submit" className={submitLook} loading={sending}>
        {draft.kind === "refund" ? text.submitRefund : text.submitExchange}
      </Button>
    </form>
  );
}
