"use client";

import { type ComponentProps, type FormEvent, useState } from "react";
import { Button } from "../../controls/Button";
import { PincodeField } from "../../controls/PincodeField";
import { InfoIcon, SuccessIcon } from "../../icons/status";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { useControlled } from "../../utils/useControlled";
import { type PincodeCheckMessages, pincodeCheckMessages } from "./messages";
import * as css from "./PincodeCheck.css";

export interface PincodeCheckProps
  extends Omit<ComponentProps<"form">, "children" | "onSubmit" | "defaultValue"> {
  /** The pincode in the field. */
  value?: string;
  /**
   * The pincode at the start, where the shop does not hold it itself. Six digits count as asked:
   * the `answer` is about them.
   * @default ""
   */
  defaultValue?: string;
  /** Called with the digits so far. */
  onValueChange?: (pincode: string) => void;
  /** Called with six digits when someone asks. */
  onCheck?: (pincode: string) => void;
  /**
   * The shop's answer to the last question; nothing is said before there is one. A shop that sends
   * everywhere gives `available` from the start.
   */
  answer?: "available" | "unavailable" | "checking";
  /** Why there is no answer to the last question; asking again is all that helps. */
  error?: string;
  /** How long a parcel takes to the pincode, in the shop's words: “2-5 days”. */
  deliveryTime?: string;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PincodeCheckMessages>;
}

/**
 * Tells whether a parcel can reach a pincode: the one of the start, then the one that is asked about.
 * The answer stands until the pincode is edited. What is not six digits is refused at once, and
 * `onCheck` does not hear of it; of every other pincode it says what `answer` does, and nothing without.
 */
export function PincodeCheck({
  value,
  defaultValue = "",
  onValueChange,
  onCheck,
  answer,
  deliveryTime,
  error,
  messages,
  className,
  ...rest
}: PincodeCheckProps) {
  const text = useMessages("pincodeCheck", pincodeCheckMessages, messages);
  const [pincode, setPincode] = useControlled(value, defaultValue, onValueChange);
  const valid = /^\d{6}$/.test(pincode);
  const [asked, setAsked] = useState(valid ? pincode : undefined);
  const current = asked === pincode;
  const told = current && valid ? answer : undefined;
  const checking = told === "checking";
  const failed = current && valid && !checking && error;
  const shown = checking || error ? undefined : told;
  const Icon = shown === "available" ? SuccessIcon : InfoIcon;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checking) return;
    setAsked(pincode);
    if (valid) onCheck?.(pincode);
  };
  return (
    <form noValidate {...rest} className={cx(css.root, className)} onSubmit={submit}>
      <PincodeField
        label={text.label}
        value={pincode}
        onValueChange={setPincode}
        error={current && !valid ? text.invalid : failed || undefined}
        suffix={
          <Button type="submit" tone="quiet" size="small" loading={checking}>
            {text.check}
          </Button>
        }
      />
      <p role="status" className={cx(css.answer, shown && css.tone[shown])}>
        {shown && (
          <>
            <Icon size={16} />
            <span className={bare}>
              {shown === "available" && deliveryTime
                ? fill(text.availableWithin, { time: deliveryTime })
                : text[shown]}
            </span>
          </>
        )}
      </p>
    </form>
  );
}
