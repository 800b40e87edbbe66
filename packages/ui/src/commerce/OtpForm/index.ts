export type { OtpFormMessages } from "./messages";
export { OtpForm, type OtpFormProps } from "./OtpForm";
export type { OtpChannel } from "./ResendCode";
