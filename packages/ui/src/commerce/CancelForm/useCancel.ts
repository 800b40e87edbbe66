"use client";

import { useState } from "react";
import { focusField } from "../../controls/ErrorSummary/focusField";
import { useFormCheck } from "../useFormCheck";
import { useFormValues } from "../useFormValues";
import {
  type CancelDraft,
  type CancelledOrder,
  type CancelQuestions,
  type CancelValues,
  cancelValuesOf,
  findCancelErrors,
  refusalOf,
} from "./cancelValues";
import type { CancelFormMessages } from "./messages";

interface CancelOptions {
  /** Start of every field's id. */
  id: string;
  order: CancelledOrder;
  asked: CancelQuestions;
  busy: boolean;
  text: CancelFormMessages;
  onSubmit: (values: CancelValues<string>) => unknown;
  onRefuse: ((message: string) => void) | undefined;
}

const start: CancelDraft = { reason: "", description: "", refundMode: "", agreed: false };

/** What a cancel form holds, what is wrong with it, and sending it. */
export function useCancel({ id, order, asked, busy, text, onSubmit, onRefuse }: CancelOptions) {
  const [draft, change] = useFormValues<CancelDraft>(undefined, () => start, undefined);
  const [sent, setSent] = useState(false);
  const send = async (values: CancelValues<string>) => {
    setSent(true);
    try {
      await onSubmit(values);
    } catch (error) {
      setSent(false);
      throw error;
    }
  };
  const check = useFormCheck(findCancelErrors(draft, order, asked, text), {
    id,
    busy,
    values: draft,
    onInvalid: (field, message) => {
      onRefuse?.(message);
      focusField(`${id}-${field}`);
    },
    onValid: () => send(cancelValuesOf(draft)),
  });
  return {
    ...check,
    draft,
    change,
    // An order that this form cancelled is no news to whoever sent it.
    refusal: sent ? undefined : refusalOf(order, text),
  };
}
