export type { TextFieldMessages } from "./messages";
export { TextField, type TextFieldProps } from "./TextField";
