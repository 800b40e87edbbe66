"use client";

import { type ComponentProps, type ReactNode, type SubmitEvent, useId, useState } from "react";
import { Button } from "../../controls/Button";
import { ErrorSummary } from "../../controls/ErrorSummary";
import { OtpField } from "../../controls/OtpField";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import * as layout from "../AddressForm/AddressForm.css";
import { addressFormMessages } from "../AddressForm/messages";
import { largestPicture } from "../pictureRules";
import { useFormCheck } from "../useFormCheck";
import { type PartnerFormMessages, partnerFormMessages } from "./messages";
import { PartnerFields } from "./PartnerFields";
import * as css from "./PartnerForm.css";
import {
  type CompletePartnerValues,
  findPartnerErrors,
  lacksPartner,
  type PartnerValues,
  startPartner,
  trimPartner,
} from "./partnerValues";

/** Where an applicant is: filling in, then proving it with a code. */
export type PartnerStep = "form" | "verify";

export interface PartnerFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** The step, when the parent decides. */
  step?: PartnerStep;
  /** @default "form" */
  defaultStep?: PartnerStep;
  onStepChange?: (step: PartnerStep) => void;
  /** What the form starts with, such as what was kept from the last visit. Read once. */
  initialValues?: Partial<PartnerValues>;
  /** Called on every change, for a shop that keeps a half-filled form. */
  onValuesChange?: (values: PartnerValues) => void;
  /** Called with a complete, checked application, right before the step of the code. */
  onSubmit?: (values: CompletePartnerValues) => void;
  /** Called with exactly six digits. */
  onVerify?: (code: string) => void;
  /**
   * Most bytes of the picture.
   * @default 5 MiB
   */
  maxPictureSize?: number;
  /**
   * The application or the code is being sent.
   * @default false
   */
  busy?: boolean;
  /** Why the shop refused the application or the code. */
  error?: ReactNode;
  messages?: Partial<PartnerFormMessages>;
}

/** An application to sell through the shop, in two steps: the details, then six digits of a code. */
export function PartnerForm({
  step: stepProp,
  defaultStep = "form",
  onStepChange,
  initialValues,
  onValuesChange,
  onSubmit,
  onVerify,
  maxPictureSize = largestPicture,
  busy = false,
  error,
  messages,
  className,
  ...rest
}: PartnerFormProps) {
  const text = useMessages("partnerForm", partnerFormMessages, messages);
  const address = useMessages("addressForm", addressFormMessages);
  const [step, setStep] = useControlled(stepProp, defaultStep, onStepChange);
  const [values, setValues] = useState(() => startPartner(initialValues));
  const id = useId();
  const { errors, summary, attempt, submit } = useFormCheck(
    findPartnerErrors(values, text, address),
    {
      id,
      busy,
      onValid: () => {
        const { shopImage, ...texts } = trimPartner(values);
        if (!shopImage) return;
        onSubmit?.({ ...texts, shopImage });
        setStep("verify");
      },
    },
  );
  const change = (part: Partial<PartnerValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    onValuesChange?.(next);
  };
  const failure = error && <Notice kind="error">{error}</Notice>;
  if (step === "verify") {
    return (
      <VerifyStep
        {...rest}
        className={className}
        busy={busy}
        text={text}
        onVerify={onVerify}
        onBack={() => setStep("form")}
      >
        {failure}
      </VerifyStep>
    );
  }
  return (
    <form {...rest} noValidate className={cx(layout.form, className)} onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        title={lacksPartner(values) ? text.fillRequired : undefined}
        errors={summary}
      />
      <PartnerFields
        id={id}
        values={values}
        errors={errors}
        text={text}
        address={address}
        maxPictureSize={maxPictureSize}
        onChange={change}
      />
      {failure}
      <div className={layout.actions}>
        <Button type="submit" loading={busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

interface VerifyStepProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  busy: boolean;
  text: PartnerFormMessages;
  onVerify: ((code: string) => void) | undefined;
  onBack: () => void;
}

function VerifyStep(props: VerifyStepProps) {
  const { busy, text, onVerify, onBack, className, children, ...rest } = props;
  const [code, setCode] = useState("");
  const complete = /^\d{6}$/.test(code);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (complete && !busy) onVerify?.(code);
  };
  return (
    <form {...rest} noValidate className={cx(css.verify, className)} onSubmit={submit}>
      <OtpField
        // The step is new to whoever has just sent the form: focus goes where it continues.
        autoFocus
        name="code"
        label={text.code}
        hint={text.codeHint}
        value={code}
        onValueChange={setCode}
      />
      {children}
      <Button type="submit" fullWidth loading={busy} disabled={!complete}>
        {text.verify}
      </Button>
      <Button tone="quiet" onClick={onBack}>
        {text.back}
      </Button>
    </form>
  );
}
