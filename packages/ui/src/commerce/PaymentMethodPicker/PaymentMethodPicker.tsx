"use client";

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
  /** Methods that can't be chosen for this order, each with the reason shown on its card. */
  unavailable?: Partial<Record<PaymentMethod, string>>;
  /** @default "Payment method" */
  label?: RadioCardsProps["label"];
  messages?: Partial<PaymentMethodPickerMessages>;
}

/** How to pay: prepaid or cash on delivery, each with what it costs or saves. */
export function PaymentMethodPicker({
  onValueChange,
  unavailable,
  label,
  messages,
  ...rest
}: PaymentMethodPickerProps) {
  const text = useMessages("paymentMethodPicker", paymentMethodPickerMessages, messages);
  const option = (value: PaymentMethod, name: string, description: string) => ({
    value,
    label: <span className={css.name}>{name}</span>,
    description,
    aside: value === "Online" ? <WalletIcon /> : <CashIcon />,
    disabled: unavailable?.[value] !== undefined,
    actions: unavailable?.[value] && <p className={css.reason}>{unavailable[value]}</p>,
  });
  return (
    <RadioCards
      {...rest}
      label={label ?? text.label}
      onValueChange={(method) => onValueChange?.(method as PaymentMethod)}
      options={[
        option("Online", text.prepaid, text.prepaidNote),
        option("COD", text.cashOnDelivery, text.cashOnDeliveryNote),
      ]}
    />
  );
}
