"use client";

import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../controls/Button";
import { focusField } from "../../controls/ErrorSummary/focusField";
import { TextField } from "../../controls/TextField";
import { doubleActivation } from "../../controls/useActionGuard";
import { Notice } from "../../feedback/Notice";
import { trimText } from "../../utils/trimText";
import { cleanEmail, isEmail } from "../isEmail";
import { type ShownErrors, useFormCheck, wrongFields } from "../useFormCheck";
import type { ProfileFormMessages } from "./messages";
import * as css from "./ProfileForm.css";

/** What a shopper can change about themselves; trimmed when it is handed over. */
export interface ProfileValues {
  /** The full name. */
  name: string;
  /** The e-mail address. */
  email: string;
}

interface ProfileFieldsProps {
  look: Omit<ComponentProps<"form">, "onSubmit">;
  saved: Partial<ProfileValues>;
  phone: string | undefined;
  busy: boolean;
  error: ReactNode;
  fieldErrors: ShownErrors<keyof ProfileValues> | undefined;
  text: ProfileFormMessages;
  onSubmit: (values: ProfileValues) => unknown;
  /** Leaves the fields without saving. */
  onLeave: () => void;
}

/** The profile while it is edited. What nobody has touched follows what is saved. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { look, saved, phone, text, busy, error, fieldErrors, onSubmit, onLeave } = props;
  const [draft, setDraft] = useState<Partial<ProfileValues>>({});
  const id = useId();
  const { name = "", email = "" } = { ...saved, ...draft };
  const opened = useRef(0);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    opened.current = performance.now();
    first.current?.focus();
  }, []);
  const save = () => {
    const next = { name: trimText(name), email: cleanEmail(email) };
    if (next.name !== trimText(saved.name ?? "") || next.email !== cleanEmail(saved.email ?? "")) {
      return onSubmit(next);
    }
    // Save stands where Edit stood: the second click of a double click on Edit is none on Save.
    if (performance.now() - opened.current > doubleActivation) onLeave();
    return undefined;
  };
  const found = wrongFields<keyof ProfileValues>({
    name: trimText(name) === "" && text.nameMissing,
    email: trimText(email) === "" ? text.emailMissing : !isEmail(email) && text.emailWrong,
  });
  const { errors, sending, submit } = useFormCheck(found, {
    id,
    busy,
    values: { name, email },
    refused: fieldErrors,
    onInvalid: (field) => focusField(`${id}-${field}`),
    onValid: save,
  });
  const field = (key: keyof ProfileValues, value: string) => ({
    id: `${id}-${key}`,
    name: key,
    label: text[key],
    autoComplete: key,
    required: true,
    error: errors[key],
    value,
    onValueChange: (next: string) => setDraft((current) => ({ ...current, [key]: next })),
  });
  return (
    <form method="post" {...look} noValidate onSubmit={submit}>
      <TextField {...field("name", name)} ref={first} maxLength={100} />
      <TextField {...field("email", email)} type="email" maxLength={254} />
      {phone && (
        <TextField label={text.phone} hint={text.phoneHint} value={phone} readOnly dir="ltr" />
      )}
      {error && <Notice kind="error">{error}</Notice>}
      <div className={css.actions}>
        <Button type="submit" loading={sending}>
          {text.save}
        </Button>
        <Button tone="secondary" onClick={onLeave}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
