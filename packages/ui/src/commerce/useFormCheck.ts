"use client";

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { FieldError } from "../controls/ErrorSummary";
import { focusField } from "../controls/ErrorSummary/focusField";
import { useActionGuard } from "../controls/useActionGuard";

/** What is wrong, by field, in the order of the form. */
export type FormErrors<F extends string, M = string> = Partial<Record<F, M>>;

/** What stands beside the fields: the form's own words, or the shop's, which may hold a link. */
export type ShownErrors<F extends string> = FormErrors<F, ReactNode>;

interface FormCheckOptions<F extends string> {
  /** Start of every field's id. */
  id: string;
  /** Nothing is sent meanwhile. */
  busy: boolean;
  /** Sends the form; a returned promise says when that is done. */
  onValid: () => unknown;
  /** Called with the first field that is wrong. */
  onInvalid?: (field: F, message: string) => void;
  /**
   * What the form holds: a second activation with the same is ignored, and the shop's own error goes
   * when its field is mended.
   */
  values: Partial<Record<F, unknown>>;
  /** What the shop refused, by field. */
  refused?: ShownErrors<F> | undefined;
}

interface FormCheck<F extends string> {
  /** Errors to show beside the fields: none of the form's own before the first try to send. */
  errors: ShownErrors<F>;
  /** The form's own for an `ErrorSummary`. */
  summary: FieldError[];
  /** How often sending failed; a summary takes focus on each new one. */
  attempt: number;
  /** The form is being sent. */
  sending: boolean;
  /** For the form's `onSubmit`. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Leaves out what the shop refused of fields that were changed since; an emptied one still waits. */
function stillRefused<F extends string>(
  refused: ShownErrors<F> | undefined,
  values: Partial<Record<F, unknown>>,
  sent: Partial<Record<F, unknown>>,
): ShownErrors<F> {
  const kept: ShownErrors<F> = {};
  for (const field in refused) {
    const mended = values[field] !== sent[field] && values[field] !== "";
    if (refused[field] && !mended) kept[field] = refused[field];
  }
  return kept;
}

/** Whether every field holds what was sent. */
function isSame(values: object, sent: object): boolean {
  const before = new Map(Object.entries(sent));
  return Object.entries(values).every(([field, value]) => value === before.get(field));
}

/** Leads to the first field that the shop refused, when it does so. */
function useFocusOnRefusal(id: string, refused: object | undefined): void {
  const [first] = Object.entries(refused ?? {}).find(([, message]) => message) ?? [];
  const before = useRef(first);
  useEffect(() => {
    if (first && !before.current) focusField(`${id}-${first}`);
    before.current = first;
  }, [id, first]);
}

/**
 * Checks a form when it is sent: nothing is said while somebody types for the first time, and after
 * a failed try an error goes as soon as it is mended. A field's id is `${id}-${field}`. The same values
 * are sent once however often they are submitted at the same time; other values are sent at once.
 */
export function useFormCheck<F extends string>(
  found: FormErrors<F>,
  { id, busy, onValid, onInvalid, values, refused }: FormCheckOptions<F>,
): FormCheck<F> {
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState(values);
  const [run, pending] = useActionGuard();
  const own = attempt > 0 ? found : {};
  const entries = Object.entries<string | undefined>(own);
  useFocusOnRefusal(id, refused);
  return {
    errors: { ...own, ...stillRefused(refused, values, sent) },
    summary: entries.flatMap(([field, message]) =>
      message ? [{ fieldId: `${id}-${field}`, message }] : [],
    ),
    attempt,
    sending: busy || pending,
    submit: (event) => {
      event.preventDefault();
      if (busy) return;
      for (const field in found) {
        setAttempt(attempt + 1);
        onInvalid?.(field, found[field] ?? "");
        return;
      }
      const sending = isSame(values, sent) ? sent : values;
      run(() => {
        setSent(sending);
        return onValid();
      }, sending);
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
