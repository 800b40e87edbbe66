export type { ChoiceOption } from "../Choice/Choice";
export { Checkbox, type CheckboxProps } from "./Checkbox";
