import { paymentMethods } from "@taanka/api-client/contract";
import {
  formatRupees,
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
  Stack,
} from "@taanka/ui";
import type { ReactElement, Ref } from "react";
import { useLanguage } from "../../config";
import { useTexts } from "../../texts";

export interface PaymentMethodProps
  extends Pick<PaymentMethodPickerProps, "value" | "onValueChange"> {
  /** The ways that the shop takes; all of them where nobody has said. */
  methods: PaymentMethodPickerProps["methods"] | null | undefined;
  /** What can be paid in cash at most, in rupees, where this order is more. */
  tooMuchForCash: number | undefined;
  /** Why nothing was ordered, where none was chosen. */
  problem: ReactElement | false;
  ref: Ref<HTMLDivElement>;
}

/** The ways to pay, each with what it costs. */
export function PaymentMethod({
  methods,
  tooMuchForCash,
  problem,
  ref,
  ...choice
}: PaymentMethodProps) {
  const { notes, cashUpTo } = useTexts().payment;
  const { locale } = useLanguage();
  const unavailable =
    tooMuchForCash === undefined
      ? undefined
      : { COD: cashUpTo(formatRupees(tooMuchForCash, { locale, paise: "always" })) };
  return (
    <Stack gap="3" ref={ref}>
      <PaymentMethodPicker
        {...choice}
        headingLevel={2}
        notes={notes}
        unavailable={unavailable}
        methods={methods ?? paymentMethods}
      />
      {problem}
    </Stack>
  );
}
