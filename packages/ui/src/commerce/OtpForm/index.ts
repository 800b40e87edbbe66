export type { OtpFormMessages } from "./messages";
export { type OtpChannel, OtpForm, type OtpFormProps } from "./OtpForm";
