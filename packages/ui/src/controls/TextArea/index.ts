export type { TextAreaMessages } from "./messages";
export { TextArea, type TextAreaProps } from "./TextArea";
