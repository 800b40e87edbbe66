"use client";

import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../controls/Button";
import { focusField } from "../../controls/ErrorSummary/focusField";
import { TextField } from "../../controls/TextField";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import { isEmail, useFormCheck, wrongFields } from "../useFormCheck";
import { type ProfileFormMessages, profileFormMessages } from "./messages";
import * as css from "./ProfileForm.css";

/** What a shopper can change about themselves; trimmed when it is handed over. */
export interface ProfileValues {
  name: string;
  email: string;
}

export interface ProfileFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** What is saved. */
  values: Partial<ProfileValues>;
  /** The number somebody signs in with: ten digits, shown behind +91. */
  phone?: string;
  /** Whether it is being edited, when the parent decides. */
  editing?: boolean;
  /** @default false */
  defaultEditing?: boolean;
  onEditingChange?: (editing: boolean) => void;
  /** Called with a name and an e-mail address that have the right form. */
  onSubmit: (values: ProfileValues) => void;
  /**
   * Saving has worked: editing ends and the form says so for three seconds. Take it back before the
   * next try.
   * @default false
   */
  saved?: boolean;
  /**
   * The profile is being saved.
   * @default false
   */
  busy?: boolean;
  /** Why the shop could not save. */
  error?: ReactNode;
  messages?: Partial<ProfileFormMessages>;
}

/** How long the success banner stays, in ms. */
const bannerTime = 3000;

/** Who somebody is to the shop: to see, to edit, to save or to leave as it was. */
export function ProfileForm({
  values,
  phone,
  editing: editingProp,
  defaultEditing = false,
  onEditingChange,
  onSubmit,
  saved = false,
  busy = false,
  error,
  messages,
  className,
  ...rest
}: ProfileFormProps) {
  const text = useMessages("profileForm", profileFormMessages, messages);
  const [editing, setEditing] = useControlled(editingProp, defaultEditing, onEditingChange);
  const [banner, setBanner] = useState(false);
  const end = useRef(() => {});
  useEffect(() => {
    end.current = () => setEditing(false);
  });
  useEffect(() => {
    if (!saved) return undefined;
    end.current();
    setBanner(true);
    const timer = setTimeout(() => setBanner(false), bannerTime);
    return () => clearTimeout(timer);
  }, [saved]);
  const shared = { text, phone: phone && `+91 ${phone}` };
  const look = { ...rest, className: cx(css.form, className) };
  const notice = banner && <Notice kind="success">{text.saved}</Notice>;
  const editButton = useFocusOnReturn(editing);
  if (editing) {
    return (
      <ProfileFields
        {...shared}
        look={look}
        saved={values}
        busy={busy}
        error={error}
        onSubmit={onSubmit}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <form {...look} onSubmit={(event) => event.preventDefault()}>
      {notice}
      <dl className={css.facts}>
        <Fact name={text.name} value={values.name} unknown={text.unknown} />
        <Fact name={text.email} value={values.email} unknown={text.unknown} />
        <Fact name={text.phone} value={shared.phone} unknown={text.unknown} />
      </dl>
      <div className={css.actions}>
        <Button ref={editButton} tone="secondary" onClick={() => setEditing(true)}>
          {text.edit}
        </Button>
      </div>
    </form>
  );
}

/** The button that led into editing gets the focus back when editing ends. */
function useFocusOnReturn(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(editing);
  useEffect(() => {
    if (was.current && !editing) button.current?.focus();
    was.current = editing;
  }, [editing]);
  return button;
}

interface FactProps {
  name: string;
  value: string | undefined;
  unknown: string;
}

function Fact({ name, value, unknown }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value} data-unknown={value ? undefined : ""}>
        {value ? <bdi>{value}</bdi> : unknown}
      </dd>
    </div>
  );
}

interface ProfileFieldsProps extends Pick<ProfileFormProps, "busy" | "error" | "onSubmit"> {
  look: Omit<ComponentProps<"form">, "onSubmit">;
  saved: Partial<ProfileValues>;
  phone: string | undefined;
  text: ProfileFormMessages;
  onCancel: () => void;
}

function ProfileFields(props: ProfileFieldsProps) {
  const { look, saved, phone, text, busy = false, error, onSubmit, onCancel } = props;
  const [name, setName] = useState(saved.name ?? "");
  const [email, setEmail] = useState(saved.email ?? "");
  const id = useId();
  const found = wrongFields<"name" | "email">({
    name: name.trim() === "" && text.nameMissing,
    email: email.trim() === "" ? text.emailMissing : !isEmail(email) && text.emailWrong,
  });
  const { errors, submit } = useFormCheck(found, {
    id,
    busy,
    onInvalid: (field) => focusField(`${id}-${field}`),
    onValid: () => onSubmit({ name: name.trim(), email: email.trim() }),
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form {...look} noValidate onSubmit={submit}>
      <TextField
        ref={first}
        id={`${id}-name`}
        name="name"
        label={text.name}
        autoComplete="name"
        required
        maxLength={100}
        error={errors.name}
        value={name}
        onValueChange={setName}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={text.email}
        autoComplete="email"
        required
        maxLength={254}
        error={errors.email}
        value={email}
        onValueChange={setEmail}
      />
      {phone && (
        <TextField label={text.phone} hint={text.phoneHint} value={phone} readOnly dir="ltr" />
      )}
      {error && <Notice kind="error">{error}</Notice>}
      <div className={css.actions}>
        <Button type="submit" loading={busy}>
          {text.save}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
