import { PaymentMethodPicker, type PaymentMethodPickerProps, Stack } from "@taanka/ui";
import type { ReactNode, Ref } from "react";
import { useTexts } from "../../texts";

export interface PaymentMethodProps
  extends Pick<PaymentMethodPickerProps, "value" | "onValueChange"> {
  /** The ways that the shop takes; all of them where nobody has said. */
  methods: PaymentMethodPickerProps["methods"] | null;
  /** Why nothing was ordered, where none was chosen. */
  problem: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** The ways to pay, each with what it costs. */
export function PaymentMethod({ methods, problem, ref, ...choice }: PaymentMethodProps) {
  const { notes } = useTexts().payment;
  return (
    <Stack gap="3" ref={ref}>
      <PaymentMethodPicker {...choice} notes={notes} {...(methods && { methods })} />
      {problem}
    </Stack>
  );
}
