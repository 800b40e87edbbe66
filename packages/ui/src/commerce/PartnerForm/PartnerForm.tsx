"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../../controls/Button";
import { ErrorSummary } from "../../controls/ErrorSummary";
import { OtpField } from "../../controls/OtpField";
import { Notice } from "../../feedback/Notice";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import * as layout from "../AddressForm/AddressForm.css";
import { addressFormMessages } from "../AddressForm/messages";
import { noStates, withPincodeState } from "../AddressForm/states";
import { largestPicture } from "../pictureRules";
import { type ShownErrors, useFormCheck } from "../useFormCheck";
import { useFormValues } from "../useFormValues";
import { type PartnerFormMessages, partnerFormMessages } from "./messages";
import { PartnerFields } from "./PartnerFields";
import * as css from "./PartnerForm.css";
import {
  type CompletePartnerValues,
  findPartnerErrors,
  lacksPartner,
  type PartnerField,
  type PartnerValues,
  startPartner,
  trimPartner,
} from "./partnerValues";

/** Where an applicant is: filling in, then proving it with a code. */
export type PartnerStep = "form" | "verify";

export interface PartnerFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** The step, when the parent decides. */
  step?: PartnerStep;
  /**
   * The step at the start, where the shop does not hold it itself.
   * @default "form"
   */
  defaultStep?: PartnerStep;
  /** Called with the step that comes next, or came before. */
  onStepChange?: (step: PartnerStep) => void;
  /** What the fields hold, when the parent decides. */
  values?: Partial<PartnerValues>;
  /** What the form starts with, such as what was kept from the last visit. Read once. */
  defaultValues?: Partial<PartnerValues>;
  /** Called on every change, for a shop that keeps a half-filled form. */
  onValuesChange?: (values: PartnerValues) => void;
  /**
   * Called with a complete, checked application, right before the step of the code; a returned promise
   * holds that back, and keeps the form where it is when it is rejected.
   */
  onSubmit?: (values: CompletePartnerValues) => unknown;
  /** Called with exactly six digits. */
  onVerify?: (code: string) => unknown;
  /**
   * Most bytes of the picture.
   * @default 5 MiB
   */
  maxPictureSize?: number;
  /**
   * States that the pincode in the form lies in, by their English names, where the shop knows them. The
   * only one is chosen until the seller chooses; another than these is asked about and may be sent.
   * @default []
   */
  pincodeStates?: readonly string[];
  /**
   * The application or the code is being sent.
   * @default false
   */
  busy?: boolean;
  /** Why the shop refused the application or the code. */
  error?: ReactNode;
  /** What the shop refused at a field; it goes when the field is changed. */
  fieldErrors?: ShownErrors<PartnerField>;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PartnerFormMessages>;
}

/** An application to sell through the shop, in two steps: the details, then six digits of a code. */
export function PartnerForm({
  step: stepProp,
  defaultStep = "form",
  onStepChange,
  values: valuesProp,
  defaultValues,
  onValuesChange,
  onSubmit,
  onVerify,
  maxPictureSize = largestPicture,
  pincodeStates = noStates,
  busy = false,
  error,
  fieldErrors,
  messages,
  className,
  ...rest
}: PartnerFormProps) {
  const text = useMessages("partnerForm", partnerFormMessages, messages);
  const address = useMessages("addressForm", addressFormMessages);
  const [step, setStep] = useControlled(stepProp, defaultStep, onStepChange);
  const [held, change] = useFormValues(
    valuesProp && startPartner(valuesProp),
    () => startPartner(defaultValues),
    onValuesChange,
  );
  const values = withPincodeState(held, pincodeStates);
  const id = useId();
  const { errors, summary, attempt, sending, submit } = useFormCheck(
    findPartnerErrors(values, text, address),
    {
      id,
      busy,
      values,
      refused: fieldErrors,
      onValid: async () => {
        const { shopImage, ...texts } = trimPartner(values);
        if (!shopImage) return;
        await onSubmit?.({ ...texts, shopImage });
        setStep("verify");
      },
    },
  );
  if (step === "verify") {
    return (
      <VerifyStep
        {...rest}
        className={className}
        busy={busy}
        error={error}
        text={text}
        onVerify={onVerify}
        onBack={() => setStep("form")}
      />
    );
  }
  return (
    <form
      method="post"
      {...rest}
      noValidate
      className={cx(layout.form, className)}
      onSubmit={submit}
    >
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
        pincodeStates={pincodeStates}
        maxPictureSize={maxPictureSize}
        onChange={change}
      />
      {error && <Notice kind="error">{error}</Notice>}
      <div className={layout.actions}>
        <Button type="submit" loading={sending}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

interface VerifyStepProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  busy: boolean;
  /** Why the code was refused; it goes when the code is changed. */
  error: ReactNode;
  text: PartnerFormMessages;
  onVerify: ((code: string) => unknown) | undefined;
  onBack: () => void;
}

function VerifyStep(props: VerifyStepProps) {
  const { busy, error, text, onVerify, onBack, className, ...rest } = props;
  const [code, setCode] = useState("");
  const id = useId();
  const complete = /^\d{6}$/.test(code);
  const { errors, sending, submit } = useFormCheck<"code">(complete ? {} : { code: "" }, {
    id,
    busy,
    values: { code },
    refused: { code: error },
    onValid: () => onVerify?.(code),
  });
  return (
    <form
      method="post"
      {...rest}
      noValidate
      className={cx(css.verify, className)}
      onSubmit={submit}
    >
      <OtpField
        // The step is new to whoever has just sent the form: focus goes where it continues.
        autoFocus
        id={`${id}-code`}
        name="code"
        error={errors.code}
        label={text.code}
        hint={text.codeHint}
        value={code}
        onValueChange={setCode}
      />
      <Button type="submit" fullWidth loading={sending} disabled={!complete}>
        {text.verify}
      </Button>
      <Button tone="quiet" onClick={onBack}>
        {text.back}
      </Button>
    </form>
  );
}
