export type { PaymentMethodPickerMessages } from "./messages";
export {
  type PaymentMethod,
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from "./PaymentMethodPicker";
