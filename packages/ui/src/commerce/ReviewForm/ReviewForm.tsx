"use client";

import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../controls/Button";
import { ErrorSummary } from "../../controls/ErrorSummary";
import { TextArea } from "../../controls/TextArea";
import { TextField } from "../../controls/TextField";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { inElement } from "../../utils/inElement";
import { trimText } from "../../utils/trimText";
import { withGiven } from "../../utils/withGiven";
import { RatingInput } from "../RatingInput";
import { useFormCheck, wrongFields } from "../useFormCheck";
import { useFormValues } from "../useFormValues";
import { type ReviewFormMessages, reviewFormMessages } from "./messages";
import * as css from "./ReviewForm.css";

/** What somebody thinks of a product; texts without spaces around them. */
export interface ReviewValues {
  /** 1 to 5. */
  rating: number;
  /** Empty where nothing was written. */
  title: string;
  /** The review in the shopper's words. */
  text: string;
}

export interface ReviewFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** What is reviewed, for the form's name. */
  product: string;
  /** Called with a complete review. */
  onSubmit: (values: ReviewValues) => unknown;
  /** What the fields hold, when the parent decides: a draft that outlives the form. */
  values?: Partial<ReviewValues>;
  /** What the form starts with, such as the review being edited. Read once. */
  defaultValues?: Partial<ReviewValues>;
  /** Called with all values when one of them changes. */
  onValuesChange?: (values: ReviewValues) => void;
  /**
   * The review is being sent: the button turns and nothing is sent twice.
   * @default false
   */
  busy?: boolean;
  /** Why sending failed, in the shop's words. What was written stays. */
  error?: ReactNode;
  /**
   * The shop has taken it: thanks stand in the form's place and take focus.
   * @default false
   */
  sent?: boolean;
  /** A further action beside the main one, such as a quiet Cancel button. */
  secondaryAction?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ReviewFormMessages>;
}

const titleLength = 80;
const textLength = 1000;
const nothing: ReviewValues = { rating: 0, title: "", text: "" };

function Thanks({ takeFocus, text }: { takeFocus: boolean; text: ReviewFormMessages }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) notice.current?.focus();
  }, [takeFocus]);
  return (
    <Notice ref={notice} tabIndex={-1} kind="success" title={text.sentTitle}>
      {text.sent}
    </Notice>
  );
}

/**
 * Takes a review: stars, a title, some words. Checks itself when it is sent; a summary takes focus
 * and leads to what is missing.
 */
export function ReviewForm({
  product,
  onSubmit,
  values: given,
  defaultValues,
  onValuesChange,
  busy = false,
  error,
  sent = false,
  secondaryAction,
  messages,
  className,
  ...rest
}: ReviewFormProps) {
  const text = useMessages("reviewForm", reviewFormMessages, messages);
  const [values, change] = useFormValues(
    given && withGiven(nothing, given),
    () => withGiven(nothing, defaultValues),
    onValuesChange,
  );
  const [wasSent, setWasSent] = useState(false);
  const id = useId();
  const found = wrongFields({
    rating: values.rating === 0 && text.ratingMissing,
    text: trimText(values.text) === "" && text.textMissing,
  });
  const { errors, summary, attempt, sending, submit } = useFormCheck(found, {
    id,
    busy,
    values,
    onValid: () => {
      setWasSent(true);
      return onSubmit({ ...values, title: trimText(values.title), text: trimText(values.text) });
    },
  });
  return (
    <form
      method="post"
      aria-label={fill(text.label, { product })}
      {...rest}
      noValidate
      className={cx(css.form, className)}
      onSubmit={submit}
    >
      {sent ? (
        <Thanks takeFocus={wasSent} text={text} />
      ) : (
        <>
          <ErrorSummary attempt={attempt} errors={summary} />
          <RatingInput
            id={`${id}-rating`}
            label={text.rating}
            value={values.rating}
            error={errors.rating}
            required
            onValueChange={(rating) => change({ rating })}
          />
          <TextField
            label={text.title}
            hint={text.titleHint}
            optional
            maxLength={titleLength}
            value={values.title}
            onValueChange={(title) => change({ title })}
          />
          <TextArea
            id={`${id}-text`}
            label={text.text}
            hint={text.textHint}
            rows={5}
            maxLength={textLength}
            value={values.text}
            error={errors.text}
            required
            onValueChange={(words) => change({ text: words })}
          />
          {error && <Notice kind="error">{error}</Notice>}
          <div className={css.actions}>
            <Button type="submit" loading={sending}>
              {text.submit}
            </Button>
            {inElement(secondaryAction)}
          </div>
        </>
      )}
    </form>
  );
}
