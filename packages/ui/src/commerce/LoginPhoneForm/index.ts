export { LoginPhoneForm, type LoginPhoneFormProps } from "./LoginPhoneForm";
export type { LoginPhoneFormMessages } from "./messages";
