"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../controls/Button";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { isPromise } from "../../utils/isPromise";
import { useControlled } from "../../utils/useControlled";
import { phoneInGroups } from "../phoneInGroups";
import type { ShownErrors } from "../useFormCheck";
import { type ProfileFormMessages, profileFormMessages } from "./messages";
import { ProfileFields, type ProfileValues } from "./ProfileFields";
import * as css from "./ProfileForm.css";

export interface ProfileFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** What is saved. */
  values: Partial<ProfileValues>;
  /** The number somebody signs in with: ten digits, shown behind +91. */
  phone?: string;
  /** Whether it is being edited, when the parent decides. */
  editing?: boolean;
  /**
   * Whether the fields can be edited at the start, where the shop does not hold it itself.
   * @default false
   */
  defaultEditing?: boolean;
  /** Called when editing begins or ends. */
  onEditingChange?: (editing: boolean) => void;
  /**
   * Called with a name and an e-mail address that have the right form and differ from what is saved.
   * While a returned promise is pending the form is busy; when it is kept, editing ends and the form
   * says so for three seconds, and when it is rejected the fields stay.
   */
  onSubmit: (values: ProfileValues) => unknown;
  /**
   * Saving has worked, where `onSubmit` returns no promise. Take it back before the next try.
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
  /** What the shop refused at a field; it goes when the field is changed. */
  fieldErrors?: ShownErrors<keyof ProfileValues>;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ProfileFormMessages>;
}

/** How long the success banner stays, in ms. */
const bannerTime = 3000;

/** Whether the banner stands, and what puts it there anew. */
function useBanner() {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setTimeout(() => setSince(undefined), bannerTime);
    return () => clearTimeout(timer);
  }, [since]);
  return [since !== undefined, () => setSince(performance.now())] as const;
}

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
  fieldErrors,
  messages,
  className,
  ...rest
}: ProfileFormProps) {
  const text = useMessages("profileForm", profileFormMessages, messages);
  const [editing, setEditing] = useControlled(editingProp, defaultEditing, onEditingChange);
  const [banner, showBanner] = useBanner();
  const succeed = useRef(() => {});
  useEffect(() => {
    succeed.current = () => {
      setEditing(false);
      showBanner();
    };
  });
  useEffect(() => {
    if (saved) succeed.current();
  }, [saved]);
  const save = (next: ProfileValues) => {
    const result = onSubmit(next);
    return isPromise(result) ? result.then(() => succeed.current()) : result;
  };
  const editButton = useFocusOnReturn(editing);
  const number = phone && phoneInGroups(phone);
  const look = { ...rest, className: cx(css.form, className) };
  if (editing) {
    return (
      <ProfileFields
        {...{ look, text, busy, error, fieldErrors }}
        phone={number}
        saved={values}
        onSubmit={save}
        onLeave={() => setEditing(false)}
      />
    );
  }
  return (
    <form {...look} onSubmit={(event) => event.preventDefault()}>
      {banner && <Notice kind="success">{text.saved}</Notice>}
      <dl className={css.facts}>
        <Fact name={text.name} value={values.name} unknown={text.unknown} />
        <Fact name={text.email} value={values.email} unknown={text.unknown} />
        <Fact name={text.phone} value={number} unknown={text.unknown} />
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
