"use client";

import type { ReactNode } from "react";
import { RadioCards, type RadioCardsProps } from "../../controls/RadioCards";
import { CashIcon, WalletIcon } from "../../icons/shop";
import { useMessages } from "../../theme/context";
import { type PaymentMethodPickerMessages, paymentMethodPickerMessages } from "./messages";
import * as css from "./PaymentMethodPicker.css";

/** How an order is paid: now by UPI or card, or in cash when it arrives. */
export type PaymentMethod = "Online" | "COD";

export interface PaymentMethodPickerProps
  extends Omit<RadioCardsProps, "options" | "value" | "defaultValue" | "onValueChange" | "label"> {
  /** The chosen method; an empty text for none. */
  value?: PaymentMethod | "";
  /** @default "" */
  defaultValue?: PaymentMethod | "";
  onValueChange?: (method: PaymentMethod) => void;
  /** What a method costs or saves, in the shop's words. */
  notes?: Partial<Record<PaymentMethod, ReactNode>>;
  /** Methods that can't be chosen for this order, each with the reason shown on its card. */
  unavailable?: Partial<Record<PaymentMethod, string>>;
  /** @default "Payment method" */
  label?: RadioCardsProps["label"];
  messages?: Partial<PaymentMethodPickerMessages>;
}

/** How to pay: prepaid or cash on delivery, each with what the shop says about it. */
export function PaymentMethodPicker({
  onValueChange,
  notes,
  unavailable,
  label,
  messages,
  ...rest
}: PaymentMethodPickerProps) {
  const text = useMessages("paymentMethodPicker", paymentMethodPickerMessages, messages);
  const option = (value: PaymentMethod, name: string) => ({
    value,
    label: <span className={css.name}>{name}</span>,
    description: notes?.[value],
    aside: value === "Online" ? <WalletIcon /> : <CashIcon />,
    disabled: unavailable?.[value] !== undefined,
    actions: unavailable?.[value] && <p className={css.reason}>{unavailable[value]}</p>,
  });
  return (
    <RadioCards
      {...rest}
      label={label ?? text.label}
      onValueChange={(method) => onValueChange?.(method as PaymentMethod)}
      options={[option("Online", text.prepaid), option("COD", text.cashOnDelivery)]}
    />
  );
}
