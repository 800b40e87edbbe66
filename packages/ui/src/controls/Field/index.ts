export { Field, type FieldControlProps, type FieldLookProps, type FieldProps } from "./Field";
export { FieldGroup, type FieldGroupProps } from "./FieldGroup";
export type { FieldMessages } from "./messages";
