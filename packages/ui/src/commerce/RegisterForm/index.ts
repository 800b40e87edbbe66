export type { RegisterFormMessages } from "./messages";
export { RegisterForm, type RegisterFormProps, type RegisterValues } from "./RegisterForm";
