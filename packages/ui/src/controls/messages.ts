import type { ButtonMessages } from "./Button/messages";
import type { ChipMessages } from "./Chip/messages";
import type { ErrorSummaryMessages } from "./ErrorSummary/messages";
import type { FieldMessages } from "./Field/messages";
import type { QuantityStepperMessages } from "./QuantityStepper/messages";
import type { SearchFieldMessages } from "./SearchField/messages";
import type { TextAreaMessages } from "./TextArea/messages";
import type { TextFieldMessages } from "./TextField/messages";

/** Texts of the components in this group, by component. */
export interface ControlsMessages {
  button: ButtonMessages;
  chip: ChipMessages;
  errorSummary: ErrorSummaryMessages;
  field: FieldMessages;
  quantityStepper: QuantityStepperMessages;
  searchField: SearchFieldMessages;
  textArea: TextAreaMessages;
  textField: TextFieldMessages;
}
