"use client";

import type { ReactNode } from "react";
import { RadioCards, type RadioCardsProps } from "../../controls/RadioCards";
import { WalletIcon } from "../../icons/account";
import { CashIcon } from "../../icons/shop";
import { useMessages } from "../../theme/context";
import { Heading } from "../../typography/Heading";
import { type PaymentMethodPickerMessages, paymentMethodPickerMessages } from "./messages";
import * as css from "./PaymentMethodPicker.css";

/** How an order is paid: now by UPI or card, or in cash when it arrives. */
export type PaymentMethod = "Online" | "COD";

export interface PaymentMethodPickerProps
  extends Omit<RadioCardsProps, "options" | "value" | "defaultValue" | "onValueChange" | "label"> {
  /** The chosen method; an empty text for none. */
  value?: PaymentMethod | "";
  /**
   * The chosen method at the start, where the shop does not hold it itself.
   * @default ""
   */
  defaultValue?: PaymentMethod | "";
  /** Called with the chosen method. */
  onValueChange?: (method: PaymentMethod) => void;
  /** What the shop takes, in the order in which it is shown. */
  methods: readonly PaymentMethod[];
  /** What a method costs or saves, in the shop's words. */
  notes?: Partial<Record<PaymentMethod, ReactNode>>;
  /** Methods that can't be chosen for this order, each with the reason shown on its card. */
  unavailable?: Partial<Record<PaymentMethod, string>>;
  /**
   * Names the group.
   * @default "Payment method"
   */
  label?: RadioCardsProps["label"];
  /** Shows the label as a heading of this level, where the group is a part of a page and no field. */
  headingLevel?: 2 | 3;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PaymentMethodPickerMessages>;
}

/** How to pay: prepaid or cash on delivery, each with what the shop says about it. */
export function PaymentMethodPicker({
  onValueChange,
  methods,
  notes,
  unavailable,
  label: given,
  headingLevel,
  messages,
  ...rest
}: PaymentMethodPickerProps) {
  const text = useMessages("paymentMethodPicker", paymentMethodPickerMessages, messages);
  const label = given ?? text.label;
  const names = { Online: text.prepaid, COD: text.cashOnDelivery };
  const option = (value: PaymentMethod) => ({
    value,
    label: <span className={css.name}>{names[value]}</span>,
    description: notes?.[value],
    aside: value === "Online" ? <WalletIcon /> : <CashIcon />,
    disabled: unavailable?.[value] !== undefined,
    actions: unavailable?.[value] && <p className={css.reason}>{unavailable[value]}</p>,
  });
  return (
    <RadioCards
      {...rest}
      label={
        headingLevel ? (
          <Heading level={headingLevel} size="xl" className={css.heading}>
            {label}
          </Heading>
        ) : (
          label
        )
      }
      onValueChange={(method) => onValueChange?.(method as PaymentMethod)}
      options={methods.map(option)}
    />
  );
}
