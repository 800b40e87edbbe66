import type { ButtonMessages } from "./Button/messages";
import type { CheckboxGroupMessages } from "./CheckboxGroup/messages";
import type { ChipMessages } from "./Chip/messages";
import type { ErrorSummaryMessages } from "./ErrorSummary/messages";
import type { FieldMessages } from "./Field/messages";
import type { FileDropMessages } from "./FileDrop/messages";
import type { PriceRangeMessages } from "./PriceRange/messages";
import type { QuantityStepperMessages } from "./QuantityStepper/messages";
import type { SearchFieldMessages } from "./SearchField/messages";
import type { TextAreaMessages } from "./TextArea/messages";
import type { TextFieldMessages } from "./TextField/messages";

/** Texts of the components in this group, by component. */
export interface ControlsMessages {
  button: ButtonMessages;
  checkboxGroup: CheckboxGroupMessages;
  chip: ChipMessages;
  errorSummary: ErrorSummaryMessages;
  field: FieldMessages;
  fileDrop: FileDropMessages;
  priceRange: PriceRangeMessages;
  quantityStepper: QuantityStepperMessages;
  searchField: SearchFieldMessages;
  textArea: TextAreaMessages;
  textField: TextFieldMessages;
}
