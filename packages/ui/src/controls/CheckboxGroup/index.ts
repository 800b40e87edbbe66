export { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup";
export type { CheckboxGroupMessages } from "./messages";
