"use client";

import { type SubmitEvent, useState } from "react";
import type { FieldError } from "../controls/ErrorSummary";

/** What is wrong, by field, in the order of the form. */
export type FormErrors<F extends string> = Partial<Record<F, string>>;

interface FormCheckOptions<F extends string> {
  /** Start of every field's id. */
  id: string;
  /** Nothing is sent meanwhile. */
  busy: boolean;
  onValid: () => void;
  /** Called with the first field that is wrong. */
  onInvalid?: (field: F, message: string) => void;
}

interface FormCheck<F extends string> {
  /** Errors to show beside the fields: none before the first try to send. */
  errors: FormErrors<F>;
  /** The same for an `ErrorSummary`. */
  summary: FieldError[];
  /** How often sending failed; a summary takes focus on each new one. */
  attempt: number;
  /** For the form's `onSubmit`. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Checks a form when it is sent: nothing is said while somebody types for the first time, and after
 * a failed try an error goes as soon as it is mended. A field's id is `${id}-${field}`.
 */
export function useFormCheck<F extends string>(
  found: FormErrors<F>,
  { id, busy, onValid, onInvalid }: FormCheckOptions<F>,
): FormCheck<F> {
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? found : {};
  const entries = Object.entries<string | undefined>(errors);
  return {
    errors,
    summary: entries.flatMap(([field, message]) =>
      message ? [{ fieldId: `${id}-${field}`, message }] : [],
    ),
    attempt,
    submit: (event) => {
      event.preventDefault();
      if (busy) return;
      for (const field in found) {
        setAttempt(attempt + 1);
        onInvalid?.(field, found[field] ?? "");
        return;
      }
      onValid();
    },
  };
}

/** Leaves out the fields without an error; what stays keeps the order in which it was written. */
export function wrongFields<F extends string>(
  checks: Partial<Record<F, string | false>>,
): FormErrors<F> {
  const errors: FormErrors<F> = {};
  for (const field in checks) {
    const message: string | false | undefined = checks[field];
    if (message) errors[field] = message;
  }
  return errors;
}

/** Whether a text has the form of an e-mail address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
