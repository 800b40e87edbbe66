/** How often one-time codes are sent and may be tried; 0 turns a limit off. */
export interface OtpLimits {
  /** Pause between two codes for one phone that one network address asks for. */
  resendSeconds: number;
  /** Codes that one network address may ask for in ten minutes. */
  perAddress: number;
  /** Codes that the whole shop sends in an hour. */
  perHour: number;
  /** Codes for one phone that one network address may ask for in a day. */
  perPhone: number;
  /** Codes for one phone in an hour, whoever asks for them. */
  perPhoneHour: number;
  /** Wrong codes for one phone that one network address may try in a day. */
  wrongPerPhone: number;
}
